/** What the columns of a list of people may hold, and how their headings tell it. */
import { comparisonKey } from '../../platform/text.js';
import { readAvailability, type AvailabilityIndex } from './availability.js';

/** Field → how it is called on screen, and the beginnings of headings that mean it. */
export const PERSON_COLUMNS = {
  fullName: [
    'Nome completo',
    /^(nome|ministr[oa]s?|pessoa|nome (do|da) ministr[oa]|nome e sobrenome)( completo)?$/,
  ],
  scheduleName: [
    'Nome na escala',
    /^(nome (na|da|para|para a) escala|apelido|nome curto|nome usual|(como e )?(chamad|conhecid)[oa]( a)?( como| por)?|nome de escala)$/,
  ],
  email: ['E-mail', /^(e ?mails?|correio eletronico|endereco de e ?mail)$/],
  phone: ['Telefone', /^(telefones?|tel|fone|celular|cel|whats ?app|zap|contato|numero)( .*)?$/],
  birthDate: [
    'Data de nascimento',
    /^((data|dt)( de| do)? ?nasc(imento)?|nasc(imento)?|aniversario|data (de|do) aniversario|nascid[oa] em)$/,
  ],
  experience: [
    'Experiência',
    /^(experiencia|tempo( de| no)? ?(ministerio|servico|experiencia)?|ha quanto tempo.*|ministr[oa] desde|desde( quando)?|((ano|data)( d[aeo])? ?)?(inicio|entrada|investidura|inv))$/,
  ],
  availability: [
    'Disponibilidade',
    /^(disponibilidades?( .*)?|horarios?( .*)?|missas?( .*)?|dias( e horarios?)?|pode servir.*|preferencias?( .*)?|quando pode.*)$/,
  ],
  baptismDate: ['Data do batismo', /^(data (do|de) )?batismo$/],
  confirmationDate: ['Data da crisma', /^(data (da|de) )?(crisma|confirmacao)$/],
  marriageDate: ['Data do matrimônio', /^(data (do|de) )?(matrimonio|casamento)$/],
  mandateUntil: ['Fim do mandato', /^(mandato( ate)?|fim do mandato|validade( do mandato)?|provisao ate)$/],
} as const satisfies Record<string, readonly [label: string, heading: RegExp]>;

export type PersonColumn = keyof typeof PERSON_COLUMNS;

/** A column in which a mass is ticked, by the value of its availability option. */
const MASS = 'mass:';

export const massColumn = (value: string): string => `${MASS}${value}`;

export const massOf = (column: string): string | null =>
  column.startsWith(MASS) ? column.slice(MASS.length) : null;

export const isPersonColumn = (column: string): column is PersonColumn => column in PERSON_COLUMNS;

/**
 * What each column means by its heading; '' where that says nothing. A column that has its meaning already is not given
 * it twice.
 */
export function recogniseColumns(headings: readonly string[], index: AvailabilityIndex): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const column = columnOf(heading, index);
    if (column === '' || taken.has(column)) return '';
    taken.add(column);
    return column;
  });
}

/** Lines above the headings: a title, the parish's name. */
const FIRST_ROWS = 10;

/** The row of the headings, the one that is understood best; -1 where there is none. */
export function headingsAt(rows: readonly (readonly string[])[], index: AvailabilityIndex): number {
  const counts = rows.slice(0, FIRST_ROWS).map((row) => {
    const known = recogniseColumns(row, index).filter(Boolean);
    // One mass may be what a person can serve, two are not.
    return known.some(isPersonColumn) || known.length > 1 ? known.length : 0;
  });
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

function columnOf(heading: string, index: AvailabilityIndex): string {
  const key = comparisonKey(heading)
    .replace(/[^\p{L}\p{N} ]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (key === '') return '';
  const known = Object.entries(PERSON_COLUMNS).find(([, [, pattern]]) => pattern.test(key));
  if (known) return known[0];
  const masses = readAvailability(heading, index);
  return 'values' in masses && masses.values.length === 1 ? massColumn(masses.values[0]!) : '';
}
