import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Matches } from 'class-validator';
import { Decimal, Int, LocalDate, LocalTime, NestedList, Nested, Text } from '../platform/fields/fields.js';
import { labelOf } from '../platform/fields/labels.js';
import { NamedMinisterResponse } from '../ministers/index.js';

const MAX_COUNT = 1_000_000;
const MONTH = /^20\d{2}-(0[1-9]|1[0-2])$/;

/** A month, YYYY-MM. */
const Month = ({ example, description }: { example: string; description: string }) =>
  applyDecorators(
    ApiProperty({ type: 'string', pattern: MONTH.source, example, description }),
    Matches(MONTH, { message: ({ property }) => `${labelOf(property)}: informe um mês válido (AAAA-MM).` }),
  );

const Count = (example: number, description: string) => Int({ min: 0, max: MAX_COUNT, example, description });
const Duties = (example: number, description: string) =>
  Decimal({ min: -MAX_COUNT, max: MAX_COUNT, example, description });

export class FairnessQuery {
  @Month({ example: '2026-07', description: 'Primeiro mês.' })
  from!: string;

  @Month({ example: '2026-12', description: 'Último mês, no máximo 36 depois do primeiro.' })
  to!: string;
}

export class MassKindResponse {
  @Text({
    nullable: true,
    example: 'domingo-8h',
    description: 'A regra do cronograma; null para missas avulsas.',
  })
  ruleKey!: string | null;

  @Text({ example: 'Missa dominical' })
  name!: string;

  @Count(210, 'Ofertas, somadas as de todos.')
  offers!: number;

  @Count(96, 'Missas servidas, somadas as de todos.')
  duties!: number;
}

export class KindDutiesResponse {
  @Text({ nullable: true, example: 'domingo-8h' })
  ruleKey!: string | null;

  @Count(7, 'Missas para as quais se ofereceu.')
  offers!: number;

  @Count(3, 'Missas servidas.')
  duties!: number;
}

export class FairnessPersonResponse extends NamedMinisterResponse {
  @Count(21, 'Missas para as quais se ofereceu.')
  offers!: number;

  @Count(16, 'As mesmas, limitadas em cada escala ao máximo mensal da pessoa: o peso da parte que lhe cabe.')
  countedOffers!: number;

  @Count(14, 'Missas servidas.')
  duties!: number;

  @Count(11, 'Missas em que a presença foi registrada, também as em que ajudou sem estar na escala.')
  attended!: number;

  @Count(1, 'Faltas com aviso: pediu substituição antes da missa.')
  excused!: number;

  @Count(0, 'Faltas sem aviso, das missas em que a presença foi registrada.')
  missed!: number;

  @Duties(12.6, 'Missas que lhe cabiam, na proporção do que ofereceu.')
  expected!: number;

  @Duties(1.4, 'Servidas menos as que lhe cabiam: positivo é a mais.')
  difference!: number;

  @NestedList(() => KindDutiesResponse)
  byKind!: KindDutiesResponse[];

  @LocalDate({
    nullable: true,
    example: '2026-11-08',
    description: 'Última missa servida, em qualquer período.',
  })
  lastServed!: string | null;
}

export class AbsentPersonResponse extends NamedMinisterResponse {
  @Count(5, 'Missas dos últimos 60 dias para as quais se ofereceu.')
  offers!: number;

  @LocalDate({ nullable: true, example: '2026-08-30', description: 'null: nunca serviu.' })
  lastServed!: string | null;

  @LocalDate({ nullable: true, example: '2026-12-20', description: 'A próxima missa publicada, se houver.' })
  nextDuty!: string | null;
}

export class ShortMassResponse {
  @Text({ nullable: true, example: 'quinta-cura' })
  ruleKey!: string | null;

  @Text({ example: 'Missa por cura e libertação' })
  name!: string;

  @LocalTime()
  time!: string;

  @Count(6, 'Quantas vezes foi celebrada.')
  masses!: number;

  @Count(5, 'Em quantas delas faltou gente.')
  timesShort!: number;

  @Count(156, 'Lugares.')
  places!: number;

  @Count(140, 'Lugares preenchidos.')
  filled!: number;

  @Count(16, 'Lugares vazios.')
  missing!: number;
}

export class FairnessTotalsResponse {
  @Count(6, 'Escalas publicadas no período.')
  schedules!: number;

  @Count(300, 'Missas.')
  masses!: number;

  @Count(2300, 'Lugares.')
  places!: number;

  @Count(2260, 'Lugares preenchidos.')
  filled!: number;

  @Count(40, 'Lugares vazios.')
  missing!: number;

  @Count(118, 'Pessoas que se ofereceram ou serviram.')
  people!: number;

  @Count(4, 'Pessoas que se ofereceram e não serviram.')
  neverServed!: number;

  @Decimal({
    min: 0,
    max: MAX_COUNT,
    example: 0.8,
    description: 'Em média, quantas missas cada pessoa serviu a mais ou a menos do que lhe cabia.',
  })
  meanDeviation!: number;

  @Decimal({
    min: 0,
    max: 100,
    example: 87.3,
    description: 'Percentagem das pessoas que ficaram a no máximo uma missa do que lhes cabia.',
  })
  withinOne!: number;
}

export class RemovedPeopleResponse {
  @Text({ example: 'Ministro removido' })
  name!: string;

  @Count(2, 'Pessoas que apagaram seus dados.')
  people!: number;

  @Count(7, 'Missas que serviram.')
  duties!: number;
}

export class FairnessReportResponse {
  @Text({ example: '2026-07' })
  from!: string;

  @Text({ example: '2026-12' })
  to!: string;

  @Nested(() => FairnessTotalsResponse)
  totals!: FairnessTotalsResponse;

  @Nested(() => RemovedPeopleResponse)
  removed!: RemovedPeopleResponse;

  @NestedList(() => MassKindResponse, { description: 'Por nome.' })
  kinds!: MassKindResponse[];

  @NestedList(() => FairnessPersonResponse, { maxItems: 10_000, description: 'Por nome.' })
  people!: FairnessPersonResponse[];

  @NestedList(() => AbsentPersonResponse, {
    maxItems: 10_000,
    description:
      'Não serviram nos últimos 60 dias, embora se tenham oferecido; a mais longa espera primeiro.',
  })
  absent!: AbsentPersonResponse[];

  @NestedList(() => ShortMassResponse, {
    maxItems: 10_000,
    description: 'Missas em que faltou gente, a que mais faltou primeiro.',
  })
  shortMasses!: ShortMassResponse[];
}
