/** Which question a sentence asks, by what it speaks of. */
import type { KindId } from '../requests/kinds.js';
import { Segment } from '../message/segment.js';

/** Asks to be told something. */
const TELL =
  /^(?:(?:e|entao|mas|por|favor|oi|gente|agora|voce|pode|poderia|podia|consegue|ai|me|do|da|de|so) |<\S+ |\S+ (?=dig[ao] me))*(?:dig[ao]|diz|dizer|fal[ae]|conta|conte|mostr\w+|list[ae]\w*|inform[ae]\w*|apresent[ae]\w*|relacion[ae]\w*|enumer\w+|confer[ei]\w*|verific\w+|expli(?:c|qu)\w+|esclare\w+)\b|\b(?:me (?:dig[ao]|diz|dizer|fal[ae]r?|cont[ae]r?|mostr\w+|list\w+|inform\w+|lembr[ae]r?)|(?:dig[ao]|mostr[ae]|inform[ae]) me|(?:quero|queria|gostaria de|preciso|precisava|posso|consigo|consegui|tento|tentando) (?:saber|ver|entender|compreender|conhecer|lembrar)|nao (?:sei|entendi|entendo|compreendo|lembro) (?:por ?que|quem|quando|qual|quant\w+|se)|deixa eu ver|minha duvida)\b|\b(?:suger|sugir|indi[cq]|recomend)\w* (?:alguem|quem|um nome|nomes|uma pessoa|algum\w*|ministr\w+)\b|^(?:\S+ ){0,3}(?:quero|queria|gostaria|preciso|me (?:pass\w+|mand\w+|envi\w+|d[ae])) (?:d?[ao]s? |de |uma? )?(?:relacao|lista|listagem|nomes?|numero|resumo|total)\b/;
/** Words that ask, wherever they stand near the beginning. */
const ASKS =
  /^(?:(?:\S+ ){0,6}(?:quem|(?<!pela )(?<!pelo )qual|quais|quando|onde|como (?:esta|ta|anda|ficou|fica|vai)|por ?que|pq|quant[oa]s?|o que|(?:em )?que (?:dias?|horas?|missas?|regras?|domingos?|ministr\w*|pessoas?|horarios?|vagas?)|cade)\b.*|(?:e |ja |ainda |sera que )*(?:tem(?! que\b)|ha|falta|faltam|existe|existem|sobrou|sobram|restam|sera)\b.*)/;
/** Ends a sentence that only looks like a question. */
export const TAG =
  /\b(?:pode ser|viu|sim|ne|visse|ta|certo|por favor|ok|so|ta bom|combinado|beleza|blz|tudo bem|ouviu|ouvindo|fechou|entend(?:eu|este|ido)|por gentileza|esta bem|ta bem|tudo certo|pode ser assim)\s*$/;

/** Asks which of two is so, question mark or not: "no dia 26 tem missa ou descansa". */
export const ASKS_WHETHER =
  /\bpode ou nao\b|\bou nao\b|\bconfere isso\b|\bantes ou depois\b|\b(?:tem|ha|vai ter|havera) (?:a )?missa\b.*\bou (?!d[oa]s? |n[oa]s? |\d|as )|\b(?:confirmou|respondeu|aceitou|topou|marcou|disse)\b.*\bou\b.*\b(?:talvez|nao|recusou|ficou|negou)\b/;

/** Asks how often somebody may serve. */
const ASKS_LIMIT =
  /\b(?:limite|maximo|teto)\b|\bate (?:quant\w+|que)\b|\bquant[oa]s?\b.*\b(?:pode|podem|aguenta\w*|consegue\w*|cabem?)\b/;

const isWhy = (said: Segment) => said.has('why') || said.matches(/\bpor que\b|\bmotivo\b/);

/** "Não entendi por que …" denies nothing of what is asked. */
const withoutUnknowing = ({ pieces, before }: Segment): Segment =>
  new Segment(
    pieces.filter(
      ({ text }, at) =>
        text !== 'nao' ||
        !/^(?:entend|sei|compreend|lembr|consigo|saquei|vejo)/.test(pieces[at + 1]?.text ?? ''),
    ),
    before,
  );

/** Each kind of question and when it is asked; the first that fits is taken. */
const QUESTIONS: readonly [KindId, (said: Segment) => boolean][] = [
  ['availability', (said) => said.people.length === 1 && said.matches(/\bmandato\b/)],
  ['duties', (said) => said.people.length > 0 && said.matches(/\bantes ou depois\b/)],
  [
    'availability',
    (said) =>
      said.people.length === 1 &&
      said.masses.length === 0 &&
      !isWhy(said) &&
      ASKS_LIMIT.test(said.text) &&
      !said.matches(/\bregras?\b/),
  ],
  [
    'listRules',
    (said) =>
      said.matches(
        /\b(?:regras?|restric\w+|determinac\w+|em vigor|vigentes?)\b|\b(?:valendo|combinados?|limites?|maximo|teto)\b|\bo que (?:e que )?(?:eu )?(?:ja )?(?:pedi|combinei|mandei|falei)\b|por que ninguem passa|porque ninguem passa/,
      ),
  ],
  [
    'whyAbsent',
    (said) =>
      isWhy(said) &&
      said.people.length > 0 &&
      (withoutUnknowing(said).has('not', 'away', 'nobody', 'without') || said.matches(/\bnunca\b/)),
  ],
  ['listRules', (said) => isWhy(said) && said.people.length > 0 && said.has('together', 'apart')],
  [
    'availability',
    (said) =>
      isWhy(said) && said.people.length > 0 && said.numbers.length > 0 && said.has('only', 'max', 'able'),
  ],
  ['whyPresent', (said) => isWhy(said) && said.people.length > 0],
  ['whyIncomplete', isWhy],
  [
    'compare',
    (said) =>
      said.matches(/\bo que (?:foi que )?(?:muda|mudou|mudaria|mudaram|vai mudar|mexeu|alterou)\b/) ||
      (said.matches(/\bquem (?:foi que )?(?:entr(?:a|ou|aram|am)|sai(?:u|ram)?|saem)\b/) &&
        said.people.length + said.masses.length === 0),
  ],
  [
    'status',
    (said) =>
      said.matches(/\b(?:publicada|publicou|no ar|arquivada|rascunho)\b/) &&
      !said.matches(/\b(?:quem|quais|quant[oa]s?|que missas?|onde)\b/),
  ],
  [
    'refusing',
    (said) =>
      said.matches(
        /\b(?:quem|algum\w*|alguem|quais)\b.*\b(?:nao pode|nao podem|nao vai|nao vao|nao quer|nao querem|nao topa|disse que nao|nao vai poder|recus(?:ou|aram)|indispon)/,
      ) && said.masses.length > 0,
  ],
  [
    'silent',
    (said) =>
      !said.matches(/\b(?:lugar\w*|vagas?|missas?)\b.*\bpreench/) &&
      said.matches(
        /^(?:e )?(?:quem|quantos|quantas pessoas)(?: (?:ja|foi que|e que))? respond|\b(?:nao|falta\w*|sem|pendente|ainda)\b.*\b(?:respo\w*|preench\w*|manifest\w*)|respond\w*.*\bnao\b|todo mundo .*respond/,
      ) &&
      said.people.length === 0,
  ],
  ['maybes', (said) => said.matches(/\btalvez\b|em duvida/) && said.people.length === 0],
  [
    'experienced',
    (said) =>
      said.matches(/\bquem\b.*\bexperien|\bministr\w* experien/) && !said.matches(/\b(?:sem|falt\w*|tem)\b/),
  ],
  ['experienced', (said) => said.matches(/\bexperien/) && said.people.length > 0 && said.masses.length === 0],
  ['inexperienced', (said) => said.matches(/\bexperien/) && said.masses.length === 0],
  ['experienced', (said) => said.matches(/\bexperien/)],
  [
    'duties',
    (said) =>
      said.people.length > 0 && said.matches(/\bcom quem\b|\bquem .*\bcom\b/) && said.masses.length === 0,
  ],
  [
    'duties',
    (said) =>
      said.people.length > 1 &&
      said.has('together', 'apart') &&
      said.matches(/\b(?:estao|servem|ficaram|foram|vao|tem|alguma)\b/),
  ],
  [
    'serving',
    (said) =>
      said.masses.length > 0 &&
      said.matches(/\bnomes?\b.*\bministr|\bquem\b.*\b(?:junto|com)\b|\bcom quem\b/) &&
      !said.matches(/\b(?:quem|alguem)\b.*\bpode/),
  ],
  [
    'free',
    (said) =>
      said.masses.length > 0 &&
      said.matches(/\b(?:quem|alguem|quais|quantos|ministros?)\b/) &&
      (said.has('replace', 'instead') ||
        said.matches(
          /\b(?:livres?|disponi[bv]\w*|topa\w*|sobra\w*|cobrir|no lugar)\b|\bquem (?:me |nos )?(?:ajuda|socorre|salva)\b|\bquem (?:eu |a gente |que eu )?(?:chamo|ponho|coloco|escalo|boto|convido|indico|chama|convida)\b|\b(?:suger|sugir|suges|indi[cq]|recomend)\w*\b|\b(?:tem|ha) (?:alguem|gente|quem) para\b|\bcom quem\b.*\bcont\w+|\bquem (?:entra|vem|vai|fica)\b.*\bse\b.*\b(?:sair|sai|faltar|falta)\b|\b(?:quem|alguem|quais|quantos|ministros?)\b.*\b(?:pode\w*|consegue\w*|posso|podemos)\b/,
        )) &&
      !said.matches(/\bquem (?:vai|serve|esta|ta)\b(?! (?:mais )?(?:livre|dispon|sobrando|podendo))/),
  ],
  ['place', (said) => said.people.length > 0 && said.masses.length > 0],
  [
    'availability',
    (said) =>
      said.people.length > 0 &&
      (said.has('able') ||
        said.matches(/\b(?:disponi|livre|respost|respond|marcou|talvez|ofereceu|se oferec|recus)/)),
  ],
  ['duties', (said) => said.people.length > 0],
  [
    'load',
    (said) =>
      said.matches(
        /\b(?:quem|qual ministr\w*|ministr\w*)\b.*\b(?:mais|menos|demais|muit[ao]s?|pouc[ao]s?)\b|\bcampe\w+ d[eo]|\bcarga|sobrecarreg|distribuicao|\bdivis(?:ao|oes)\b|\bequilibr|\bquem so (?:tem|serve|esta|pegou)\b|quantas .*cada/,
      ) &&
      said.masses.length === 0 &&
      !said.has('able'),
  ],
  [
    'unassigned',
    (said) =>
      said.matches(
        /\b(?:quem|alguem|ministr\w*)\b.*\b(?:nao|fora|sem|nenhuma)\b|\bsobrando|\bde fora|\btodo mundo\b.*\bescalad|\btodos\b.*\bescalad|\bquem\b.*\b(?:folgad[oa]s?|parad[oa]s?|zero)\b|\b(?:com|tem) 0 missas?\b/,
      ) && said.masses.length === 0,
  ],
  [
    'incomplete',
    (said) =>
      said.matches(
        /\b(?:falt\w*|incomplet\w*|vagas?|vazi\w*|lugares|(?:sem|nao (?:tem|ha)|esta sem|ainda) (?:ninguem|gente|ministr\w*|nenhum\w*)|a? ?preencher|abert\w*|desfalc\w*|buracos?|furos?|furad[oa]s?|descobert\w*|precis\w* (?:de )?(?:arrumar|achar|encontrar|conseguir)|menos gente|menos ministr\w*|cabe|cabem|complet\w*|precisa\w* de (?:mais )?(?:gente|pessoas?|ministros?))\b/,
      ) && said.masses.length === 0,
  ],
  [
    'everybody',
    (said) =>
      !said.matches(/\b(?:melhor|pior|mais|menos)\b/) &&
      said.matches(
        /\b(?:list\w*|quais|quem|nomes?|quantos)\b.*\bministr|\bquant[oa]s (?:nos )?somos\b|\blist\w* (?:todo mundo|todos|o pessoal|a equipe)/,
      ) &&
      said.masses.length === 0,
  ],
  [
    'help',
    (said) =>
      said.matches(/^(?:e )?(?:voce|assistente|o que)\b.*\b(?:consegue|sabe|pode|faz|entende|da conta)/) &&
      said.people.length === 0 &&
      said.masses.length === 0,
  ],
  [
    'help',
    (said) =>
      said.matches(/\b(?:consegue|sabe|pode|faz|serve para|funciona)\b/) &&
      said.people.length === 0 &&
      said.masses.length === 0 &&
      said.matches(/\bvoce|assistente|o que\b/),
  ],
  [
    'serving',
    (said) =>
      said.masses.length > 0 &&
      said.matches(
        /^e |\b(?:quem|alguem|ha|missas?|escala(?:d[oa]s?)?|serv\w*|equipe|ministr\w*|horas?|ta|tem|esta|cai|comeca\w*|quant\w+|quais?|que dia|como|ficou|celebr\w*|precisa\w*|falt\w*|vagas?|lugar(?:es)?|complet\w*|preench\w*|lotad\w*|fech\w*)\b/,
      ),
  ],
  [
    'summary',
    (said) =>
      said.matches(
        /\b(?:escala|resumo|resum[ae]|mes|andamento|missas?)\b|\btudo (?:certo|pronto|ok|em ordem)\b/,
      ) ||
      (said.isEmpty && said.matches(/\bcomo (?:que )?(?:esta|ta|ficou|ficando|anda|vai|estamos)\b/)),
  ],
];

const TELL_WHAT =
  /\bnao (?:sei|entendi|entendo|lembro|compreendo|vejo|achei|acho) (?:bem |direito |ainda )?(?:quem|qual|quais|onde|quant[oa]s?|por ?que|pq|o motivo|a razao)\b|\b(?:entender|compreender|saber|ver|lembrar|explic\w+|expliqu\w+|esclare\w+|diz\w*|dig[ao]|fal[ae]r?|cont[ae]r?|mostr\w+|inform\w+)(?: me)?(?: \S+)? (?:quem|qual|quais|onde|quant[oa]s?|por ?que|pq|o motivo|a razao)\b/;
/** Whether a text wants to be told who, when or why, question mark or not. */
export const tells = (text: string): boolean => TELL_WHAT.test(text);

/** "Gostaria de ver a Ana na missa das 8h" asks nothing. */
function wishesToSee(said: Segment): boolean {
  const see = said.pieces.findIndex(({ text }) => text === 'ver');
  const seen = said.pieces.slice(see + 1).find(({ text }) => !/^(?:[oa]s?|dona|seu)$/.test(text));
  return see >= 0 && (seen?.type === 'person' || /^el[ea]s?$/.test(seen?.text ?? ''));
}

/** The kind of question; null where the sentence asks nothing. */
export function questionOf(said: Segment, sentence: string): KindId | null {
  const asks = sentence.trim().endsWith('?');
  if (
    /^(?:e )?(?:voce|assistente|da para|tem como)\b.*\b(?:consegue|sabe|pode|da conta|entende)?/.test(
      said.text,
    ) &&
    asks &&
    said.people.length === 0 &&
    said.masses.length === 0 &&
    said.has('replace', 'place', 'remove', 'together', 'apart', 'able', 'swap') &&
    !said.has('who')
  )
    return 'help';
  if (asks && said.matches(/\bescala\b.*\b(?:publicada|no ar|arquivada)\b/)) return 'status';
  const isOrder =
    said.pieces.some(
      ({ text }, at) =>
        (said.means(at, 'place') || said.means(at, 'remove')) && !/(?:[aei]d[oa]s?|post[oa]s?)$/.test(text),
    ) &&
    !said.matches(/\b(?:quem|qual|quais|quando|quant[oa]s?|porque|por que)\b/) &&
    // "A Íris confirmou a das 10 ou ficou no talvez?"
    !(
      asks &&
      said.people.length > 0 &&
      said.has('or') &&
      said.matches(
        /\b(?:[a-z]{2,}(?:ou|eu|iu)|esta|ta)\b.*\bou (?:\S+ ){0,2}(?:[a-z]{2,}(?:ou|eu|iu)|esta|ta|nao)\b/,
      )
    );
  if (isOrder && (asks ? true : !ASKS.test(said.text))) return null;
  const tagged = asks && TAG.test(said.text);
  const speaks =
    (ASKS.test(said.text) || (TELL.test(said.text) && !wishesToSee(said))) &&
    !said.matches(
      /\b(?:(?:se|que) quem|quem (?:\S+sse|tem|quiser|for|pode que|vai .*\be|serve .*\be)|como (?:sempre|antes|o)|o que (?:for|der|achar|preferir|quiser|voce)|sempre que|quando (?:o|a|der|puder)|porque|pois)\b/,
    );
  const wonders =
    asks &&
    !tagged &&
    !said.matches(/^(?:\S+ ){0,2}favor\b/) &&
    (said.matches(/\balguma? (?:vez|missa|dia|domingo|sabado)\b/) ||
      !said.has('want', 'place', 'remove', 'replace', 'together', 'apart') ||
      (said.people.length > 1 &&
        said.has('together', 'apart') &&
        !said.has('want', 'place', 'remove', 'replace', 'able') &&
        said.matches(/\b(?:estao|tao|servem|serviram|ficaram|foram|estavam|cairam|caem)\b/))) &&
    !(said.numbers.length > 0 && said.has('people'));
  const isOfRule =
    asks &&
    said.matches(
      /\b(?:regras?|separac\w+|limit\w+|restric\w+|combinado|trava|teto|maximo)\b.*\b(?:vale|valem|valendo|vigor|continua\w*|existe\w*)\b/,
    );
  if (isOfRule) return 'listRules';
  const doubts =
    ASKS_WHETHER.test(said.text) ||
    (asks && !tagged && said.matches(/\bquant[oa]s?\b/) && !said.has('want', 'place', 'remove'));
  if (!speaks && !wonders && !doubts && !(isWhy(said) && /^(?:por|pq$)/.test(said.pieces[0]?.text ?? '')))
    return null;
  if (
    !asks &&
    !doubts &&
    said.isStrong &&
    !said.matches(
      /\b(?:quem|qual|quais|quant[oa]s?|onde|quando|por ?que|pq|(?:em )?que (?:dias?|horas?|missas?|regras?|ministr\w*|pessoas?))\b/,
    )
  )
    return null;
  return QUESTIONS.find(([, fits]) => fits(said))?.[0] ?? null;
}
