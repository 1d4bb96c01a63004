/** The questions that are asked back, in words. */
import type { MassFilter, MassKey } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { massText } from '../words/phrases.js';
import { plain } from '../words/words.js';
import { capital } from '../../../platform/text.js';
import type { Request } from '../requests/request.js';

/** People with one name who are listed; more are counted. */
export const MOST_NAMES = 20;

export const PUBLISHED =
  'A escala já foi publicada. Posso fazer uma proposta que muda só o preciso; quem entra ou sai é avisado por e-mail quando você a aceitar. Para mudar lugares um a um, ou voltar ao planejamento, abra a página da escala. Quer que eu prepare a mudança?';

/** The buttons of a question whether something comes in the place of what was done, or besides. */
export const INSTEAD = 'No lugar';
export const BESIDES = 'Também';

/** An answer that may be chosen, and what it asks for. */
export interface Choice {
  label: string;
  person?: number;
  mass?: MassKey;
  requests: Request[];
}

/** Asks back, with the readings to choose from and what is still open. */
export class Question extends Error {
  constructor(
    message: string,
    readonly choices: Choice[],
    readonly open: Request[],
  ) {
    super(message);
  }
}

const SMALL_IN_NAMES = /^(?:d[aeo]s?|e)$/;

const WEEKLY = [
  'aos domingos',
  'às segundas',
  'às terças',
  'às quartas',
  'às quintas',
  'às sextas',
  'aos sábados',
];
/** `aos domingos` */
export const everyDay = ([filter, ...others]: readonly MassFilter[]) =>
  others.length > 0 ? 'nos fins de semana' : WEEKLY[filter?.weekday ?? 0]!;

/** `João da Silva`: a name as names are written, with the accents that it was written with. */
export function asName(words: string, written: string): string {
  const said = written.split(/[\s,.;:!?]+/);
  const parts = words.split(' ');
  const at = said.findIndex((_, from) =>
    parts.every((part, next) => plain(said[from + next] ?? '') === part),
  );
  return (at < 0 ? parts : said.slice(at, at + parts.length))
    .map((word) => word.toLowerCase())
    .map((word, index) => (index > 0 && SMALL_IN_NAMES.test(word) ? word : capital(word)))
    .join(' ');
}

export const nobody = (name: string) =>
  `Não encontrei “${name}” entre as pessoas desta escala. Escreva o nome como está na escala.`;

export function askWho(words: string, candidates: PersonRef[], known: boolean): string {
  const [first] = candidates;
  if (candidates.length === 1)
    return `Você quis dizer ${first!.name}? Não há “${words}” nesta escala. Responda “sim”, ou escreva o nome como está na escala.`;
  const shown = candidates.slice(0, MOST_NAMES);
  const rest = candidates.length - shown.length;
  const namesakes = / ou /i.test(words)
    ? 'Não ficou claro de quem se fala.'
    : 'Há mais de uma pessoa com esse nome.';
  const why = known ? namesakes : `Não há “${words}” nesta escala.`;
  return `Você quis dizer qual destas pessoas? ${why}\n${choices(shown.map(({ name }) => name))}${rest > 0 ? `\nE mais ${rest}: escreva o nome como está na escala.` : ''}\nResponda com o número ou o nome.`;
}

export function askWhich(candidates: MassKey[]): string {
  return `Qual missa? Há mais de uma:\n${choices(candidates.map(massText))}\nResponda com o número, ou com o dia e o horário.`;
}

const choices = (names: string[]) => names.map((name, index) => `${index + 1}. ${name}`).join('\n');

/** Asks for what a request lacks. */
export function askFor(
  doubt: 'who' | 'when' | 'count',
  request: Request,
  people: readonly PersonRef[],
): string {
  const who = people.map(({ name }) => name).join(' e ');
  if (doubt === 'count')
    return request.kind === 'capAll'
      ? 'Quantas missas no máximo para cada pessoa? Responda com o número.'
      : `Quantas${who ? ` missas no máximo para ${who}` : ' pessoas'}? Responda com o número.`;
  if (doubt === 'who')
    return request.kind === 'together' || request.kind === 'apart'
      ? `${who ? `${who} e quem mais` : 'Quais pessoas'}? Responda com o nome como está na escala.`
      : `${request.kind === 'replace' && who ? `No lugar de ${who}, quem` : 'Quem'}? Responda com o nome como está na escala.`;
  const isAbout = ['more', 'fewer', 'exactly', 'double'].includes(request.kind);
  if (request.kind === 'exclude' && who)
    return `Entendi que ${who} não pode. Em que dia ou missa? Ou em toda a escala? Responda com o dia, ou com “o mês inteiro”.`;
  return `${isAbout ? 'Em qual missa' : `${who ? `${who}: ` : ''}em qual missa`}? Responda com o dia e o horário.`;
}
