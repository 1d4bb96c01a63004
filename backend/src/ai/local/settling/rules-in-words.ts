/** Rules that a request would set, in words. */
import { countMasses, countMinisters, onMass, onMasses } from '../../../roster/index.js';
import type { PersonRef } from '../../assistant/index.js';
import { names, onAll } from '../words/phrases.js';
import type { SettledRequest } from './settled-request.js';

/** What setting the rules will be, before it is done. */
export function rulesInWords({
  kind,
  people,
  filters,
  masses,
  number,
  words,
}: Pick<SettledRequest, 'kind' | 'people' | 'filters' | 'masses' | 'number' | 'words'>): string {
  const who = names(people);
  const when = filters.length === 0 ? '' : ` ${onAll(filters)}`;
  const mass =
    masses.length > 1 && masses.length === filters.length
      ? when.trim()
      : masses[0]
        ? onMass(masses[0])
        : when.trim();
  switch (kind) {
    case 'exclude':
      return filters.length === 0 ? `não escalar ${who} nesta escala` : `não escalar ${who}${when}`;
    case 'only':
      return `escalar ${who} só${when}`;
    case 'pin':
      return `escalar ${who} ${mass}`;
    case 'replace': {
      const [leaving, entering] = people as [PersonRef, PersonRef];
      return !entering
        ? `escalar alguém no lugar de ${leaving.name} ${mass}`
        : `escalar ${entering.name} no lugar de ${leaving.name} ${mass}`;
    }
    case 'cap':
      return `${who} em ${limitInWords(number ?? 0, words)}`;
    case 'capAll':
      return `cada pessoa em ${limitInWords(number ?? 0, words)}`;
    case 'together':
      return `${who} nas mesmas missas`;
    case 'apart':
      return `${who} nunca na mesma missa`;
    case 'more':
      return `mais ${countMinisters(number ?? 0)} ${mass}`;
    case 'fewer':
      return `menos ${countMinisters(number ?? 0)} ${mass}`;
    case 'double':
      return `${number === 3 ? 'o triplo' : number === 0.5 ? 'a metade' : 'o dobro'} de ministros ${mass}`;
    case 'move':
      return `passar ${who} para outra missa`;
    case 'exchange':
      return words.includes('goals')
        ? `trocar ${who} de missa: ${people.map(({ name }, at) => `${name} ${onMasses(filters[at]!)}`).join(', ')}`
        : `trocar ${who} de missa`;
    default:
      return `${countMinisters(number ?? 0)} ${mass}`;
  }
}

function limitInWords(count: number, words: readonly string[]): string {
  if (words.includes('more')) return `mais ${countMasses(count)} que o máximo de agora`;
  return words.includes('fewer')
    ? `menos ${countMasses(count)} que o máximo de agora`
    : `no máximo ${countMasses(count)}`;
}
