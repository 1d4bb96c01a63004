import type { ReactElement } from 'react';
import type { ChoosableKind, NecessaryKind } from './mail-kinds.js';

/** The parish's settings that every mail shows or needs. */
export interface MailParish {
  /** Title of the ministry, e.g. 'Ministros da Sagrada Comunhão'. */
  ministryTitle: string;
  parishName: string;
  city: string;
  /** Of the coordination or the parish's office, as it is written; null: none is named. */
  coordinationPhone: string | null;
  /** Absolute address of the web app, without a trailing slash. */
  publicUrl: string;
  /** IANA time zone of the parish, e.g. 'America/Sao_Paulo'. */
  zone: string;
  /** Where people choose how they are told, in mails of the kinds that they may choose. */
  choicesLink?: string;
}

/** One mass at which the recipient serves; date and time are the parish's own. */
export interface MailMass {
  /** Stable id for calendar files: the same mass and person always give the same text. */
  uid: string;
  /** 'YYYY-MM-DD'. */
  date: string;
  /** 'HH:MM'. */
  time: string;
  description: string;
  /** Where, when it is not the parish church itself. */
  place?: string;
  /** Minutes; an hour when absent. */
  durationMinutes?: number;
}

/** What every mail about a questionnaire tells. */
export interface MailQuestionnaire {
  name: string;
  /** The questionnaire's title. */
  title: string;
  /** ISO 8601 instant after which no answer is taken. */
  deadline?: string;
  /** Absolute address of the questionnaire. */
  link: string;
  /** Whether the address opens this questionnaire for this person, without a password. */
  isPersonal: boolean;
}

/** What every mail about a questionnaire refers to. */
export type QuestionnaireRefs = Readonly<Record<'questionnaireId' | 'round' | 'ministerId', number>> & {
  /** Sent to remind, where the mail's name does not say so. */
  readonly isReminder?: true;
};

/**
 * What each mail needs to be written, by the mail's name. Empty here: every `mails/<name>.mail.tsx` adds its own entry,
 * so no file lists the mails. A `link` is an absolute http(s) address.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the mails' files fill it
export interface MailVariables {}

/**
 * What each mail is about, by the mail's name: ids and moments from which its variables are read when it is sent. Filled as
 * {@link MailVariables} is.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- the mails' files fill it
export interface MailRefs {}

/** The names of all mails: those of the files in `mails/`. */
export type MailName = keyof MailVariables;

/** Props of every mail's body. */
export interface MailProps<N extends MailName> {
  variables: MailVariables[N];
  parish: MailParish;
}

export interface MailAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** A mail in a few words, for what is shorter than a mail: names nobody but its recipient. */
export interface MailBrief {
  title: string;
  text: string;
  /** Where in the web app it goes on, for somebody who is logged in; never a personal link. */
  path: string;
  /** What one does there, as the mail's own button says it. */
  act: string;
}

/** Kind and brief of a mail: who may choose how a mail reaches them, may choose something shorter than it. */
type MailKindOf<N extends MailName> =
  | { kind: NecessaryKind; brief?: never }
  | { kind: ChoosableKind; brief: (variables: MailVariables[N]) => MailBrief };

/** All that there is to know of one mail, but for where its variables are read: its trigger's feature does that. */
export type MailDefinition<N extends MailName> = MailKindOf<N> & {
  /** As its file is called. */
  name: N;
  /** What the administrator's e-mail list calls it, in Portuguese. */
  label: string;
  /** When it goes out. */
  trigger: string;
  /** To whom it goes. */
  recipient: string;
  /** Whether it is of use for hours only: it waits for no digest. */
  asksNow?: true;
  /** Invented variables, for tests and previews. */
  sample: MailVariables[N];
  subject: (variables: MailVariables[N]) => string;
  Body: (props: MailProps<N>) => ReactElement;
  attachments?: (variables: MailVariables[N], parish: MailParish) => MailAttachment[];
};

/** Types one mail; the default export of its file. */
export function defineMail<N extends MailName>(mail: MailDefinition<N>): MailDefinition<N> {
  return mail;
}

/** Reads a mail from its file. Only when it is needed: react-email takes a third of a second to load. */
export async function loadMail<N extends MailName>(name: N): Promise<MailDefinition<N>> {
  const file = (await import(`./mails/${name}.mail.js`)) as { default: MailDefinition<N> };
  return file.default;
}
