import { Email, Flag, Id, Instant, Int, OneOf, Text, Texts } from '../platform/fields/fields.js';
import { EMAIL_STATUSES, type EmailStatus } from './email-message.entity.js';
import { type Channel, CHANNELS } from './mail-kinds.js';

/** One of the mails that the system can send. */
export class EmailKindResponse {
  @Text({ example: 'reset' })
  mail!: string;

  @Text({ example: 'Trocar senha' })
  label!: string;
}

export class EmailResponse {
  @Id()
  id!: number;

  @Text({ example: 'reset', description: 'Qual e-mail: um dos nomes de GET /api/emails/kinds.' })
  mail!: string;

  @Text({ example: 'Trocar senha', description: 'Como este e-mail se chama.' })
  label!: string;

  @Email({ description: 'Para quem.' })
  to!: string;

  @Id({ nullable: true, description: 'A conta da pessoa, enquanto existir.' })
  userId!: number | null;

  @Text({ nullable: true, example: 'Ana Souza' })
  name!: string | null;

  @Text({
    nullable: true,
    example: 'Crie uma nova senha',
    description: 'Conhecido depois da primeira tentativa.',
  })
  subject!: string | null;

  @Text({ example: 'E-mail na hora', description: 'Como o meio se chama.' })
  channelLabel!: string;

  @OneOf(CHANNELS, {
    description: 'Como vai: o que a pessoa escolheu, ou o e-mail, quando isso não a alcança.',
  })
  channel!: Channel;

  @OneOf(EMAIL_STATUSES, {
    description:
      'queued: na fila, ou à espera do resumo do dia; sent: aceito pelo servidor de e-mail, ou entregue pelo meio escolhido; kept: guardado aqui, porque não há servidor de e-mail; ' +
      'dropped: deixou de ter motivo antes do envio; failed: recusado, ou esgotadas as tentativas.',
  })
  status!: EmailStatus;

  @Int({ min: 0, max: 1000, example: 1, description: 'Tentativas de envio.' })
  attempts!: number;

  @Int({ min: 0, max: 1000, example: 0, description: 'Reenvios pedidos por um administrador.' })
  resends!: number;

  @Instant({ description: 'Quando foi pedido.' })
  createdAt!: string;

  @Instant({ nullable: true, description: 'Quando saiu, ou foi guardado.' })
  sentAt!: string | null;

  @Text({ nullable: true, example: 'SMTP 550 5.1.1', description: 'Código do motivo de não ter saído.' })
  lastError!: string | null;

  @Text({
    nullable: true,
    example: 'whatsapp 131026',
    description: 'Por que foi por e-mail: o meio que a pessoa escolheu, e o código que ele deu.',
  })
  insteadOf!: string | null;
}

export class EmailDetailResponse extends EmailResponse {
  @Flag({
    description: 'O e-mail guardado traz um link que abre uma conta: só POST /api/emails/{id}/open o mostra.',
  })
  sealed!: boolean;

  @Text({
    nullable: true,
    max: 1_000_000,
    description:
      'O e-mail guardado, só com a situação "kept". Mostre-o em um iframe com sandbox: é conteúdo, não parte da página.',
    example: null,
  })
  html!: string | null;

  @Text({ nullable: true, max: 1_000_000, description: 'O mesmo em texto.', example: null })
  text!: string | null;

  @Texts({ nullable: true, maxLength: 2000, description: 'Os links do texto.', example: null })
  links!: string[] | null;
}
