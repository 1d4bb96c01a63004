import { applyDecorators } from '@nestjs/common';
import { ApiProperty, IntersectionType } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { NamedMinisterResponse, PhotoPlaceResponse } from '../ministers/index.js';
import { Flag, Id, Instant, Int, LocalDate, NestedList, Text } from '../platform/fields/fields.js';
import { PlacedMassResponse } from '../roster/index.js';

const MAX_CODE = 40;
/** What fits into a request of a caller without login. */
const MAX_TAPS = 50;

/** A number that a device makes up for what it sends, so that the same is known again. */
const Uuid = (description: string) =>
  applyDecorators(
    ApiProperty({
      type: 'string',
      format: 'uuid',
      example: '7d0c9a52-3f7e-4f4e-9a0d-2f5b8c1e6a34',
      description,
    }),
    IsUUID(undefined, { message: 'O registro não tem um identificador válido.' }),
  );

export class EnterSacristyRequest {
  @Text({ max: MAX_CODE, example: 'K7MP-R3WD' })
  code!: string;
}

export class SacristyEnteredResponse {
  @Text({ example: '12.kY3…', description: 'Vai no cabeçalho x-sacristy-token.' })
  token!: string;

  @LocalDate()
  date!: string;
}

export class SacristyPersonResponse extends IntersectionType(NamedMinisterResponse, PhotoPlaceResponse) {
  @Text({ nullable: true, example: '/api/sacristy/photos/ab12.webp' })
  photoUrl!: string | null;

  @Instant({ nullable: true, description: 'Quando chegou a esta missa.' })
  arrivedAt!: string | null;
}

export class SacristyPlaceResponse extends SacristyPersonResponse {
  @Flag({ description: 'Pediu substituição, e ninguém aceitou ainda.' })
  seeksSubstitute!: boolean;
}

export class SacristyCandidateResponse extends SacristyPersonResponse {
  @Flag({ description: 'Já está na igreja: chegou a uma missa deste dia.' })
  inChurch!: boolean;

  @Flag({ description: 'Disse no questionário que podia; senão, está livre neste dia.' })
  offered!: boolean;
}

export class SacristyMassResponse extends PlacedMassResponse {
  @Id()
  slotId!: number;

  @Int({ min: 0, max: 1000, example: 4 })
  requiredMinisters!: number;

  @NestedList(() => SacristyPlaceResponse, { description: 'Quem está escalado, por nome.' })
  people!: SacristyPlaceResponse[];

  @NestedList(() => SacristyPersonResponse, { description: 'Quem veio sem estar na escala.' })
  helpers!: SacristyPersonResponse[];

  @NestedList(() => SacristyCandidateResponse, {
    description: 'Antes da missa: quem poderia ficar com um lugar, primeiro quem está na igreja.',
  })
  candidates!: SacristyCandidateResponse[];
}

export class CheckInCodeResponse {
  @Instant({ description: 'Desde quando é este o código da tela.' })
  from!: string;

  @Text({ max: 500, example: 'https://paroquia.example/check-in#…' })
  link!: string;
}

export class SacristyDayResponse {
  @LocalDate()
  date!: string;

  @NestedList(() => SacristyMassResponse, { description: 'As missas publicadas do dia, por horário.' })
  masses!: SacristyMassResponse[];

  @NestedList(() => CheckInCodeResponse, {
    description: 'O que o código QR da tela diz em cada hora até o fim do dia, também sem internet.',
  })
  checkInCodes!: CheckInCodeResponse[];
}

export class TapRequest {
  @Uuid('Feito pelo aparelho: o mesmo registro enviado outra vez não conta de novo.')
  id!: string;

  @Id()
  slotId!: number;

  @Id()
  ministerId!: number;

  @Flag({ description: 'false: desfaz.' })
  arrived!: boolean;

  @Instant({ description: 'Quando foi tocado, no relógio do aparelho.' })
  at!: string;
}

export class SendTapsRequest {
  @Instant({ description: 'O relógio do aparelho ao enviar: a diferença para o do servidor é descontada.' })
  sentAt!: string;

  @NestedList(() => TapRequest, { minItems: 1, maxItems: MAX_TAPS })
  taps!: TapRequest[];
}

export class TapsSentResponse {
  @Int({ min: 0, max: MAX_TAPS, example: 3, description: 'Quantos ficaram guardados, agora ou antes.' })
  kept!: number;

  @Int({
    min: 0,
    max: MAX_TAPS,
    example: 0,
    description: 'Quantos falam de uma missa ou pessoa que não está mais neste dia.',
  })
  unknown!: number;
}

export class GivePlaceRequest {
  @Id()
  slotId!: number;

  @Id({ optional: true, nullable: true, description: 'De quem é o lugar; null: um lugar vazio.' })
  leaverId?: number | null;

  @Id({ description: 'Quem fica com o lugar.' })
  ministerId!: number;
}
