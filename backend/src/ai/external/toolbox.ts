import type { ChatCompletionFunctionTool } from 'openai/resources/chat/completions';
import { AppError, notPossible } from '../../platform/errors/app-error.js';
import type { MassKey } from '../../roster/index.js';
import type { Activity, AssistantTools, ProposalDecision } from '../assistant/index.js';
import { canonicalWords, plain, readingOf } from '../local/index.js';
import { DATE, parameters, PERSON, problemsOf, TIME, type Parameters } from './arguments.js';
import type { ModelCall } from './chat-model.js';
import type { Pseudonyms } from './pseudonyms.js';
import { RULE_PARAMETERS, ruleOf, type RuleArguments } from './rule-arguments.js';
import { Views } from './views.js';

const MOST_CALLS = 60;
const MOST_SOLVES = 3;

/** Arguments that have been checked against the tool's parameters. */
interface Arguments extends MassKey, RuleArguments {
  number: number;
  decision: ProposalDecision;
  anew: boolean;
}

interface Tool {
  activity: Activity;
  description: string;
  parameters: Parameters;
  use: (box: Toolbox, given: Arguments) => unknown;
}

const NOTHING = parameters({});
const MASS = { date: DATE, time: TIME };

/** The tools of docs/assistant.md, one for each of AssistantTools, and the local assistant's reading of the message. */
const TOOLS: Record<string, Tool> = {
  read_request: {
    activity: 'reading',
    description:
      'Lê a última mensagem da coordenação e diz o que ela pede, com as regras prontas para set_rule, ou a pergunta a fazer antes, com as leituras possíveis. Não faz nada. Use-a primeiro.',
    parameters: NOTHING,
    use: (box) => box.read(),
  },
  overview: {
    activity: 'reading',
    description:
      'O mês de relance: lugares, missas incompletas, missas sem ministro experiente, quantas missas cada pessoa tem e para quantas se ofereceu, quem não respondeu.',
    parameters: NOTHING,
    use: ({ tools, views }) => views.overview(tools.overview()),
  },
  mass: {
    activity: 'reading',
    description:
      'Uma missa: lugares, equipe, quem se ofereceu, por resposta, quem ainda poderia ser incluído.',
    parameters: parameters(MASS),
    use: ({ tools, views }, mass) => views.mass(tools.mass(mass)),
  },
  person: {
    activity: 'reading',
    description: 'Uma pessoa: suas missas, para quais se ofereceu, seu máximo.',
    parameters: parameters({ person: PERSON }),
    use: ({ tools, views, idOf }, { person }) => views.person(tools.person(idOf(person))),
  },
  list_rules: {
    activity: 'rules',
    description: 'As regras desta escala, numeradas.',
    parameters: NOTHING,
    use: ({ tools, views }) => tools.listRules().map((rule) => views.rule(rule)),
  },
  set_rule: {
    activity: 'rules',
    description:
      'Guarda uma regra, que vale a partir do próximo cálculo. Uma regra sobre a mesma coisa toma o lugar da antiga.',
    parameters: RULE_PARAMETERS,
    use: ({ tools, views, idOf }, given) => views.ruleOutcome(tools.setRule(ruleOf(given, idOf))),
  },
  remove_rule: {
    activity: 'rules',
    description: 'Retira uma regra pelo número de list_rules; as seguintes mudam de número.',
    parameters: parameters({ number: { type: 'integer', minimum: 1, maximum: 100_000 } }),
    use: ({ tools, views }, { number }) => views.rule(tools.removeRule(number)),
  },
  solve: {
    activity: 'solving',
    description:
      'Calcula a escala com as regras de agora e faz dela a proposta que espera; a escala não muda. Parte da escala como está e muda só o necessário. anew = true só quando a coordenação pede para começar do zero.',
    parameters: parameters({ anew: { type: 'boolean' } }, ['anew']),
    use: (box, { anew }) => box.solve(anew ?? false),
  },
  compare: {
    activity: 'reading',
    description: 'O que a última proposta muda na escala: quem entra, quem sai, o que melhora.',
    parameters: NOTHING,
    use: ({ tools, views }) => {
      const proposal = tools.compare();
      return proposal ? views.proposal(proposal) : { proposal: null };
    },
  },
  decide: {
    activity: 'reading',
    description:
      'Aceita ou descarta a proposta que espera, ou desfaz a aceita. Só quando a última mensagem da coordenação pede isso.',
    parameters: parameters({ decision: { type: 'string', enum: ['accept', 'discard', 'undo'] } }),
    use: (box, { decision }) => box.decide(decision),
  },
  explain_shortage: {
    activity: 'reading',
    description: 'Por que falta gente em uma missa.',
    parameters: parameters(MASS),
    use: ({ tools, sentence }, mass) => sentence(tools.explainShortage(mass)),
  },
  explain_absence: {
    activity: 'reading',
    description: 'Por que uma pessoa não está em uma missa (date e time), ou na escala toda (sem eles).',
    parameters: parameters({ person: PERSON, ...MASS }, ['date', 'time']),
    use: ({ tools, sentence, idOf }, given) =>
      sentence(tools.explainAbsence(idOf(given.person), wholeMass(given))),
  },
  explain_presence: {
    activity: 'reading',
    description: 'Por que uma pessoa está em uma missa.',
    parameters: parameters({ person: PERSON, ...MASS }),
    use: ({ tools, sentence, idOf }, { person, ...mass }) =>
      sentence(tools.explainPresence(idOf(person), mass)),
  },
};

/** The tools as the model is told of them. */
export const TOOL_SCHEMAS: ChatCompletionFunctionTool[] = Object.entries(TOOLS).map(
  ([name, { description, parameters: declared }]) => ({
    type: 'function',
    function: { name, description, parameters: { ...declared } },
  }),
);

/** Words by which a coordinator decides about a proposal, in the forms of `canonicalWords`. */
const WISHES: Record<ProposalDecision, readonly string[]> = {
  accept: ['aplique', 'sim'],
  discard: ['descarte', 'sim'],
  undo: ['desfaca', 'sim'],
};

/** Carries out what the model asks for during one reply. Whatever is wrong with a call is answered to the model. */
export class Toolbox {
  readonly views: Views;
  private calls = 0;
  private solves = 0;

  /** @param message what the coordinator said. */
  constructor(
    readonly tools: AssistantTools,
    private readonly names: Pseudonyms,
    private readonly message: string,
    private readonly today: string,
    private readonly onProgress: (activity: Activity) => void,
  ) {
    this.views = new Views(names);
  }

  /** @returns the answer as it is sent to the model. */
  async use({ name, arguments: text }: ModelCall): Promise<string> {
    try {
      this.calls += 1;
      if (this.calls > MOST_CALLS)
        throw notPossible('too-many-calls', 'Chamadas demais. Responda com o que já sabe.');
      const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
      if (!tool) {
        const known = Object.keys(TOOLS).join(', ');
        throw notPossible('unknown-tool', `Esta ferramenta não existe. As que existem: ${known}.`);
      }
      const given = parse(text);
      const problems = problemsOf(tool.parameters, given);
      if (problems.length > 0)
        throw notPossible('wrong-arguments', `Argumentos errados: ${problems.join('; ')}.`);
      this.onProgress(tool.activity);
      return JSON.stringify(await tool.use(this, given as Arguments));
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return JSON.stringify({ error: this.names.maskSentence(error.message) });
    }
  }

  read() {
    const { requests, question, notUnderstood } = readingOf(this.message, this.tools, this.today);
    return {
      requests: requests.map((each) => this.views.readRequest(each)),
      question: question && {
        text: this.names.maskSentence(question.text),
        choices: question.choices.map(({ label, requests: readings }) => ({
          label: this.names.maskSentence(label),
          requests: readings.map((each) => this.views.readRequest(each)),
        })),
      },
      notUnderstood: notUnderstood.map((text) => this.names.mask(text)),
    };
  }

  readonly idOf = (code: string): number => this.names.idOf(code) ?? 0;

  readonly sentence = (text: string) => ({ explanation: this.names.maskSentence(text) });

  async solve(anew: boolean) {
    this.solves += 1;
    if (this.solves > MOST_SOLVES)
      throw notPossible('too-many-solves', 'Já houve cálculos demais nesta resposta. Use o último.');
    const view = await this.tools.solve({ anew });
    return { ...this.views.proposal(view), anew: view.anew };
  }

  /** @throws AppError 422 unless the coordinator's own message asks for it. */
  decide(decision: ProposalDecision) {
    const words = canonicalWords(plain(this.message));
    if (words.includes('nao') || !WISHES[decision].some((word) => words.includes(word)))
      throw notPossible(
        'not-asked-for',
        'A última mensagem da coordenação não pede isso. Peça que diga “aceite”, “descarte” ou “desfaça”, ou que use os botões da proposta.',
      );
    return this.views.proposal(this.tools.decide(decision));
  }
}

function wholeMass({ date, time }: Partial<MassKey>): MassKey | undefined {
  if ((date === undefined) !== (time === undefined))
    throw notPossible('half-a-mass', 'Informe date e time juntos, ou nenhum dos dois.');
  return date === undefined || time === undefined ? undefined : { date, time };
}

/** @throws AppError 422 when it is not JSON. */
function parse(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch {
    throw notPossible('not-json', 'Os argumentos não são JSON.');
  }
}
