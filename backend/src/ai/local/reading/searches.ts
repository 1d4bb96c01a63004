/** Questions that look for the masses or the people of which something is true: "quais estão completas?", "quem tem duas?". */
import type { AssistantTools, MassRef, MassView, PersonRef, PersonView } from '../../assistant/index.js';
import { countMasses, countMinisters } from '../../../roster/index.js';
import { OFFERS } from '../../../solver/index.js';
import { ended, join, lines, massText, missing, names } from '../words/phrases.js';

const MOST_FOUND = 20;
/** Asks which masses, or whether there are any. */
const ASKS_MASSES =
  /^(?:(?:e|mas|me (?:diz|diga|fala|mostra)|lista|liste|mostra|mostre|quero (?:saber|ver)|sabe|de|em) )*(?:quais|qual|que|quant[ao]s|onde|tem|ha|existe|alguma?) (?:(?:d?[ao]s?|sao|e|foi|foram|alguma?|ja|ainda|nossas?|que|missas?|celebracoes|celebracao|horarios?|estao|esta|ta|tao|ficou|ficaram|domingos?|sabados?) )*/;
const ASKS_PEOPLE =
  /^(?:(?:e|mas|me (?:diz|diga|fala|mostra)|lista|liste|mostra|mostre|quero (?:saber|ver)|tem|ha|existe|sabe) )*(?:quem|alguem|quais ministr\w+|que ministr\w+|quant[ao]s (?:ministr\w+|pessoas)|quais pessoas)\b/;

interface MassSearch {
  words: RegExp;
  title: (count: number) => string;
  /** @param count the number that was said. */
  fits: (mass: MassView, count: number) => boolean;
}

/** Which masses are looked for. The first line whose words fit is taken. */
const MASSES: readonly MassSearch[] = [
  {
    words:
      /\b(?:com |tem |tao |estao )?(?:so|somente|apenas) (?:com |tem )?(?:1|uma?)\b(?: (?:pessoa|ministr\w+|so))?|\bcom (?:1|uma?) (?:pessoa|ministr\w+|gente) so\b|\b(?:1|uma?) (?:so |unic[ao] )(?:pessoa|ministr\w+)/,
    title: () => 'com uma pessoa só',
    fits: ({ team }) => team.length === 1,
  },
  {
    words:
      /\b(?:sem (?:ninguem|nenhum\w*|ministr\w+)(?! experien)|(?:nao (?:tem|ha|esta com|estao com)|nao tem ainda) (?:ninguem|nenhum\w*(?! ministro experien))|completamente vazias?|totalmente vazias?|zerad[ao]s?|vazi[ao]s)\b/,
    title: () => 'sem ninguém',
    fits: ({ team }) => team.length === 0,
  },
  {
    words:
      /^(?!.*\b(?:nao|falta\w*|incomplet\w*|para (?:ficar|estar))\b).*\b(?:complet[ao]s?|fechad[ao]s?|preenchid[ao]s?|lotad[ao]s?|chei[ao]s?|resolvid[ao]s?|garantid[ao]s?)\b/,
    title: () => 'completas',
    fits: (mass) => mass.missing === 0,
  },
  {
    words:
      /\bmais (?:de|do que|que) \d+ (?:ministr\w+|pessoas?|lugares|vagas)\b|\b(?:pede|pedem|precisa|precisam|exige|exigem|requer|requerem) (?:de )?mais (?:de|do que|que) \d+\b/,
    title: (count) => `que pedem mais de ${count}`,
    fits: ({ required }, count) => required > count,
  },
  {
    words:
      /\b(?:pede|pedem|precisa|precisam|exige|exigem|requer|requerem|tem|com|sao) (?:de |com )?\d+ (?:ministr\w+|pessoas?|lugares|vagas)\b/,
    title: (count) => `que pedem ${countMinisters(count)}`,
    fits: ({ required }, count) => required === count,
  },
];

/** Who is looked for. */
const PEOPLE: readonly {
  words: RegExp;
  title: (count: number) => string;
  fits: (person: PersonView, count: number, masses: number) => boolean;
}[] = [
  {
    words:
      /\bpode\w*\b.*\b(?:em |n?as )?(?:todas|qualquer uma|todos os dias)\b|\bse ofereceu (?:para|em) (?:todas|tudo)\b|\bmarcou (?:todas|tudo)\b/,
    title: () => 'que podem em todas as missas',
    fits: ({ offers }, _, masses) => OFFERS.reduce((sum, offer) => sum + offers[offer].length, 0) === masses,
  },
  {
    words:
      /\bmais (?:de|do que|que) \d+ (?:missas?|vezes)\b|\b(?:tem|esta com|serve|ficou com|pegou) mais (?:de|do que|que) \d+\b/,
    title: (count) => `com mais de ${countMasses(count)}`,
    fits: ({ duties }, count) => duties.length > count,
  },
  {
    words:
      /\bainda (?:pode|podem|consegue|aguenta)\w* (?:pegar|fazer|assumir|servir|ajudar|entrar|mais)\b|\b(?:tem|com) folga\b/,
    title: () => 'que ainda podem servir mais',
    fits: ({ duties, limit, offers }) =>
      duties.length < limit && OFFERS.some((offer) => offers[offer].length > 0),
  },
  {
    words: /\b(?:limite|maximo|teto)\b/,
    title: () => 'que já estão no máximo',
    fits: ({ duties, limit }) => duties.length >= limit && duties.length > 0,
  },
  {
    words: /\b(?:sem|nao tem|nenhum\w*|zero|0)(?: (?:missas?|escalas?|uma?|nenhum\w*|ainda))*$/,
    title: () => 'sem nenhuma missa',
    fits: ({ duties }) => duties.length === 0,
  },
  {
    words:
      /\b(?:tem|esta com|serve|servem|ficou com|ficaram com|pegou|com) (?:em )?(?:so |apenas |somente )?\d+(?: (?:missas?|vez|vezes|so))*$/,
    title: (count) => `com ${countMasses(count)}`,
    fits: ({ duties }, count) => duties.length === count,
  },
];

/** What is looked for: of masses or of people, which line, and the number that was said. */
export interface Search {
  of: 'masses' | 'people';
  line: number;
  count: number;
}

/**
 * @param text in words as `spoken` gives them, without the days that it names.
 * @returns null where it looks for nothing of the kind.
 */
export function searchIn(text: string): Search | null {
  const plain = text
    .replace(/,/g, '')
    .replace(/\b(?:so|apenas|somente) uma?\b/g, 'so 1')
    .replace(/\b(?:com|tem) uma (?:so|missa so)\b/g, 'com so 1');
  const count = Number(/\b\d+\b/.exec(plain)?.[0] ?? 1);
  if (ASKS_PEOPLE.test(plain)) {
    const line = PEOPLE.findIndex(({ words }) => words.test(plain));
    return line < 0 ? null : { of: 'people', line, count };
  }
  if (!ASKS_MASSES.test(plain) || /\b(?:respond|experien|talvez|regras?|questionar)\w*/.test(plain))
    return null;
  const line = MASSES.findIndex(({ words }) => words.test(plain));
  return line < 0 ? null : { of: 'masses', line, count };
}

/** A search as the words of a request keep it. */
export const searchWords = ({ of, line, count }: Search): string[] => [of, String(line), String(count)];

/** What was looked for, in words. */
export function searchTitle([of, line, count]: readonly string[]): string {
  const { title } = (of === 'people' ? PEOPLE : MASSES)[Number(line)]!;
  return `${of === 'people' ? 'os ministros' : 'as missas'} ${title(Number(count))}`;
}

/** The masses, or those who may serve, of which it is true. */
export function searched(
  [of, line, said]: readonly string[],
  within: readonly MassRef[],
  tools: AssistantTools,
): string {
  const count = Number(said);
  if (of === 'people') {
    const { fits } = PEOPLE[Number(line)]!;
    const found = tools.people.flatMap(({ id }) => {
      const person = tools.person(id);
      return person.serves && fits(person, count, tools.masses.length) ? [person] : [];
    });
    return found.length === 0 ? 'Ninguém.' : lines(found.map(personLine), MOST_FOUND);
  }
  const { fits } = MASSES[Number(line)]!;
  const found = within.map((mass) => tools.mass(mass)).filter((mass) => fits(mass, count));
  if (found.length === 0) return 'Nenhuma.';
  return join(`${countMasses(found.length)}:`, lines(found.map(massLine), MOST_FOUND));
}

const personLine = ({ name, duties }: PersonView) =>
  duties.length === 0 ? name : `${name}: ${countMasses(duties.length)} (${duties.map(massText).join('; ')})`;

const massLine = (mass: MassView) => {
  const { team, required } = mass;
  const empty =
    mass.missing > 0 ? ` (${missing(mass.missing)} de ${required})` : ` (${required} de ${required})`;
  return `${massText(mass)}: ${namesOr(team)}${empty} – ${ended(mass.description)}`;
};

const namesOr = (team: readonly PersonRef[]) => (team.length > 0 ? names(team) : 'ninguém ainda');
