import { DAY } from '../platform/clock.js';

/** What a mail is about. Of every kind but the necessary one, people choose how it reaches them. */
export const MAIL_KIND_LABELS = {
  account: 'Conta e cadastro',
  roster: 'Escala publicada ou alterada',
  reminders: 'Lembretes de missa',
  substitutions: 'Substituições',
  questionnaires: 'Questionários',
  messages: 'Mensagens',
} as const;

export type MailKind = keyof typeof MAIL_KIND_LABELS;

/** Links, the account and its security: always by mail, at once. */
export type NecessaryKind = 'account';
export type ChoosableKind = Exclude<MailKind, NecessaryKind>;

export const CHOOSABLE_KINDS = (Object.keys(MAIL_KIND_LABELS) as MailKind[]).filter(
  (kind): kind is ChoosableKind => kind !== 'account',
);

/** How a message reaches somebody. */
export const CHANNEL_LABELS = {
  mail: 'E-mail na hora',
  digest: 'Resumo diário por e-mail',
  push: 'Aviso no celular',
  whatsapp: 'WhatsApp',
  inside: 'Só dentro do sistema',
} as const;

export type Channel = keyof typeof CHANNEL_LABELS;
export const CHANNELS = Object.keys(CHANNEL_LABELS) as Channel[];
/** How things reach whoever has chosen nothing. */
export const DEFAULT_CHANNEL: Channel = 'mail';

/** Kinds about somebody's masses: within a day of one they go out by night too. */
const DUTY_KINDS: ReadonlySet<MailKind> = new Set<MailKind>(['roster', 'reminders', 'substitutions']);

/** Kinds of which nothing else goes out by night, even by mail. */
const QUIET_KINDS: ReadonlySet<MailKind> = new Set<MailKind>(['reminders', 'substitutions']);

/** Kinds that always arrive at once within a day of what they are about. */
const PRESSING_KINDS: ReadonlySet<MailKind> = new Set<MailKind>(['roster', 'substitutions']);

/** Whether less than a day is left from this instant to the one by which a message is needed. */
export function isNear(neededBy: Date | null | undefined, from: Date): boolean {
  return neededBy != null && neededBy.getTime() - from.getTime() < DAY;
}

/** Whether a message arrives at once whatever its recipient has chosen. */
export function isUrgent(kind: MailKind, neededBy: Date | null | undefined, now: Date): boolean {
  return PRESSING_KINDS.has(kind) && isNear(neededBy, now);
}

/**
 * Whether a message waits for the morning where it would go out by night.
 * @param rings whether it makes a telephone ring, as a mail does not.
 */
export function waitsForMorning(
  kind: MailKind,
  { rings, neededBy, now }: { rings: boolean; neededBy: Date | null; now: Date },
): boolean {
  return (rings || QUIET_KINDS.has(kind)) && !(DUTY_KINDS.has(kind) && isNear(neededBy, now));
}
