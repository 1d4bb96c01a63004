import type { Answer } from '../api/client.ts';
import type { Permission } from './session.tsx';

export type FirstSteps = Answer<'GET /api/first-steps'>;
type Step = FirstSteps['steps'][number]['step'];

interface StepWords {
  label: string;
  words: string;
  /** The label of its button. */
  act: string;
  to: string;
  needs: Permission;
}

/** What each step is, where it is taken, and who may. */
const STEPS: Record<Step, StepWords> = {
  account: {
    label: 'Seu nome e e-mail',
    words: 'O sistema começou com um endereço inventado. Diga quem você é.',
    act: 'Dizer quem sou',
    to: '/first-steps/account',
    needs: 'settings.manage',
  },
  parish: {
    label: 'A paróquia',
    words: 'Nome, cidade, lugar das missas e fuso horário.',
    act: 'Apresentar a paróquia',
    to: '/first-steps/parish',
    needs: 'settings.manage',
  },
  timetable: {
    label: 'O cronograma das missas',
    words: 'Dele nascem as escalas, as opções de disponibilidade e as perguntas.',
    act: 'Escolher o cronograma',
    to: '/first-steps/timetable',
    needs: 'schedules.write',
  },
  people: {
    label: 'As pessoas',
    words: 'De uma planilha, com ou sem e-mail.',
    act: 'Trazer as pessoas',
    to: '/import',
    needs: 'people.write',
  },
  invitations: {
    label: 'Os convites',
    words:
      'Cada pessoa recebe o link com que cria a senha. Quem não tem e-mail responde por telefone, e você anota.',
    act: 'Convidar as pessoas',
    to: '/invitations',
    needs: 'people.write',
  },
  coordinators: {
    label: 'Quem coordena',
    words: 'Dê a função de coordenador a quem vai montar as escalas com você.',
    act: 'Nomear coordenadores',
    to: '/admin?tab=ministers',
    needs: 'users.manage',
  },
  schedule: {
    label: 'A primeira escala',
    words: 'Escolha o mês: as missas aparecem sozinhas.',
    act: 'Criar a escala',
    to: '/schedules',
    needs: 'schedules.write',
  },
  questionnaire: {
    label: 'A disponibilidade',
    words: 'Um questionário feito das missas do mês, com as respostas de todos.',
    act: 'Perguntar a disponibilidade',
    to: '/questionnaires',
    needs: 'schedules.write',
  },
  publication: {
    label: 'A escala publicada',
    words: 'Gere a escala, confira e publique: cada pessoa recebe as suas datas.',
    act: 'Gerar e publicar',
    to: '/schedules',
    needs: 'schedules.write',
  },
};

export type ShownStep = StepWords & { step: Step; done: boolean; mine: boolean };

/** The steps in their order, with what somebody who may do this much can take of them. */
export const shownSteps = (steps: FirstSteps['steps'], can: (needs: Permission) => boolean): ShownStep[] =>
  steps.map(({ step, done }) => ({ step, done, mine: can(STEPS[step].needs), ...STEPS[step] }));

/** The first that is open and may be taken. */
export const nextStep = (steps: readonly ShownStep[]): ShownStep | undefined =>
  steps.find(({ done, mine }) => !done && mine);
