import { Instant, LocalDate, LocalTime, Note, OneOf, Text } from '../platform/fields/fields.js';

export const DUTY_STATES = ['waiting', 'confirmed', 'asked'] as const;
export type DutyState = (typeof DUTY_STATES)[number];

export class DutyLinkResponse {
  @Text({ example: 'Ana Souza', description: 'De quem é o lugar.' })
  scheduleName!: string;

  @Instant({ example: '2026-12-06T11:00:00.000Z' })
  dateTime!: string;

  @LocalDate()
  date!: string;

  @LocalTime({ example: '08:00' })
  time!: string;

  @Text({ example: 'Missa dominical' })
  description!: string;

  @Text({ nullable: true, example: 'Igreja matriz' })
  location!: string | null;

  @OneOf(DUTY_STATES, {
    description: 'waiting: ainda não respondeu; confirmed: confirmou; asked: pediu substituição.',
  })
  state!: DutyState;
}

export class CannotComeRequest {
  @Note({ max: 500, example: 'Estarei em viagem.', description: 'Só a coordenação lê.' })
  reason?: string | null;
}
