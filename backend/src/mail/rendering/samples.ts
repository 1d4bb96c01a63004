import type { MailMass, MailQuestionnaire } from '../define-mail.js';

/** Invented masses for the samples of several mails. */
export const sampleMasses: readonly [MailMass, MailMass, MailMass] = [
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

/** An invented questionnaire for the samples of several mails. */
export const sampleQuestionnaire: MailQuestionnaire & { deadline: string } = {
  name: 'Ana Beatriz',
  title: 'Disponibilidade de dezembro de 2026',
  deadline: '2026-11-26T02:59:00.000Z',
  link: 'https://partilha.example/answer-questionnaire?token=abc',
  isPersonal: true,
};
