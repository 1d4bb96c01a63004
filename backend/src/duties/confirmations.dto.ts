import { Flag, Id, Int, LocalDate, NestedList, OneOf, Text } from '../platform/fields/fields.js';
import { BriefMassResponse } from '../roster/index.js';
import { NamedMinisterResponse } from '../ministers/index.js';

/** How far somebody with a place has answered for it. */
export const CONFIRMATIONS = ['confirmed', 'asked', 'opened', 'unopened', 'unreminded'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

export const CONFIRMATION_LABELS: Record<Confirmation, string> = {
  confirmed: 'Confirmou',
  asked: 'Pediu substituição',
  opened: 'Abriu, sem responder',
  unopened: 'Ainda não abriu o lembrete',
  unreminded: 'Ainda sem lembrete',
};

export class ConfirmationResponse extends NamedMinisterResponse {
  @Id()
  assignmentId!: number;

  @Text({ nullable: true, example: '+55 (15) 99999-9999' })
  phone!: string | null;

  @OneOf(CONFIRMATIONS, {
    example: 'unopened',
    description:
      'opened: abriu o lembrete ou a própria escala e não respondeu; unreminded: o lembrete ainda não saiu, ou a pessoa não recebe lembretes.',
  })
  state!: Confirmation;
}

export class NoteConfirmationRequest {
  @Flag({ description: 'true: disse que vem; false: desfaz.' })
  confirmed!: boolean;
}

export class RemindUnconfirmedRequest {
  @LocalDate({ description: 'O dia das missas.' })
  date!: string;
}

export class MassConfirmationsResponse extends BriefMassResponse {
  @Id()
  slotId!: number;

  @Int({ min: 0, max: 1000, example: 4 })
  confirmed!: number;

  @Flag({
    description:
      'A missa está tão perto que a coordenação é lembrada de quem não confirmou, tenha o lembrete saído ou não.',
  })
  soon!: boolean;

  @NestedList(() => ConfirmationResponse)
  people!: ConfirmationResponse[];
}
