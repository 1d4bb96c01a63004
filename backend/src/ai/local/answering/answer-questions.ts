/** Requests that only want to know something. */
import {
  ANSWER_LABELS,
  answeredText,
  countMasses,
  countMinisters,
  countPlaces,
  isMass,
  onMass,
  onMasses,
} from '../../../roster/index.js';
import { type Offer, OFFERS } from '../../../solver/index.js';
import { notFound } from '../../../platform/errors/app-error.js';
import type { AssistantTools, MassRef, PersonRef, PersonView } from '../../assistant/index.js';
import type { KindId } from '../requests/kinds.js';
import { spoken } from '../message/said.js';
import { searched } from '../reading/searches.js';
import { countPeople, ended, join, lines, massLines, massText, missing, names } from '../words/phrases.js';
import type { SettledRequest } from '../settling/settled-request.js';

const MOST_MASSES = 8;
const MOST_PEOPLE = 10;
/** Of those who serve least there may be many. */
const MOST_LEAST = 20;

/** The offers that are not wholehearted. */
const RELUCTANT = OFFERS.slice(1);

const countOffers = (offers: Record<Offer, unknown[]>) =>
  OFFERS.reduce((sum, answer) => sum + offers[answer].length, 0);

type Answer = (meaning: SettledRequest, tools: AssistantTools) => string;

const ASKS_FOR_LEAST = /\bmenos\b(?! (?:de|do que|que) \d)|\bmenor (?:numero|quantidade)\b/;

/** Who of those who offered themselves serves least. */
function leastOf(load: ReturnType<AssistantTools['overview']>['load'], tools: AssistantTools): string {
  const offering = load.filter(({ offered }) => offered > 0);
  const fewest = Math.min(...offering.map(({ duties }) => duties));
  const least = offering.filter(({ duties }) => duties === fewest).map(({ person }) => person);
  if (least.length === 0) return `Ninguém tem missa ainda${inProposal(tools)}.`;
  const shown = least.slice(0, MOST_LEAST);
  const others = least.length > shown.length ? ` e mais ${countPeople(least.length - shown.length)}` : '';
  const many = fewest === 0 ? 'nenhuma missa' : countMasses(fewest);
  return `Quem menos serve${inProposal(tools)} (${many}): ${ended(`${names(shown)}${others}`)}`;
}

/** How each kind of question is answered. */
export const ANSWERS: Partial<Record<KindId, Answer>> = {
  summary: ({ text }, tools) => {
    if (EVERY_MASS.test(spoken(text))) return everyMass(tools);
    const { title, masses, required, filled, incomplete, silent, inexperienced, asked } = tools.overview();
    const rules = tools.listRules().length;
    return join(
      `${title}${inProposal(tools)}: ${countMasses(masses)}, ${filled} de ${countPlaces(required)} preenchidos.`,
      incomplete.length > 0 &&
        `${countMasses(incomplete.length)} com lugar vazio; no total, ${missing(sumOf(incomplete))}.`,
      inexperienced.length > 0 && `${countMasses(inexperienced.length)} sem ministro experiente bastante.`,
      asked ? silentText(silent) : 'Nenhum questionário sobre esta escala foi enviado ainda.',
      rules > 0 && `Regras: ${rules}.`,
      tools.masses.length > 1 &&
        `Primeira missa: ${massText(tools.masses[0]!)}. Última: ${massText(tools.masses.at(-1)!)}.`,
    );
  },
  incomplete: (_, tools) => {
    const { incomplete, masses } = tools.overview();
    if (masses === 0) return 'Esta escala não tem nenhuma missa.';
    if (incomplete.length === 0) return `Nenhuma missa está incompleta${inProposal(tools)}.`;
    return join(
      `${countMasses(incomplete.length)} com lugar vazio${inProposal(tools)}:`,
      lines(incomplete.map((mass) => `${massText(mass)}: ${missing(mass.missing)}`)),
      incomplete.length > 1 && `No total, ${missing(sumOf(incomplete))}.`,
    );
  },
  inexperienced: (_, tools) => {
    const { inexperienced } = tools.overview();
    return inexperienced.length === 0
      ? `Toda missa com gente tem os ministros experientes que pede${inProposal(tools)}.`
      : join(`Sem ministro experiente bastante${inProposal(tools)}:`, massLines(inexperienced));
  },
  silent: (_, tools) => {
    const { silent, asked } = tools.overview();
    const serving = tools.people.filter(({ id }) => tools.person(id).serves).length;
    return join(
      !asked && 'Nenhum questionário sobre esta escala foi enviado ainda.',
      silentText(silent),
      silent.length > 0 && `Responderam: ${serving - silent.length} de ${serving}.`,
    );
  },
  unassigned: (_, tools) => {
    const without = tools.overview().load.filter(({ duties }) => duties === 0);
    const [offering, others] = [
      without.filter(({ offered }) => offered > 0),
      without.filter(({ offered }) => offered === 0),
    ];
    if (without.length === 0) return `Todos têm ao menos uma missa${inProposal(tools)}.`;
    return join(
      offering.length > 0 &&
        ended(
          `Ofereceram-se e não servem em nenhuma missa${inProposal(tools)}: ${names(offering.map(({ person }) => person))}`,
        ),
      others.length > 0 &&
        ended(`Não se ofereceram para nenhuma missa: ${names(others.map(({ person }) => person))}`),
    );
  },
  load: ({ text }, tools) => {
    const { load } = tools.overview();
    // "Quem tem menos missas?"
    if (ASKS_FOR_LEAST.test(spoken(text))) return leastOf(load, tools);
    const serving = load.filter(({ duties }) => duties > 0);
    if (serving.length === 0) return `Ninguém tem missa ainda${inProposal(tools)}.`;
    const line = ({ person, duties, offered }: (typeof load)[number]) =>
      `${person.name}: ${countMasses(duties)}, das ${offered} para as quais se ofereceu`;
    const least = serving.at(-1)!.duties;
    return join(
      `Quem mais serve${inProposal(tools)}:`,
      lines(serving.slice(0, MOST_PEOPLE).map(line)),
      `O menor número, entre quem serve, é ${least}.`,
    );
  },
  serving: (meaning, tools) =>
    `${aboutMasses(meaning, (mass) => {
      const { team, required, missing: empty } = tools.mass(mass);
      const state = empty > 0 ? ` (${missing(empty)} de ${required})` : '';
      const name = mass.description ? ` – ${mass.description}` : '';
      return `${massText(mass)}: ${team.length > 0 ? names(team) : 'ninguém ainda'}${state || ` (completa, com ${required})`}${name}`;
    })}${totalMissing(meaning, tools)}${inProposalLine(tools)}`,
  search: ({ words, filters, masses }, tools) =>
    searched(words, filters.length > 0 ? masses : tools.masses, tools) + inProposalLine(tools),
  free: (meaning, tools) =>
    aboutMasses(meaning, (mass) => {
      const { free, offers, team } = tools.mass(mass);
      const remarks = new Map(
        RELUCTANT.flatMap((answer) =>
          offers[answer].map(({ id }) => [id, ANSWER_LABELS[answer].toLowerCase()]),
        ),
      );
      const here = new Set(team.map(({ id }) => id));
      const marked = free
        .filter(({ id }) => !here.has(id))
        .map((person) =>
          remarks.has(person.id) ? { ...person, name: `${person.name} (${remarks.get(person.id)})` } : person,
        );
      if (marked.length > 0) return `${massText(mass)}: ${names(marked)}`;
      const offered = countOffers(offers);
      if (offered === 0) return `${massText(mass)}: ninguém se ofereceu`;
      return `${massText(mass)}: ninguém mais está livre (${countPeople(offered)} se ${offered === 1 ? 'ofereceu' : 'ofereceram'})`;
    }) + inProposalLine(tools),
  maybes: (meaning, tools) => {
    const masses = meaning.filters.length > 0 ? found(meaning) : tools.masses;
    const doubtful = masses
      .map((mass) => ({ mass, maybe: tools.mass(mass).offers.maybe }))
      .filter(({ maybe }) => maybe.length > 0);
    if (doubtful.length === 0) return 'Ninguém respondeu talvez.';
    return lines(doubtful.map(({ mass, maybe }) => `${massText(mass)}: ${names(maybe)}`));
  },
  refusing: (meaning, tools) =>
    aboutMasses(meaning, (mass) => {
      const { offers } = tools.mass(mass);
      const offering = new Set(OFFERS.flatMap((offer) => offers[offer].map(({ id }) => id)));
      const refusing = tools.people.filter(({ id }) => !offering.has(id) && tools.person(id).answered);
      return `${massText(mass)}: ${refusing.length > 0 ? `${names(refusing)} ${refusing.length === 1 ? 'não pode' : 'não podem'}` : 'ninguém disse que não pode'}`;
    }),
  experienced: (meaning, tools) => {
    const [asked] = meaning.people;
    if (asked)
      return `${asked.name} ${tools.person(asked.id).experienced ? 'é experiente' : 'não está entre os experientes'}.`;
    if (meaning.filters.length === 0) {
      const all = tools.people.filter(({ id }) => tools.person(id).experienced);
      return all.length > 0
        ? ended(`Experientes: ${names(all)}`)
        : 'Ninguém desta escala está marcado como experiente.';
    }
    return aboutMasses(meaning, (mass) => {
      const experienced = tools.mass(mass).team.filter(({ id }) => tools.person(id).experienced);
      return `${massText(mass)}: ${experienced.length > 0 ? `com ${names(experienced)}` : 'nenhum ministro experiente ainda'}`;
    });
  },
  everybody: (_, tools) =>
    ended(`${countMinisters(tools.people.length)} nesta escala: ${names(tools.people)}`),
  status: (_, tools) => {
    const { title, status } = tools.overview();
    return `${title}: ${status === 'published' ? 'já foi publicada' : 'ainda não foi publicada'}. Publicar é na página da escala.`;
  },
  availability: (meaning, tools) =>
    eachPerson(meaning, tools, (person) =>
      meaning.words.includes('refused') ? refusedText(person, tools) : availabilityText(person, tools),
    ),
  duties: (meaning, tools) =>
    join(
      eachPerson(meaning, tools, (person) => dutiesText(person, tools, meaning.words.includes('com'))),
      sharedText(meaning.people, tools),
    ),
  place: (meaning, tools) => {
    const [person] = meaning.people;
    if (meaning.masses.length > MOST_MASSES)
      return dutiesWithin(tools.person(person!.id), meaning.masses, tools);
    return aboutMasses(meaning, (mass) => {
      const isHere = tools.mass(mass).team.some(({ id }) => id === person!.id);
      const { offers } = tools.person(person!.id);
      const offer = OFFERS.find((each) => offers[each].some((other) => isMass(other, mass)));
      const { team } = tools.mass(mass);
      const others = team.filter(({ id }) => id !== person!.id);
      return join(
        isHere
          ? `${person!.name} serve ${onMass(mass)}, ${others.length > 0 ? `com ${names(others)}` : 'sozinho(a) até agora'}.`
          : `${person!.name} não está na escala ${onMass(mass)}${others.length > 0 ? ` (servem ${names(others)})` : ''}.`,
        isHere ? tools.explainPresence(person!.id, mass) : tools.explainAbsence(person!.id, mass),
        offer !== undefined &&
          `${person!.name} ${offer === 'available' ? 'respondeu que pode' : answeredText(offer)} nessa missa.`,
      );
    });
  },
  whyAbsent: (meaning, tools) => {
    const [person] = meaning.people;
    if (meaning.filters.length === 0) return tools.explainAbsence(person!.id);
    return aboutMasses(meaning, (mass) => tools.explainAbsence(person!.id, mass));
  },
  whyPresent: (meaning, tools) => {
    const [person] = meaning.people;
    const { duties, name } = tools.person(person!.id);
    const asked = meaning.filters.length > 0 ? found(meaning) : duties;
    if (asked.length === 0)
      return join(
        `${name} não serve em nenhuma missa${inProposal(tools)}.`,
        tools.explainAbsence(person!.id),
      );
    return lines(asked.slice(0, MOST_MASSES).map((mass) => tools.explainPresence(person!.id, mass)));
  },
  whyIncomplete: (meaning, tools) => {
    const asked = meaning.filters.length > 0 ? found(meaning) : tools.overview().incomplete;
    if (asked.length === 0) return `Nenhuma missa está incompleta${inProposal(tools)}.`;
    return lines(
      asked.slice(0, MOST_MASSES).map((mass) => tools.explainShortage(mass)),
      MOST_MASSES,
    );
  },
};

const sumOf = (incomplete: { missing: number }[]) => incomplete.reduce((sum, mass) => sum + mass.missing, 0);

/** Says that an answer is about a proposal. */
const inProposal = ({ viewing }: AssistantTools) => (viewing === 'proposal' ? ', na proposta' : '');
const inProposalLine = ({ viewing }: AssistantTools) =>
  viewing === 'proposal' ? '\nIsto é na proposta, que ainda não foi aceita.' : '';

/** @throws AppError 404 when the schedule has none of the masses asked about. */
function found({ masses, filters }: SettledRequest): MassRef[] {
  if (masses.length > 0) return masses;
  throw notFound(`Esta escala não tem missa ${filters.map(onMasses).join(' nem ')}.`);
}

function aboutMasses(meaning: SettledRequest, tell: (mass: MassRef) => string): string {
  const masses = found(meaning);
  if (masses.length === 1) return tell(masses[0]!);
  const told = masses.slice(0, MOST_MASSES).map((mass) => `• ${tell(mass)}`);
  const rest = masses.length - told.length;
  return join(...told, rest > 0 && `• e mais ${countMasses(rest)}. Diga o dia e o horário.`);
}

function eachPerson(
  { people }: SettledRequest,
  tools: AssistantTools,
  tell: (person: PersonView) => string,
): string {
  return join(...people.map(({ id }) => tell(tools.person(id))));
}

function silentText(silent: PersonRef[]): string {
  if (silent.length === 0) return 'Todos os que servem já responderam.';
  return ended(`Falta a resposta de ${countMinisters(silent.length)}: ${names(silent)}`);
}

function availabilityText(
  { id, name, serves, answered, offers, limit }: PersonView,
  tools: AssistantTools,
): string {
  if (!serves) return tools.explainAbsence(id);
  if (!answered) return `${name} ainda não respondeu.`;
  if (countOffers(offers) === 0) return `${name} respondeu que não pode em nenhuma missa desta escala.`;
  return join(
    offers.available.length > 0 &&
      `${name} pode em ${countMasses(offers.available.length)}:\n${massLines(offers.available)}`,
    ...RELUCTANT.filter((answer) => offers[answer].length > 0).map(
      (answer) => `${name} ${answeredText(answer)} em:\n${massLines(offers[answer])}`,
    ),
    `Máximo nesta escala: ${limit}.`,
  );
}

/** Asks for the masses one by one. */
const EVERY_MASS =
  /^(?!.*\b(?:ao todo|no total|quant\w+)\b).*\b(?:escala|mes|missas|lista)\b.*\b(?:inteir[ao]|tod[ao]s?|complet[ao] com|com os nomes|nome por nome|missa por missa|uma por uma|um por um|detalhad\w+)\b|\btodas as missas\b/;
const MOST_OF_A_MONTH = 60;

function everyMass(tools: AssistantTools): string {
  const told = tools.masses.map((mass) => {
    const { team, missing: empty } = tools.mass(mass);
    return `${massText(mass)}: ${team.length > 0 ? names(team) : 'ninguém ainda'}${empty > 0 ? ` (${missing(empty)})` : ''}`;
  });
  return join(lines(told, MOST_OF_A_MONTH), inProposalLine(tools));
}

/** How many several masses lack together. */
function totalMissing({ masses }: SettledRequest, tools: AssistantTools): string {
  const empty = sumOf(masses.map((mass) => tools.mass(mass)));
  return masses.length > 1 && empty > 0
    ? `\n${countMasses(masses.length)}; no total, ${missing(empty)}.`
    : '';
}

/** Where two serve together, of those who were asked about at once. */
function sharedText([one, other, ...more]: readonly PersonRef[], tools: AssistantTools): string | false {
  if (!one || !other || more.length > 0) return false;
  const shared = tools
    .person(one.id)
    .duties.filter((mass) => tools.person(other.id).duties.some((each) => isMass(each, mass)));
  return shared.length > 0
    ? `Juntos: ${shared.map(massText).join('; ')}.`
    : `${one.name} e ${other.name} não servem juntos em nenhuma missa.`;
}

/** Somebody's masses of a longer time, and how many more they offered to serve at. */
function dutiesWithin(person: PersonView, masses: readonly MassRef[], tools: AssistantTools): string {
  const isAsked = (mass: MassRef) => masses.some((other) => isMass(other, mass));
  const offered = OFFERS.flatMap((offer) => person.offers[offer]).filter(isAsked).length;
  const within = person.duties.filter(isAsked);
  const others = person.duties.filter((mass) => !isAsked(mass));
  return join(
    within.length > 0
      ? `${person.name} serve em ${countMasses(within.length)}${inProposal(tools)}:\n${massLines(within)}`
      : `${person.name} não serve em nenhuma destas missas${inProposal(tools)}.`,
    others.length > 0 && `Fora destas: ${others.map(massText).join('; ')}.`,
    `Ofereceu-se para ${offered} de ${countMasses(masses.length)}.`,
  );
}

/** The masses that somebody said no to. */
function refusedText(person: PersonView, tools: AssistantTools): string {
  const { name, serves, answered, offers } = person;
  if (!serves || !answered) return availabilityText(person, tools);
  const offered = OFFERS.flatMap((offer) => offers[offer]);
  const refused = tools.masses.filter((mass) => !offered.some((other) => isMass(other, mass)));
  if (refused.length === 0) return `${name} não recusou nenhuma missa.`;
  return `${name} respondeu que não pode em ${countMasses(refused.length)}:\n${massLines(refused)}`;
}

function dutiesText(
  { id, name, duties, offers }: PersonView,
  tools: AssistantTools,
  withTeam: boolean,
): string {
  if (duties.length === 0) {
    return join(`${name} não serve em nenhuma missa${inProposal(tools)}.`, tools.explainAbsence(id));
  }
  const others = (mass: MassRef) => {
    const team = tools.mass(mass).team.filter((person) => person.id !== id);
    return team.length > 0 ? `, com ${names(team)}` : ', sozinho(a) até agora';
  };
  return join(
    `${name} serve em ${countMasses(duties.length)}${inProposal(tools)}, das ${countOffers(offers)} para as quais se ofereceu:`,
    lines(duties.map((mass) => `${massText(mass)}${withTeam ? others(mass) : ''}`)),
  );
}
