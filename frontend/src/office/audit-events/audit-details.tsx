import type { ReactNode } from 'react';
import type { Answer } from '../../api/client.ts';
import { useApiQuery } from '../../api/queries.ts';
import { hour, massMoment, shortDate } from '../../lib/dates.ts';
import {
  ANSWER_CHANNEL_LABELS,
  EXPERIENCE_LABELS,
  KINSHIP_LABELS,
  labelOf,
  QUESTIONNAIRE_STATUS_LABELS,
  ROLE_LABELS,
  RULE_KIND_LABELS,
  SCHEDULE_STATUS_LABELS,
  SUBSTITUTION_STATUS_LABELS,
} from '../../api/labels.ts';

/** Who did it, in the words of the list and of the act's page. */
export const actorOf = ({
  actorName,
  actorId,
}: Pick<Answer<'GET /api/audit-events'>[number], 'actorName' | 'actorId'>): string =>
  actorName ?? (actorId ? 'Conta excluída' : 'Sistema ou visitante');

/** What it was done to; whoever did it is not named twice. */
export const subjectOf = ({
  subject,
  subjectType,
  subjectId,
  actorId,
}: Pick<
  Answer<'GET /api/audit-events'>[number],
  'subject' | 'subjectType' | 'subjectId' | 'actorId'
>): string => (subjectType === 'user' && subjectId === actorId ? 'A própria conta' : (subject ?? ''));

/** How what is kept of an act is called. Numbers that only the database knows have no name, and are left out. */
const NAMES: Readonly<Record<string, string>> = {
  accepted: 'Aceito',
  askerId: 'Quem pediu substituto',
  blockedDate: 'Dia bloqueado',
  calendarEnded: 'Endereço da agenda encerrado',
  change: 'Mudança',
  date: 'Dia',
  emptyPlaces: 'Lugares vazios',
  entering: 'Lugares que entram',
  events: 'Atos',
  family: 'Família',
  fields: 'Campos',
  format: 'Formato',
  freedPlaces: 'Lugares liberados',
  from: 'Antes',
  key: 'Missa do cronograma',
  kind: 'Regra',
  known: 'O endereço tem conta',
  leaving: 'Lugares que saem',
  made: 'Registros feitos',
  mail: 'E-mail',
  masses: 'Missas',
  ministerId: 'Ministro',
  ministerIds: 'Ministros',
  month: 'Mês',
  pastDeadline: 'Depois do prazo',
  people: 'Pessoas',
  proven: 'Com prova',
  removed: 'Registros desfeitos',
  role: 'Função',
  round: 'Rodada',
  route: 'Endereço pedido',
  rows: 'Linhas',
  saidNo: 'Disseram que não',
  saidNothing: 'Não responderam',
  saidYes: 'Disseram que sim',
  scheduleId: 'Escala',
  schedules: 'Escalas',
  slotId: 'Missa',
  start: 'Ponto de partida',
  status: 'Situação',
  substituteId: 'Substituto',
  through: 'Por onde',
  time: 'Horário',
  title: 'Título',
  to: 'Depois',
  userId: 'Conta',
  year: 'Ano',
};

const WORDS: Readonly<Record<string, string>> = {
  ...KINSHIP_LABELS,
  ...EXPERIENCE_LABELS,
  ...ANSWER_CHANNEL_LABELS,
  ...QUESTIONNAIRE_STATUS_LABELS,
  ...SCHEDULE_STATUS_LABELS,
  ...SUBSTITUTION_STATUS_LABELS,
  ...RULE_KIND_LABELS,
  ...ROLE_LABELS,
  created: 'Criada',
  changed: 'Mudada',
  removed: 'Retirada',
};

const ISO_DATE = /^\d{4}-\d\d-\d\d$/;
const CLOCK = /^\d\d:\d\d$/;

/** What is kept of an act, in words and with the names that people, masses and schedules have now. */
export const factsOf = (details: Readonly<Record<string, unknown>>): [label: string, value: ReactNode][] =>
  Object.entries(details).flatMap(([name, value]) =>
    NAMES[name] === undefined || value === null ? [] : [[NAMES[name], told(name, value)]],
  );

function told(name: string, value: unknown): ReactNode {
  if (Array.isArray(value)) return listed(name, value);
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (typeof value === 'number') return namedBy(name, value) ?? value.toLocaleString('pt-BR', NO_GROUPS);
  if (typeof value !== 'string') return JSON.stringify(value);
  if (ISO_DATE.test(value)) return shortDate(value);
  return CLOCK.test(value) ? hour(value) : labelOf(WORDS, value);
}

const NO_GROUPS = { useGrouping: false };

const listed = (name: string, values: readonly unknown[]): ReactNode =>
  values.map((value, at) => (
    <span key={at}>
      {at > 0 && ', '}
      {told(name, value)}
    </span>
  ));

/** Something by its number, as what it is called now; null: the number is a count. */
function namedBy(name: string, id: number): ReactNode {
  switch (name) {
    case 'ministerId':
    case 'ministerIds':
    case 'askerId':
    case 'saidNo':
    case 'saidNothing':
    case 'saidYes':
    case 'substituteId':
      return <MinisterName id={id} />;
    case 'slotId':
      return <MassName id={id} />;
    case 'scheduleId':
      return <ScheduleName id={id} />;
    case 'userId':
      return <UserName id={id} />;
    default:
      return null;
  }
}

const GONE = 'não existe mais';

function MinisterName({ id }: { id: number }) {
  const { data, isError } = useApiQuery('/api/ministers/{id}', { path: { id } });
  return data?.fullName ?? (isError && GONE);
}

function MassName({ id }: { id: number }) {
  const { data, isError } = useApiQuery('/api/slots/{id}', { path: { id } });
  return data ? `${massMoment(data)} · ${data.description}` : isError && GONE;
}

function ScheduleName({ id }: { id: number }) {
  const { data, isError } = useApiQuery('/api/schedules/{id}', { path: { id } });
  return data?.title ?? (isError && GONE);
}

function UserName({ id }: { id: number }) {
  const { data, isError } = useApiQuery('/api/users/{id}', { path: { id } });
  return data?.name ?? (isError && GONE);
}
