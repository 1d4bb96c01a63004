import { formatTime } from '../../platform/dates/format.js';
import {
  includesRule,
  isSameRule,
  type MassFilter,
  type MassKey,
  type ScheduleRule,
} from '../../roster/index.js';
import { AppError } from '../../platform/errors/app-error.js';
import {
  type Activity,
  Assistant,
  type AssistantContext,
  type AssistantTools,
  type PersonRef,
  type ProposalDecision,
  type SolvedView,
} from '../assistant/index.js';
import { listRules, removeAllRules, removeRule, setRules } from './answering/act-on-rules.js';
import { ANSWERS } from './answering/answer-questions.js';
import { interpret, spokenOf } from './conversation/conversation.js';
import { inPlay } from './conversation/in-play.js';
import { KIND_IDS, KINDS, RULE_SETTING_IDS, type KindId } from './requests/kinds.js';
import { keyOf } from './references/mass-references.js';
import { inScheduleNames } from './references/whole-names.js';
import { ended, join, lines, massText, proposalNumbers } from './words/phrases.js';
import {
  type Change,
  isEmpty,
  type Memory,
  memoryOf,
  takenBackOf,
  undoneRules,
  withChange,
} from './conversation/memory.js';
import { MessageReader } from './reading/read-message.js';
import type { NotUnderstood, Request } from './requests/request.js';
import type { Interpretation } from './settling/settle.js';
import { inWords } from './settling/understood.js';
import type { SettledRequest } from './settling/settled-request.js';

const EXAMPLES = 4;
/** What a parish writes, with slips that have their words looked for by letters and by sound. */
const MISSPELT = ['o bento naum podi no domngo', 'coloqe a ana na misza do dia 8', 'no macsimo 3 por pesoa'];
/** Kinds that are answered without saying first what was understood. */
const SMALL_TALK = new Set<KindId>([
  'greeting',
  'thanks',
  'yes',
  'no',
  'help',
  'publish',
  'cannot',
  'undoLast',
  'undoEverything',
  'everybody',
  'status',
  'keepWaiting',
]);
const ABOUT_RULES = new Set<KindId>([...RULE_SETTING_IDS, 'removeRule', 'removeAllRules']);

/** The assistant that needs no external service: reads requests in Portuguese by what they mean. */
export class LocalAssistant extends Assistant {
  /** Makes the tables of words that reading takes, so that no message waits for them: by reading one that is misspelt. */
  static prepare(): void {
    const reader = new MessageReader({
      people: [
        { id: 1, name: 'Ana' },
        { id: 2, name: 'Bento' },
      ],
      masses: [{ date: '2026-11-08', time: '08:00', description: 'Missa' }],
      today: '2026-11-01',
      dutiesOf: () => [],
    });
    for (const message of MISSPELT) reader.read(reader.respelled(message));
  }

  async *reply(
    { message: written, memory, remember, today }: AssistantContext,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    onProgress('reading');
    const reader = new MessageReader({
      people: tools.people,
      former: tools.former,
      masses: tools.masses,
      today,
      dutiesOf: (person) => tools.person(person).duties,
    });
    const { message: about, memory: known } = inPlay(
      inScheduleNames(written, tools.people),
      memoryOf(memory),
      { reader, tools },
    );
    const meaningOf = (text: string) => interpret(text, reader, { tools, today, memory: known });
    const respelled = reader.respelled(about);
    const repaired = meaningOf(respelled);
    // "Vai tomar posse", which is no slip of the finger: what is asked about only as it was repaired is read as it stands.
    const asWritten = respelled !== about && repaired.type === 'question' ? meaningOf(about) : repaired;
    const isCertain = asWritten.type === 'requests' && setsRulesAlone(asWritten.requests);
    const message = isCertain ? about : respelled;
    const meant = isCertain ? asWritten : repaired;
    if (meant.type === 'question') {
      const { choices, open, text, undoes } = meant;
      if (undoes) yield `${undoRules({ kind: 'undoLast', number: null }, known, tools)}\n\n`;
      const left = undoes ? { changes: known.changes.slice(0, -1), changed: false } : {};
      const put = putAside(known.asked, [...open, ...choices.flatMap(({ requests }) => requests)]);
      if (put.length > 0) yield `Ficou de lado: ${put.join(', ')}. Se ainda vale, peça depois.\n\n`;
      remember(
        {
          ...known,
          ...left,
          ...spokenOf(message, reader, known),
          seeking: null,
          asked: {
            choices,
            open,
            text,
            ...(known.asked?.text === text && { reminded: known.asked.reminded }),
          },
        },
        choices.map(({ label }) => label),
      );
      yield text;
      return;
    }
    const waits =
      meant.type === 'requests' && known.asked && meant.requests.every(leavesQuestion) ? known.asked : null;
    const aside = meant.type === 'requests' ? waitsBehind(known, meant.requests) : null;
    const calm: Memory = { ...known, seeking: null, asked: null, aside: null };
    if (meant.type === 'dropped') {
      remember(calm, []);
      yield 'Tudo bem, deixei esse pedido de lado e não mudei nada. O que você quer fazer?';
      return;
    }
    const before = tools.listRules().map(({ rule }) => rule);
    yield* this.answerAll(inOrder(meant.requests), calm, tools, today, onProgress);
    const after = this.memoryAfter(calm, meant, before, tools);
    const named = spokenOf(message, reader, known);
    const put = waits ? [] : putAside(known.asked, meant.requests);
    if (put.length > 0)
      yield `\n\nFicou de lado o que você pediu antes. Se ainda vale, diga ${put.join(' ou ')}.`;
    const still = waits ?? aside;
    const reminds = still !== null && !still.reminded;
    if (reminds) yield `\n\n${reminderOf(still)}`;
    remember(
      {
        ...after,
        people: after.people === calm.people ? named.people : after.people,
        masses: after.masses === calm.masses ? named.masses : after.masses,
        asked: waits && { ...waits, reminded: true },
        aside: aside && { ...aside, reminded: true },
      },
      reminds ? still.choices.map(({ label }) => label) : [],
    );
  }

  /** What is to be known when the next message comes. */
  private memoryAfter(
    known: Memory,
    { requests, understood }: Extract<Interpretation, { type: 'requests' }>,
    before: readonly ScheduleRule[],
    tools: AssistantTools,
  ): Memory {
    const meanings = requests.filter((request): request is SettledRequest => request.kind !== null);
    const now = tools.listRules().map(({ rule }) => rule);
    const undone = meanings.find(({ kind }) => kind === 'undoLast' || kind === 'undoEverything');
    const taken = undone ? takenBackOf(known.changes, undone) : [];
    const left = known.changes.slice(0, known.changes.length - taken.length);
    const start = undone ? undoneRules(before, taken) : before;
    const change: Change = {
      added: now.filter((rule) => !includesRule(start, rule)),
      removed: start.filter((rule) => !includesRule(now, rule)),
    };
    const changes = withChange({ ...known, changes: left }, change);
    const acts = understood.filter(({ kind }) => RULE_SETTING_IDS.has(kind));
    const people = meanings.flatMap((meaning) =>
      meaning.people.length > 0 ? meaning.people : asked(meaning, tools),
    );
    const masses = meanings.flatMap((meaning): readonly MassFilter[] =>
      meaning.filters.length > 0 ? meaning.filters : dutiesAskedFor(meaning, tools),
    );
    const question =
      acts.length > 0 ? undefined : meanings.findLast(({ kind }) => kind in ANSWERS || kind === 'listRules');
    const [free, ...others] = meanings.filter(({ kind }) => kind === 'free');
    return {
      asked: null,
      aside: null,
      changes,
      computed:
        meanings.some(({ kind }) => kind === 'solve') ||
        (known.computed && taken.length === 0 && isEmpty(change)),
      question: question
        ? { kind: question.kind, people: question.people, filters: question.filters, words: question.words }
        : null,
      rules: meanings.some(({ kind }) => kind === 'listRules'),
      removedFrom:
        !undone && acts.length === 0 && change.added.length === 0 && change.removed.length > 0
          ? [...before]
          : [],
      last:
        acts.length > 0
          ? acts
          : meanings.some(({ people: some, filters }) => some.length + filters.length > 0)
            ? []
            : known.last,
      changed: acts.length > 0 ? change.added.length + change.removed.length > 0 : known.changed,
      people: people.length > 0 ? people : known.people,
      masses: masses.length > 0 ? masses : known.masses,
      seeking: free?.masses.length === 1 && others.length === 0 ? keyOf(free.masses[0]!) : null,
    };
  }

  private async *answerAll(
    requests: (SettledRequest | NotUnderstood)[],
    memory: Memory,
    tools: AssistantTools,
    today: string,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    const rulesNow = () => JSON.stringify(tools.listRules());
    const rulesBefore = rulesNow();
    for (const [index, request] of requests.entries()) {
      if (index > 0) yield '\n\n';
      if (request.kind === null) {
        yield notUnderstood(request, tools, today);
        continue;
      }
      if (!SMALL_TALK.has(request.kind) && request.problem === null)
        yield `${ended(`Entendi: ${inWords(request)}`)}\n`;
      onProgress(activityOf(request.kind));
      yield await answer(request, memory, tools);
    }
    if (rulesNow() !== rulesBefore && !requests.some(({ kind }) => kind === 'solve'))
      yield '\n\nAs regras valem a partir do próximo cálculo: diga “gere a escala”.';
  }
}

/** What was clear beside a question, the same whatever its answer, and is not in what came instead of an answer. */
function putAside(
  question: Memory['asked'],
  now: readonly (SettledRequest | NotUnderstood | Request)[],
): string[] {
  const [first, ...others] = question?.choices ?? [];
  if (!first || others.length === 0) return [];
  const isIn = (requests: readonly Request[], one: Request) =>
    requests.some((each) => JSON.stringify(each) === JSON.stringify(one));
  const clear = first.requests.filter(
    (request) =>
      RULE_SETTING_IDS.has(request.kind) && others.every(({ requests }) => isIn(requests, request)),
  );
  const texts = clear.filter(({ text }) => !now.some((each) => each.text === text)).map(({ text }) => text);
  return [...new Set(texts)].map((text) => `“${text}”`);
}

/**
 * The question that something else was asked for instead of an answer to, where the answer is one of several people or masses, or a
 * number, so that it may still come: until something else is done once more.
 */
function waitsBehind(
  { asked: question, aside }: Memory,
  requests: readonly (SettledRequest | NotUnderstood)[],
): Memory['asked'] {
  if (requests.every(leavesQuestion)) return question ? null : aside;
  const isOfRules = requests.every(
    ({ kind, ...request }) =>
      kind === 'removeRule' ||
      (kind !== null && RULE_SETTING_IDS.has(kind) && !('problem' in request && request.problem)),
  );
  if (!question || !isOfRules) return null;
  const { choices, open } = question;
  const isOfSeveral =
    choices.length > 1 && choices.every(({ person, mass }) => person !== undefined || mass !== undefined);
  const isCount = choices.length === 0 && open.length > 0 && open.every(({ doubt }) => doubt === 'count');
  const isAnswered = [...choices.flatMap((choice) => choice.requests), ...open].some(({ text }) =>
    requests.some((request) => request.text === text),
  );
  return (isOfSeveral || isCount) && !isAnswered ? question : null;
}

/** What leaves a question that waits as it is: nothing that was understood, thanks, a greeting, a question. */
const leavesQuestion = ({ kind }: SettledRequest | NotUnderstood) =>
  kind === null || kind === 'cannot' || kind === 'thanks' || kind === 'greeting' || kind in ANSWERS;

/** `Ainda espero a resposta: em qual missa?`, without what may be answered. */
function reminderOf({ text }: NonNullable<Memory['asked']>): string {
  const [line] = text.split('\n');
  return `Ainda espero a resposta: ${line!.slice(0, line!.lastIndexOf('?') + 1) || line!}`;
}

/** Whether all that is asked for are rules, and nothing of it is left open. */
const setsRulesAlone = (requests: readonly (SettledRequest | NotUnderstood)[]): boolean =>
  requests.length > 0 &&
  requests.every(
    (request) => request.kind !== null && RULE_SETTING_IDS.has(request.kind) && request.problem === null,
  );

/** Whom an answer spoke of who were not asked about by name. */
function asked({ kind, masses }: SettledRequest, tools: AssistantTools): PersonRef[] {
  if (kind === 'silent') return tools.overview().silent;
  return kind === 'serving' && masses.length <= 2 ? masses.flatMap((mass) => tools.mass(mass).team) : [];
}

/** Which masses an answer about somebody's own spoke of. */
function dutiesAskedFor({ kind, people }: SettledRequest, tools: AssistantTools): MassKey[] {
  return kind === 'duties' ? people.flatMap(({ id }) => tools.person(id).duties.map(keyOf)) : [];
}

/** Whether what is taken back was said to be wrong, and not only unwanted: something else was meant. */
const isDenial = ({ words }: SettledRequest) => words.includes('denied');

/** Takes back what the last replies did to the rules. */
function undoRules(
  undoing: Pick<SettledRequest, 'kind' | 'number'>,
  { changes }: Memory,
  tools: AssistantTools,
): string {
  const before = tools.listRules().map(({ rule }) => rule);
  if (changes.length === 0) return 'Não há nada nesta conversa para desfazer.';
  const wanted = undoneRules(before, takenBackOf(changes, undoing));
  const gone: string[] = [];
  for (const { rule, number } of tools.listRules().reverse())
    if (!wanted.some((other) => isSameRule(other, rule))) gone.push(tools.removeRule(number).text);
  const back = wanted.filter((rule) => !before.some((other) => isSameRule(other, rule)));
  const restored = back.map((rule) => tools.setRule(rule).text);
  return join(
    gone.length > 0 && `Desfiz: ${gone.reverse().join('; ')}.`,
    restored.length > 0 && `Voltou a valer: ${restored.join('; ')}.`,
    gone.length + restored.length === 0 && 'Isso já não estava mais nas regras.',
  );
}

/** Rules that go, by number from the last on; rules that come; one computation; the rest. */
function inOrder(requests: (SettledRequest | NotUnderstood)[]): (SettledRequest | NotUnderstood)[] {
  const isRule = ({ kind }: SettledRequest | NotUnderstood) => kind !== null && ABOUT_RULES.has(kind);
  const removals = requests
    .filter((request): request is SettledRequest => request.kind === 'removeRule' && request.number !== null)
    .sort((a, b) => b.number! - a.number!);
  const solve = requests.find(({ kind }) => kind === 'solve');
  const others = requests.filter(
    (request) => !isRule(request) && !['solve', 'undoLast', 'undoEverything'].includes(request.kind ?? ''),
  );
  const asked = requests.filter(
    (request) => isRule(request) && !removals.includes(request as SettledRequest),
  );
  // More places come before those who are to have them.
  const settings = asked.some(({ kind }) => kind === 'fewer')
    ? asked
    : asked.toSorted((one, other) => Number(makesRoom(other)) - Number(makesRoom(one)));
  const undone = requests.filter(({ kind }) => kind === 'undoLast' || kind === 'undoEverything');
  return [...undone, ...removals, ...settings, ...(solve ? [solve] : []), ...others];
}

const makesRoom = ({ kind }: SettledRequest | NotUnderstood) =>
  kind === 'exactly' || kind === 'more' || kind === 'double';

function activityOf(kind: KindId): Activity {
  if (kind === 'solve') return 'solving';
  return ABOUT_RULES.has(kind) || kind === 'listRules' ? 'rules' : 'reading';
}

async function answer(meaning: SettledRequest, memory: Memory, tools: AssistantTools): Promise<string> {
  try {
    if (meaning.problem !== null) return meaning.problem;
    return await act(meaning, memory, tools);
  } catch (error) {
    if (error instanceof AppError) return `Não deu: ${error.message}`;
    throw error;
  }
}

async function act(meaning: SettledRequest, memory: Memory, tools: AssistantTools): Promise<string> {
  const { kind } = meaning;
  if (RULE_SETTING_IDS.has(kind)) return setRules(meaning, tools);
  const question = ANSWERS[kind];
  if (question) return question(meaning, tools);
  switch (kind) {
    case 'solve':
      return solve(meaning, tools);
    case 'accept':
    case 'discard':
    case 'undo':
      return decide(kind, tools);
    case 'keepWaiting':
      return 'Tudo bem: a proposta continua esperando, e a escala não muda até você dizer “aceite” ou “descarte”.';
    case 'compare':
      return compare(tools);
    case 'listRules':
      return listRules(meaning, tools);
    case 'removeRule':
      return removeRule(meaning, tools);
    case 'removeAllRules':
      return removeAllRules(tools);
    case 'undoLast':
    case 'undoEverything':
      return join(undoRules(meaning, memory, tools), isDenial(meaning) && 'O que devo fazer em vez disso?');
    case 'cannot':
      return meaning.words[0]!;
    case 'greeting':
      return 'Olá! Posso montar a escala com você. Diga “gere a escala”, ou “ajuda” para ver o que entendo.';
    case 'thanks':
      return 'De nada!';
    case 'publish':
      return 'Publicar é com a coordenação: abra a página da escala e use “Publicar”. Eu só preparo a escala.';
    case 'yes':
    case 'no':
      return 'Não sei a que isso responde. Se é sobre a proposta, diga “aceite” ou “descarte”.';
    default:
      return join(
        /\?\s*$/.test(meaning.text)
          ? 'Sim, posso ajudar com esta escala. Eu entendo pedidos como estes:'
          : 'Eu entendo pedidos como estes:',
        lines(KIND_IDS.filter((id) => !TALK.has(id)).map(example), 50),
      );
  }
}

const TALK = new Set<KindId>(['greeting', 'thanks', 'yes', 'no', 'help', 'cannot', 'keepWaiting']);
const example = (kind: KindId) => `“${KINDS[kind].example}”`;

async function solve({ words }: SettledRequest, tools: AssistantTools): Promise<string> {
  const view = await tools.solve({ anew: words.includes('dozero') });
  const proof = proofOf(view);
  const startAnew =
    !view.anew && 'Mudo só o que é preciso. Para calcular tudo outra vez, diga “gere a escala do zero”.';
  if (view.entering.length + view.leaving.length === 0)
    return join(
      'A escala já é a melhor que encontrei; não há o que mudar.',
      proposalNumbers(view),
      proof,
      startAnew,
    );
  return join(
    'Fiz uma proposta; a escala continua como está.',
    proposalNumbers(view),
    proof,
    startAnew,
    tools.published &&
      'A escala está publicada: quem entra ou sai é avisado por e-mail depois que você aceitar.',
    'Confira e diga “aceite” ou “descarte”. Para ver quem entra e quem sai, diga “o que muda?”.',
  );
}

function proofOf({ proven, anew }: SolvedView): string {
  if (!proven) return 'O tempo acabou antes da prova: pode haver uma escala um pouco melhor.';
  return anew
    ? 'Está provado que nenhuma escala é melhor com estas regras.'
    : 'Está provado que, com estas regras, nenhuma escala tão completa muda menos lugares.';
}

const DECIDED: Record<ProposalDecision, string> = {
  accept: 'Aceitei a proposta: a escala mudou. Para voltar atrás, diga “desfaça”.',
  discard: 'Descartei a proposta; a escala continua como estava.',
  undo: 'Desfiz: a escala voltou a ser exatamente a de antes da proposta.',
};

function decide(decision: ProposalDecision, tools: AssistantTools): string {
  tools.decide(decision);
  const told = tools.published && decision !== 'discard' && 'Quem entra ou sai é avisado por e-mail.';
  return join(DECIDED[decision], told);
}

function compare(tools: AssistantTools): string {
  const view = tools.compare();
  if (!view) return 'Ainda não há proposta nesta conversa. Diga “gere a escala”.';
  const place = ({ person, mass }: (typeof view.entering)[number]) => `${person.name}: ${massText(mass)}`;
  return join(
    view.status === 'waiting'
      ? 'A proposta, comparada com a escala de agora:'
      : 'A última proposta aceita mudou isto:',
    proposalNumbers(view),
    view.entering.length > 0 && `Entram:\n${lines(view.entering.map(place), 30)}`,
    view.leaving.length > 0 && `Saem:\n${lines(view.leaving.map(place), 30)}`,
  );
}

function notUnderstood({ text }: NotUnderstood, tools: AssistantTools, today: string): string {
  return join(
    `Não entendi: “${text}”. Você pode pedir, por exemplo:`,
    lines(suggestionsFor(tools, today).map((suggestion) => `“${suggestion}”`)),
    'Ou diga “ajuda”.',
  );
}

/** Requests that make sense for this roster now. */
function suggestionsFor(tools: AssistantTools, today: string): string[] {
  const { incomplete, silent, load } = tools.overview();
  const mass = incomplete.find(({ date }) => date >= today);
  const somebody = load.at(-1)?.person ?? tools.people[0];
  const at = mass ?? tools.masses.at(-1);
  return [
    tools.viewing === 'proposal' ? 'O que muda?' : 'Gere a escala',
    mass && `Quem está livre no dia ${Number(mass.date.slice(8))} às ${formatTime(mass.time)}?`,
    somebody && at && `${somebody.name} não pode no dia ${Number(at.date.slice(8))}`,
    silent.length > 0 ? 'Quem ainda não respondeu?' : 'Quem serve mais?',
    'Quais missas estão incompletas?',
  ]
    .filter((suggestion): suggestion is string => Boolean(suggestion))
    .slice(0, EXAMPLES);
}
