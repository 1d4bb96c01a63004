import { Email, Flag, Nested, OneOf, Password, Text } from '../platform/fields/fields.js';

export const MAILBOXES = ['old', 'new'] as const;
export type Mailbox = (typeof MAILBOXES)[number];

export class ChangeEmailRequest {
  @Email({ example: 'ana.nova@exemplo.test' })
  email!: string;

  @Password({ description: 'A de quem pede.' })
  password!: string;
}

export class PendingEmailChangeResponse {
  @Email({ example: 'ana.nova@exemplo.test' })
  newEmail!: string;

  @Flag({ description: 'Se o e-mail atual já confirmou.' })
  oldConfirmed!: boolean;

  @Flag({ description: 'Se o e-mail novo já confirmou.' })
  newConfirmed!: boolean;
}

export class EmailChangeResponse {
  @Nested(() => PendingEmailChangeResponse, { nullable: true, description: 'O pedido em aberto.' })
  pending!: PendingEmailChangeResponse | null;
}

export class EmailLinkRequest {
  @Text({ max: 200, example: 'recebido por e-mail' })
  token!: string;
}

export class EmailLinkStateResponse {
  @OneOf(MAILBOXES, {
    nullable: true,
    description: 'Para qual e-mail o link foi enviado: o atual (old) ou o novo; null quando não vale mais.',
  })
  mailbox!: Mailbox | null;

  @Text({ example: 'Link válido.' })
  message!: string;
}

export class EmailConfirmedResponse {
  @Text({ example: 'Confirmado. Falta confirmar no outro e-mail.' })
  message!: string;

  @Flag({ description: 'Se os dois e-mails confirmaram, e a conta mudou.' })
  changed!: boolean;
}
