import type { ReactElement } from 'react';

/** The parish's settings that every mail shows or needs. */
export interface MailParish {
  /** Title of the ministry, e.g. 'Ministros da Sagrada Comunhão'. */
  ministryTitle: string;
  parishName: string;
  city: string;
  /** Absolute address of the web app, without a trailing slash. */
  publicUrl: string;
  /** IANA time zone of the parish, e.g. 'America/Sao_Paulo'. */
  zone: string;
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

interface QuestionnaireVariables {
  name: string;
  /** The questionnaire's title. */
  title: string;
  /** ISO 8601 instant after which no answer is taken. */
  deadline?: string;
  /** Absolute address of the questionnaire. */
  link: string;
}

/** What each mail needs to be written. Every `link` is an absolute http(s) address. */
export interface MailVariables {
  setup: { name: string; roleLabel: string; link: string };
  reset: { name: string; link: string };
  verification: { email: string; link: string };
  'request-received': { name: string; scheduleName: string };
  'request-rejected': { name: string; reason: string; link: string };
  'questionnaire-sent': QuestionnaireVariables;
  'questionnaire-resent': QuestionnaireVariables;
  'questionnaire-reminder': QuestionnaireVariables & { deadline: string; daysLeft: number };
  'roster-published': {
    name: string;
    /** The schedule's title. */
    title: string;
    /** The person's own masses, at least one, in the order of their dates. */
    masses: readonly MailMass[];
    link: string;
  };
  'roster-changed': {
    name: string;
    /** The schedule's title. */
    title: string;
    /** The person's own masses, in the order of their dates; one of the two lists may be empty. */
    added: readonly MailMass[];
    removed: readonly MailMass[];
    link: string;
  };
  'substitution-asked': {
    name: string;
    /** Who asks: full name, and the one in the roster. */
    asker: string;
    scheduleName: string;
    mass: MailMass;
    reason: string;
    link: string;
  };
  'substitution-found': {
    name: string;
    /** Who takes the place, by the name in the roster. */
    substitute: string;
    mass: MailMass;
    /** What the coordination wrote. */
    note?: string;
    link: string;
  };
  'substitution-declined': { name: string; mass: MailMass; note: string; link: string };
  'deletion-done': { name: string };
}

export type MailName = keyof MailVariables;

/** The names of all mails, for those who need no template. */
export const MAIL_NAMES: readonly MailName[] = [
  'setup',
  'reset',
  'verification',
  'request-received',
  'request-rejected',
  'questionnaire-sent',
  'questionnaire-resent',
  'questionnaire-reminder',
  'roster-published',
  'roster-changed',
  'substitution-asked',
  'substitution-found',
  'substitution-declined',
  'deletion-done',
];

/** Props of every template. */
export interface MailProps<N extends MailName> {
  variables: MailVariables[N];
  parish: MailParish;
}

export interface MailAttachment {
  filename: string;
  content: string;
  contentType: string;
}

/** One entry of the catalogue. */
export interface MailDefinition<N extends MailName> {
  /** When it goes out. */
  trigger: string;
  /** To whom it goes. */
  recipient: string;
  /** Invented variables, for tests and previews. */
  sample: MailVariables[N];
  subject: (variables: MailVariables[N]) => string;
  template: (props: MailProps<N>) => ReactElement;
  attachments?: (variables: MailVariables[N], parish: MailParish) => MailAttachment[];
}
