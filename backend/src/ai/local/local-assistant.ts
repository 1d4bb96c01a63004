import { onMasses } from '../../roster/index.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { MassFilter } from '../../roster/index.js';
import { Assistant, type Activity, type AssistantContext } from '../assistant.js';
import type { AssistantTools, ProposalDecision, SolvedView } from '../assistant-tools.js';
import { listRules, removeAllRules, removeRule, rulesInWords, setRules } from './act-on-rules.js';
import { ANSWERS } from './answer-questions.js';
import { Conversation, type Meaning } from './conversation.js';
import { likelyKinds } from './grammar.js';
import { KIND_IDS, KINDS, RULE_SETTING_IDS, type KindId } from './kinds.js';
import { ended, join, lines, listed, massText, names, proposalNumbers } from './phrases.js';
import { MessageReader, type NotUnderstood } from './read-message.js';

const EXAMPLES = 4;
const USUAL: KindId[] = ['solve', 'exclude', 'capAll', 'incomplete'];
/** Kinds that are answered without saying first what was understood. */
const SMALL_TALK = new Set<KindId>(['greeting', 'thanks', 'yes', 'no', 'help', 'publish']);
const ABOUT_RULES = new Set<KindId>([...RULE_SETTING_IDS, 'removeRule', 'removeAllRules']);

/** The assistant that needs no external service: understands a documented set of requests in Portuguese. */
export class LocalAssistant extends Assistant {
  async *reply(
    { message, history, today }: AssistantContext,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    onProgress('reading');
    const reader = new MessageReader({ people: tools.people, masses: tools.masses, today });
    const meant = new Conversation(reader, tools.masses).interpret(message, history);
    if (meant.type === 'question') yield meant.text;
    else if (meant.type === 'dropped') yield 'Tudo bem, não fiz nada. O que você quer fazer?';
    else yield* this.answerAll(inOrder(meant.requests), reader, tools, onProgress);
  }

  private async *answerAll(
    requests: (Meaning | NotUnderstood)[],
    reader: MessageReader,
    tools: AssistantTools,
    onProgress: (activity: Activity) => void,
  ): AsyncIterable<string> {
    const rulesNow = () => JSON.stringify(tools.listRules());
    const rulesBefore = rulesNow();
    for (const [index, request] of requests.entries()) {
      if (index > 0) yield '\n\n';
      if (request.kind === null) {
        yield notUnderstood(request, reader);
        continue;
      }
      if (!SMALL_TALK.has(request.kind) && request.problem === null)
        yield `${ended(`Entendi: ${inWords(request)}`)}\n`;
      onProgress(activityOf(request.kind));
      yield await answer(request, tools);
    }
    if (rulesNow() !== rulesBefore && !requests.some(({ kind }) => kind === 'solve'))
      yield '\n\nAs regras valem a partir do próximo cálculo: diga “gere a escala”.';
  }
}

/** Rules that go, by number from the last on; rules that come; one computation; the rest. */
function inOrder(requests: (Meaning | NotUnderstood)[]): (Meaning | NotUnderstood)[] {
  const isRule = ({ kind }: Meaning | NotUnderstood) => kind !== null && ABOUT_RULES.has(kind);
  const removals = requests
    .filter((request): request is Meaning => request.kind === 'removeRule' && request.number !== null)
    .sort((a, b) => b.number! - a.number!);
  const solve = requests.find(({ kind }) => kind === 'solve');
  const others = requests.filter((request) => !isRule(request) && request.kind !== 'solve');
  const settings = requests.filter((request) => isRule(request) && !removals.includes(request as Meaning));
  return [...removals, ...settings, ...(solve ? [solve] : []), ...others];
}

function activityOf(kind: KindId): Activity {
  if (kind === 'solve') return 'solving';
  return ABOUT_RULES.has(kind) || kind === 'listRules' ? 'rules' : 'reading';
}

async function answer(meaning: Meaning, tools: AssistantTools): Promise<string> {
  try {
    if (meaning.problem !== null) return meaning.problem;
    return await act(meaning, tools);
  } catch (error) {
    if (error instanceof AppError) return `Não deu: ${error.message}`;
    throw error;
  }
}

async function act(meaning: Meaning, tools: AssistantTools): Promise<string> {
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
    case 'compare':
      return compare(tools);
    case 'listRules':
      return listRules(meaning, tools);
    case 'removeRule':
      return removeRule(meaning, tools);
    case 'removeAllRules':
      return removeAllRules(tools);
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
        'Eu entendo pedidos como estes:',
        lines(KIND_IDS.filter((id) => !TALK.has(id)).map(example), 50),
      );
  }
}

const TALK = new Set<KindId>(['greeting', 'thanks', 'yes', 'no', 'help']);
const example = (kind: KindId) => `“${KINDS[kind].example}”`;

async function solve({ words }: Meaning, tools: AssistantTools): Promise<string> {
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

function notUnderstood({ text, words }: NotUnderstood, reader: MessageReader): string {
  const near = likelyKinds(words, (sentence) => reader.wordsOf(sentence), EXAMPLES);
  const shown = [...near, ...USUAL.filter((kind) => !near.includes(kind))].slice(0, EXAMPLES);
  return join(
    `Não entendi: “${text}”. Você pode pedir, por exemplo:`,
    lines(shown.map(example)),
    'Ou diga “ajuda”.',
  );
}

const TITLES: Partial<Record<KindId, string>> = {
  solve: 'gerar a escala',
  summary: 'o resumo da escala',
  accept: 'aceitar a proposta',
  discard: 'descartar a proposta',
  undo: 'desfazer o que foi aceito',
  compare: 'o que a proposta muda',
  listRules: 'as regras desta escala',
  removeAllRules: 'retirar todas as regras',
  incomplete: 'as missas incompletas',
  inexperienced: 'as missas sem ministro experiente',
  silent: 'quem ainda não respondeu',
  unassigned: 'quem não foi escalado',
  load: 'como as missas estão divididas',
};

const ABOUT: Partial<Record<KindId, string>> = {
  free: 'quem está livre',
  maybes: 'quem respondeu talvez',
  serving: 'quem serve',
  availability: 'quando pode servir',
  duties: 'as missas de',
  place: 'a situação de',
  whyAbsent: 'por que não foi escalado(a)',
  whyPresent: 'por que foi escalado(a)',
  whyIncomplete: 'por que falta gente',
};

const said = (filters: readonly MassFilter[]) => filters.map(onMasses).join(' e ');

/** What was understood, as the coordinator may check it. */
function inWords(meaning: Meaning): string {
  const { kind, people, filters, numbers } = meaning;
  if (RULE_SETTING_IDS.has(kind)) return rulesInWords(meaning);
  if (kind === 'removeRule') {
    if (people.length > 0) return `retirar a regra sobre ${names(people)}`;
    if (numbers.length === 0) return 'retirar uma regra';
    return numbers.length === 1 ? `retirar a regra ${numbers[0]}` : `retirar as regras ${listed(numbers)}`;
  }
  if (kind === 'free' && people.length > 0) return `quem pode substituir ${names(people)} ${said(filters)}`;
  if (kind === 'serving' && people.length > 0) return `quem serve com ${names(people)} ${said(filters)}`;
  const title = TITLES[kind];
  if (title) return title;
  return [ABOUT[kind], people.map(({ name }) => name).join(' e '), said(filters)].filter(Boolean).join(' ');
}
