import { formatDateTime } from '../../platform/dates/format.js';
import { massCalendar } from './calendar-file.js';
import type { MailAttachment, MailDefinition, MailMass, MailName, MailParish } from './mail-types.js';
import { personName } from './plain-text.js';
import { DeletionDoneMail, ResetMail, SetupMail, VerificationMail } from './templates/account-mails.js';
import {
  QuestionnaireReminderMail,
  QuestionnaireResentMail,
  QuestionnaireSentMail,
  remainingDays,
} from './templates/questionnaire-mails.js';
import { RequestReceivedMail, RequestRejectedMail } from './templates/registration-mails.js';
import { countMasses, RosterChangedMail, RosterPublishedMail } from './templates/roster-mails.js';
import {
  SubstitutionAskedMail,
  SubstitutionDeclinedMail,
  SubstitutionFoundMail,
} from './templates/substitution-mails.js';

const sampleMasses: MailMass[] = [
  {
    uid: 'slot-101-minister-7@partilha.example',
    date: '2026-12-06',
    time: '08:00',
    description: 'Missa dominical',
  },
  {
    uid: 'slot-117-minister-7@partilha.example',
    date: '2026-12-17',
    time: '19:30',
    description: 'Missa por cura e libertação',
    durationMinutes: 90,
  },
  {
    uid: 'slot-131-minister-7@partilha.example',
    date: '2026-12-24',
    time: '20:00',
    description: 'Missa da Noite de Natal',
    place: 'Capela São José',
  },
];

const [sampleMass] = sampleMasses as [MailMass];

const sampleQuestionnaire = {
  name: 'Ana Beatriz',
  title: 'Disponibilidade de dezembro de 2026',
  deadline: '2026-11-26T02:59:00.000Z',
  link: 'https://partilha.example/my-questionnaires',
};

function calendarAttachments(masses: readonly MailMass[], parish: MailParish): MailAttachment[] {
  if (masses.length === 0) return [];
  return [
    {
      filename: 'minhas-missas.ics',
      content: massCalendar(masses, parish),
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    },
  ];
}

/** Every mail that the product sends. Setup, reset and verification links are made when the mail is sent. */
export const mailCatalogue: { readonly [N in MailName]: MailDefinition<N> } = {
  setup: {
    trigger: 'An administrator approves a registration request or has the setup link sent again.',
    recipient: 'The approved person.',
    sample: {
      name: 'Ana Beatriz Nogueira',
      roleLabel: 'Ministro',
      link: 'https://partilha.example/setup-password?token=exemplo',
    },
    subject: () => 'Seu cadastro foi aprovado: crie sua senha',
    template: SetupMail,
  },
  reset: {
    trigger: 'Somebody asks for a new password with the address of an active account.',
    recipient: 'The owner of the account.',
    sample: { name: 'Ana Beatriz', link: 'https://partilha.example/reset-password?token=exemplo' },
    subject: () => 'Crie uma nova senha',
    template: ResetMail,
  },
  verification: {
    trigger: 'Somebody creates an account through POST /api/auth/register.',
    recipient: 'The address given, not yet known to be theirs.',
    sample: { email: 'ana@exemplo.com.br', link: 'https://partilha.example/verify-email?token=exemplo' },
    subject: () => 'Confirme seu e-mail',
    template: VerificationMail,
  },
  'request-received': {
    trigger: 'A candidate sends a registration request.',
    recipient: 'The candidate.',
    sample: { name: 'Ana Beatriz Nogueira', scheduleName: 'Ana Beatriz' },
    subject: () => 'Recebemos sua solicitação de cadastro',
    template: RequestReceivedMail,
  },
  'request-rejected': {
    trigger: 'An administrator rejects a registration request.',
    recipient: 'The candidate.',
    sample: {
      name: 'Ana Beatriz Nogueira',
      reason: 'Falta concluir o curso de formação.\nA próxima turma começa em março.',
      link: 'https://partilha.example/register',
    },
    subject: () => 'Resposta à sua solicitação de cadastro',
    template: RequestRejectedMail,
  },
  'questionnaire-sent': {
    trigger: 'A coordinator sends a questionnaire.',
    recipient: 'Each active minister and coordinator.',
    sample: sampleQuestionnaire,
    subject: ({ title }) => `Diga quando você pode servir: ${title}`,
    template: QuestionnaireSentMail,
  },
  'questionnaire-resent': {
    trigger: 'A coordinator sends again a questionnaire that had been sent.',
    recipient: 'Each active minister and coordinator.',
    sample: sampleQuestionnaire,
    subject: ({ title }) => `Questionário reenviado: ${title}`,
    template: QuestionnaireResentMail,
  },
  'questionnaire-reminder': {
    trigger: 'Three days and one day before the deadline of a sent questionnaire.',
    recipient: 'Each recipient of the questionnaire who has not answered.',
    sample: { ...sampleQuestionnaire, daysLeft: 3 },
    subject: ({ daysLeft, title }) => `${remainingDays(daysLeft)}: ${title}`,
    template: QuestionnaireReminderMail,
  },
  'roster-published': {
    trigger: 'A coordinator publishes the roster of a schedule.',
    recipient: 'Each person who serves in it, with their own masses only.',
    sample: {
      name: 'Ana Beatriz',
      title: 'Dezembro de 2026',
      masses: sampleMasses,
      link: 'https://partilha.example/my-schedule',
    },
    subject: ({ title, masses }) => `Sua escala saiu (${countMasses(masses.length)}): ${title}`,
    template: RosterPublishedMail,
    attachments: ({ masses }, parish) => calendarAttachments(masses, parish),
  },
  'roster-changed': {
    trigger: 'A published roster is changed.',
    recipient: 'Each person whose masses changed, with their own masses only.',
    sample: {
      name: 'Ana Beatriz',
      title: 'Dezembro de 2026',
      added: sampleMasses.slice(1, 2),
      removed: sampleMasses.slice(2),
      link: 'https://partilha.example/my-schedule',
    },
    subject: ({ title }) => `Sua escala mudou: ${title}`,
    template: RosterChangedMail,
    attachments: ({ added }, parish) => calendarAttachments(added, parish),
  },
  'substitution-asked': {
    trigger: 'Somebody asks to be replaced at a mass of a published roster.',
    recipient: 'Each other active coordinator and administrator.',
    sample: {
      name: 'Helena',
      asker: 'Ana Beatriz Nogueira',
      scheduleName: 'Ana Beatriz',
      mass: sampleMass,
      reason: 'Estarei em viagem.\nVolto no dia 9.',
      link: 'https://partilha.example/coordination?tab=escalas',
    },
    subject: ({ scheduleName, mass }) =>
      `${personName(scheduleName)} pede substituição: ${formatDateTime(mass.date, mass.time)}`,
    template: SubstitutionAskedMail,
  },
  'substitution-found': {
    trigger: 'A coordinator chooses who takes the place; that person gets roster-changed.',
    recipient: 'Who asked to be replaced.',
    sample: {
      name: 'Ana Beatriz',
      substitute: 'Bento Lima',
      mass: sampleMass,
      note: 'Boa viagem!',
      link: 'https://partilha.example/my-schedule',
    },
    subject: ({ mass }) => `Substituição confirmada: ${formatDateTime(mass.date, mass.time)}`,
    template: SubstitutionFoundMail,
  },
  'substitution-declined': {
    trigger: 'A coordinator closes a request for a substitute without one.',
    recipient: 'Who asked to be replaced.',
    sample: {
      name: 'Ana Beatriz',
      mass: sampleMass,
      note: 'Todos os que podem já servem nesse dia.',
      link: 'https://partilha.example/my-schedule',
    },
    subject: ({ mass }) => `Sem substituição: ${formatDateTime(mass.date, mass.time)}`,
    template: SubstitutionDeclinedMail,
  },
  'deletion-done': {
    trigger: 'An account has been erased, by its owner or by an administrator.',
    recipient: 'The address that the account had, kept for this mail alone.',
    sample: { name: 'Ana Beatriz Nogueira' },
    subject: () => 'Seus dados foram apagados',
    template: DeletionDoneMail,
  },
};
