/**
 * Ways to say a request otherwise that leave what it asks for as it is: what must come of it stays what must come of the
 * request itself. A row is a way; its words are chosen without looking at those that the assistant knows.
 */
import { SeededRandom } from '../demo/random.ts';
import type { RequestCase, Requests } from './requests/shape.js';

/** Chooses one of several. */
type Choose = <T>(some: readonly T[]) => T;

interface Variation {
  name: string;
  /** The text said otherwise; itself where this way does not fit it. */
  said: (text: string, choose: Choose, wanted: RequestCase) => string;
}

/** Where a word begins and ends, whatever its accents. */
const START = String.raw`(?<![\p{L}\p{N}])`;
const END = String.raw`(?![\p{L}\p{N}])`;
const word = (source: string, flags = 'giu') => new RegExp(`${START}(?:${source})${END}`, flags);

/** Those of the invented parishes by the names that requests call them, and what stands for one. */
const WOMEN = `Ana Souza|Ana Lima|Ana|Vera Lúcia|Vera|Joana|Conceição|Maria das Dores|Íris|Bruna F\\.|Bruna M\\.|Rosa M\\.|Rosa T\\.|Maria Aparecida|Maria do Socorro|Maria Helena|Maria José|Luísa|Terezinha|Márcia|Neuza|Fátima`;
const MEN = `João|Zé do Carmo|Zé|Antônio|Sebastião|Lúcio|Paulo|Pedro Henrique|Luiz Carlos|Francisco|Geraldo|Marcos|Benedito`;
const NAME = `(?:${WOMEN}|${MEN})`;
const AFTER_NAME = String.raw`(?![\p{L}\p{N}]|\.\p{L}| (?!d[oae] dia)\p{Lu}| d[aoe]s? \p{Lu})`;
/** Names behind their article; "a" that is no article ("cede o posto a Terezinha", "quanto a João") is not meant. */
const ARTICLED = new RegExp(
  String.raw`${START}(?<!(?:quanto|posto|lugar|vaga|missa|carona) )(?:(a) (?=(?:${WOMEN})${AFTER_NAME})|(o) (?=(?:${MEN})${AFTER_NAME}))`,
  'giu',
);
const plainOf = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');
const NAME_PARTS = new Set(
  plainOf(
    `${WOMEN}|${MEN}|Cida|Chico|Bené|Toninho|Tião|Lena|Dores|Souza|Lima|Carmo|Lúcia|Henrique|Carlos|Helena|Aparecida|Socorro`.toLowerCase(),
  )
    .replace(/\\/g, '')
    .split(/[|. ]+/),
);

const isAsked = (text: string) => /\?\s*\P{L}*$/u.test(text);
/** Whether a text is one sentence. */
const isOne = (text: string) =>
  !/[.!?;\n](?=.*\p{L}{3})/su.test(text.replace(/\b[A-Z]\.|\b(?:máx|mín|pe)\./gu, ''));
const lowered = (text: string) =>
  /^\p{Lu}\p{Ll}|^[OAÀÉ] /u.test(text) && !new RegExp(`^${NAME}`, 'u').test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;
const ended = (text: string) => text.replace(/[\s.!…]+$/u, '');
const setsRules = ({ sets = [], asks, solves }: RequestCase) => sets.length > 0 && !asks && !solves;
const setsOnly = (wanted: RequestCase, kind: string) =>
  setsRules(wanted) && wanted.sets!.every((rule) => rule.kind === kind);

const before =
  (...some: string[]) =>
  (text: string, choose: Choose) =>
    choose(some) + lowered(text);

/** Forms of verbs that stand for each other: as said to somebody, as politely said, after "que … -sse", and itself. */
type Forms = readonly [say: string, politely: string, past: string, infinitive: string];
const TAKE: readonly Forms[] = [
  ['tira', 'tire', 'tirasse', 'tirar'],
  ['retira', 'retire', 'retirasse', 'retirar'],
  ['remove', 'remova', 'removesse', 'remover'],
  ['exclui', 'exclua', 'excluísse', 'excluir'],
  ['dispensa', 'dispense', 'dispensasse', 'dispensar'],
  ['libera', 'libere', 'liberasse', 'liberar'],
  ['poupa', 'poupe', 'poupasse', 'poupar'],
  ['afasta', 'afaste', 'afastasse', 'afastar'],
];
const PLACE: readonly Forms[] = [
  ['coloca', 'coloque', 'colocasse', 'colocar'],
  ['põe', 'ponha', 'pusesse', 'pôr'],
  ['bota', 'bote', 'botasse', 'botar'],
  ['escala', 'escale', 'escalasse', 'escalar'],
  ['encaixa', 'encaixe', 'encaixasse', 'encaixar'],
  ['inclui', 'inclua', 'incluísse', 'incluir'],
  ['insere', 'insira', 'inserisse', 'inserir'],
  ['designa', 'designe', 'designasse', 'designar'],
  ['convoca', 'convoque', 'convocasse', 'convocar'],
];
const SERVE: readonly Forms[] = [
  ['serve', 'sirva', 'servisse', 'servir'],
  ['ajuda', 'ajude', 'ajudasse', 'ajudar'],
  ['ministra', 'ministre', 'ministrasse', 'ministrar'],
  ['atua', 'atue', 'atuasse', 'atuar'],
  ['participa', 'participe', 'participasse', 'participar'],
  ['trabalha', 'trabalhe', 'trabalhasse', 'trabalhar'],
  ['comparece', 'compareça', 'comparecesse', 'comparecer'],
];
const SWAP: readonly Forms[] = [
  ['troca', 'troque', 'trocasse', 'trocar'],
  ['substitui', 'substitua', 'substituísse', 'substituir'],
];
const OTHERS: readonly Forms[] = [
  ['deixa', 'deixe', 'deixasse', 'deixar'],
  ['separa', 'separe', 'separasse', 'separar'],
  ['junta', 'junte', 'juntasse', 'juntar'],
  ['limita', 'limite', 'limitasse', 'limitar'],
  ['aumenta', 'aumente', 'aumentasse', 'aumentar'],
  ['diminui', 'diminua', 'diminuísse', 'diminuir'],
  ['reduz', 'reduza', 'reduzisse', 'reduzir'],
  ['evita', 'evite', 'evitasse', 'evitar'],
  ['mantém', 'mantenha', 'mantivesse', 'manter'],
  ['passa', 'passe', 'passasse', 'passar'],
  ['reforça', 'reforce', 'reforçasse', 'reforçar'],
];

/** Every form of a group's verbs by the same form of another. */
function other(group: readonly Forms[]): Variation['said'] {
  const forms = group.flat();
  return (text, choose) =>
    text.replace(word(forms.join('|')), (said) => {
      const row = group.find((verb) => verb.includes(said.toLowerCase()))!;
      const form = row.indexOf(said.toLowerCase());
      const instead = choose(group.filter((verb) => verb !== row))[form]!;
      return /^\p{Lu}/u.test(said) ? instead.charAt(0).toUpperCase() + instead.slice(1) : instead;
    });
}

/** An order by another mood of its verb: "tira" → "pode tirar", "gostaria que tirasse". */
const ORDERS = [...TAKE, ...PLACE, ...SWAP, ...OTHERS];
const ORDER = word(`(?:n[ãa]o )?(?:${ORDERS.flatMap(([say, politely]) => [say, politely]).join('|')})`, 'iu');
type Mood = (forms: Forms, not: string) => string;
const MOODS: readonly { mood: Mood; asked?: true }[] = [
  { mood: ([say], not) => `${not}${say}` },
  { mood: ([, politely], not) => `${not}${politely}` },
  { mood: ([, politely], not) => `quero que ${not}${politely}` },
  { mood: ([, , past], not) => `gostaria que ${not}${past}` },
  { mood: ([, , past], not) => `queria que você ${not}${past}` },
  { mood: ([, , , infinitive], not) => `${not ? 'é pra não' : 'pode'} ${infinitive}` },
  { mood: ([, , , infinitive], not) => `precisa ${not}${infinitive}` },
  { mood: ([, , , infinitive], not) => `é pra ${not}${infinitive}` },
  { mood: ([, , , infinitive], not) => `favor ${not}${infinitive}` },
  { mood: ([, , , infinitive], not) => `peço para ${not}${infinitive}` },
  { mood: ([, , , infinitive], not) => `vamos ${not}${infinitive}` },
  { mood: ([, , , infinitive], not) => `${not}${infinitive}` },
  { mood: ([, , , infinitive], not) => `tem como ${not}${infinitive}`, asked: true },
  { mood: ([, , , infinitive], not) => `dá pra ${not}${infinitive}`, asked: true },
  { mood: ([, , , infinitive], not) => `você pode ${not}${infinitive}`, asked: true },
  { mood: ([, , , infinitive], not) => `será que dá pra ${not}${infinitive}`, asked: true },
];
function inMood(text: string, choose: Choose, wanted: RequestCase): string {
  if (!setsRules(wanted) || isAsked(text) || !isOne(text)) return text;
  const found = ORDER.exec(text);
  if (!found || !/^$|[,:] $/u.test(text.slice(0, found.index))) return text;
  const not = /^n[ãa]o /iu.test(found[0]) ? 'não ' : '';
  const said = found[0].replace(/^n[ãa]o /iu, '').toLowerCase();
  const forms = ORDERS.find((verb) => verb.includes(said))!;
  const { mood, asked } = choose(MOODS);
  const rest = text.slice(found.index + found[0].length);
  const whole = `${text.slice(0, found.index)}${mood(forms, not)}${rest}`;
  // What is asked is asked to its end: another clause behind makes a tale of it.
  if (asked && /,/u.test(rest)) return text;
  return asked ? `${ended(whole)}?` : whole;
}

const SHORT: Record<string, readonly string[]> = {
  não: ['n', 'ñ', 'nao', 'num'],
  que: ['q'],
  porque: ['pq'],
  você: ['vc'],
  também: ['tb', 'tbm'],
  hoje: ['hj'],
  para: ['p', 'pra'],
  pra: ['p', 'p/'],
  com: ['c', 'c/'],
  domingo: ['dom', 'dmg'],
  sábado: ['sab', 'sáb'],
  quando: ['qdo', 'qnd'],
  quem: ['qm'],
  quantos: ['qtos'],
  quantas: ['qtas'],
  depois: ['dps'],
  muito: ['mto'],
  mesmo: ['msm'],
  mesma: ['msm'],
  'por favor': ['pfv', 'pf', 'pfvr'],
  está: ['tá', 'ta'],
  'segunda-feira': ['seg'],
  'terça-feira': ['terça', 'ter'],
  'quarta-feira': ['quarta', 'qua'],
  'quinta-feira': ['quinta', 'qui'],
  'sexta-feira': ['sexta', 'sex'],
  ministros: ['min'],
  pessoas: ['pess'],
  amanhã: ['amanha', 'amnh'],
  manhã: ['manha'],
  máximo: ['max', 'maximo'],
  juntos: ['jts', 'jnts'],
  juntas: ['jts', 'jnts'],
  tudo: ['td'],
  todos: ['tds'],
  missa: ['msa'],
};
const WRITTEN_SHORT = word(Object.keys(SHORT).join('|'));

const NUMBERS =
  `zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove
  vinte`.split(/\s+/);
function inWords(value: number, isFeminine = false): string {
  const word = value <= 20 ? NUMBERS[value]! : `${value < 30 ? 'vinte' : 'trinta'} e ${NUMBERS[value % 10]!}`;
  if (value === 30) return 'trinta';
  return isFeminine ? word.replace(/um$/, 'uma').replace(/dois$/, 'duas') : word;
}
/** Day parts of an hour, as one says it. */
const partOf = (hour: number) => (hour < 12 ? 'da manhã' : hour < 18 ? 'da tarde' : 'da noite');
const TIME = new RegExp(
  String.raw`(?<![\p{L}\p{N}/:,])(às |as |das |da |a |de )?(\d{1,2})(?:h(\d\d)?|:(\d\d))(?![\p{L}\p{N}:])`,
  'giu',
);
const TIMES: readonly ((hour: number, minutes: number) => string)[] = [
  (hour, minutes) => `${hour}h${minutes || ''}`,
  (hour, minutes) => `${hour}:${String(minutes).padStart(2, '0')}`,
  (hour, minutes) => `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`,
  (hour, minutes) => `${hour}${minutes ? `:${minutes}` : ''}hs`,
  (hour, minutes) => `${hour}${minutes ? `h${minutes}min` : ' horas'}`,
  (hour, minutes) => `${hour}${minutes ? ` e ${minutes}` : ' hrs'}`,
  (hour, minutes) =>
    `${hour}${minutes ? ' e meia' : ''} ${partOf(hour)}`.replace(/^(1[3-9]|2\d)/, (late) =>
      String(Number(late) - 12),
    ),
];
const hourInWords = (hour: number, minutes: number) =>
  `${inWords(hour > 12 ? hour - 12 : hour, true)}${minutes ? ' e meia' : ''} ${partOf(hour)}`;

const DAY = new RegExp(
  String.raw`${START}(n?o |d?o |em |no )?dia (\d{1,2})(?! ?[/:h\p{N}]| (?:e|ou|a|até|nem|de \p{L}{4,}bro) ?\d| de |, (?:dia )?\d|[.,]?\d)`,
  'giu',
);
const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
function dayOtherwise(text: string, choose: Choose, { parish }: RequestCase): string {
  const month = parish === 'december' ? 12 : 11;
  if (/\p{L}-feira|domingo|s[aá]bado|segunda|terça|quarta|quinta|sexta|janeiro|outubro/iu.test(text))
    return text;
  return text.replace(DAY, (said, lead: string | undefined, digits: string) => {
    const day = Number(digits);
    if (day < 1 || day > 31) return said;
    const name = WEEKDAYS[new Date(Date.UTC(2026, month - 1, day)).getUTCDay()]!;
    const at = lead ?? '';
    const isAt = /^n?o $/iu.test(at);
    return choose([
      `${at}dia ${String(day).padStart(2, '0')}`,
      `${at}dia ${inWords(day)}`,
      `${at}dia ${day} de ${month === 12 ? 'dezembro' : 'novembro'}`,
      `${at}dia ${day}/${month}`,
      ...(isAt ? [`em ${day}/${month}`] : []),
      ...(at === '' ? [`${name} dia ${day}`] : []),
      ...(isAt ? [`${/^(?:domingo|sábado)$/.test(name) ? 'no' : 'na'} ${name} dia ${day}`] : []),
    ]);
  });
}

const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
function neighbour(letter: string): string {
  const row = KEYS.find((keys) => keys.includes(letter));
  if (!row) return letter;
  const at = row.indexOf(letter);
  return row.charAt(at + 1) || row.charAt(at - 1);
}
type Slip = (word: string, at: number) => string;
/** One slip in a word that is nobody's name. */
const slipped =
  (slip: Slip): Variation['said'] =>
  (text, choose) => {
    const words = [...text.matchAll(/(?<![\p{L}\p{N}])\p{L}{5,}(?![\p{L}\p{N}])/gu)].filter(
      ({ 0: each, index }) =>
        !NAME_PARTS.has(plainOf(each.toLowerCase())) && (index === 0 || !/^\p{Lu}/u.test(each)),
    );
    if (words.length === 0) return text;
    const { 0: each, index } = choose(words);
    const at = choose(Array.from({ length: each.length - 2 }, (_, letter) => letter + 1));
    return text.slice(0, index) + slip(each, at) + text.slice(index + each.length);
  };

const DATE_WORD = String.raw`(?:dias?|\d{1,2}(?:/\d{1,2})?|de|da|das|do|dos|às|as|novembro|dezembro|missas?|galo|natal|novena|imaculada|catequese|crianças|domingos?|sábados?|manhã|noite|tarde|\d{1,2}h(?:\d\d)?|\d{1,2}:\d\d)${END}`;
/** When, at the end or the beginning of a sentence that says it once. */
const WHEN = String.raw`(?:n[oa]s?|aos?) (?:${DATE_WORD} )*${DATE_WORD}(?<! (?:d[aeo]s?|dias?|às|as|missas?))`;
const ALONE = String.raw`^(?!.*[,;:?]\s)(?!.*${START}(?:só|somente|apenas|exceto|menos|mais|fora|até|desde|partir|mas|nem|com|que|se|pel[ao]s?|máximo|e)${END})`;
const TAIL = new RegExp(String.raw`${ALONE}(\D*\p{L}) (${WHEN})$`, 'iu');
const HEAD = new RegExp(String.raw`^(${WHEN}),? ((?:[oa]s? )?${NAME}[^,;:]*)$`, 'iu');
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
function turnedRound(text: string, choose: Choose, wanted: RequestCase): string {
  if (!setsRules(wanted) || !isOne(text) || isAsked(text)) return text;
  const bare = ended(text);
  const tail = TAIL.exec(bare);
  if (tail) return `${upper(tail[2]!)}${choose([',', ''])} ${lowered(tail[1]!)}`;
  const head = HEAD.exec(bare);
  return head ? `${upper(head[2]!)} ${lowered(head[1]!)}` : text;
}

const REFUSES = String.raw`n[ãa]o (?:pode|podem|vai poder|consegue)`;
/** A refusal to serve, not one to do something else: "não pode faltar". */
const SUBJECT = new RegExp(String.raw`^([oa] )?(${NAME}) (${REFUSES}) (?!\p{L}+r${END}|só )`, 'u');
const refusal =
  (instead: (subject: string, verb: string, choose: Choose) => string): Variation['said'] =>
  (text, choose) => {
    const found = SUBJECT.exec(lowered(text));
    return found
      ? upper(
          `${instead(`${found[1] ?? ''}${found[2]!}`, found[3]!, choose)} ${lowered(text).slice(found[0].length)}`,
        )
      : text;
  };
const REASONS: Record<string, readonly string[]> = {
  exclude: [
    ', por causa do trabalho',
    ', é que tem compromisso',
    ', porque vai viajar',
    ' por motivo de saúde',
    ', questão de família',
    ', que a mãe operou',
    ' pois tem um casamento',
  ],
  pin: [
    ', que está faltando gente',
    ', foi o padre que pediu',
    ' porque já aceitou',
    ', a pedido do pároco',
    ', que é aniversário da comunidade',
  ],
  required: [', que vem muita gente', ', porque a igreja lota', ', foi o padre que pediu'],
  cap: [', pra não cansar', ', que anda sem saúde', ', a pedido da família'],
  'cap-all': [', pra ninguém cansar', ', pra ficar justo'],
  together: [', que moram perto', ', porque um dá carona pro outro'],
  apart: [', que não se dão', ', porque brigaram'],
};
const LED_BY: Record<string, readonly string[]> = {
  exclude: [
    'Por causa do trabalho, ',
    'Por motivo de saúde, ',
    'Como tem uma viagem marcada, ',
    'É que apareceu um compromisso: ',
  ],
  pin: ['Como está faltando gente, ', 'O padre pediu: ', 'Já está tudo combinado: '],
  required: ['Vem muita gente: ', 'Como a igreja vai lotar, ', 'O padre pediu: '],
  cap: ['Para não cansar, ', 'A pedido da família, '],
  'cap-all': ['Para ficar justo, '],
  together: ['Como moram perto, ', 'A pedido deles, '],
  apart: ['Eles não se dão: ', 'Para evitar confusão, '],
};
const kindOf = (wanted: RequestCase) => {
  const [first, ...rest] = wanted.sets ?? [];
  return first && setsRules(wanted) && rest.every(({ kind }) => kind === first.kind) ? first.kind : null;
};

const VARIATIONS: readonly Variation[] = [
  {
    name: 'greeting before',
    said: before(
      'Oi, boa tarde! ',
      'Oi gente, ',
      'Bom dia, paz e bem. ',
      'Boa noite! ',
      'Olá, tudo bem? ',
      'oie ',
      'Boa tarde, equipe. ',
      'Salve Maria! ',
      'Paz de Cristo! ',
      'Oi, tudo bom? ',
    ),
  },
  {
    name: 'filler before',
    said: before(
      'Então, ',
      'Viu, ',
      'Olha só, ',
      'Ô, ',
      'Escuta, ',
      'Ah, lembrei: ',
      'Deixa eu te falar: ',
      'Aproveitando, ',
      'Ei, ',
      'Bom, ',
      'Seguinte: ',
      'Só pra avisar, ',
      'Ó, ',
      'Outra coisa: ',
      'Gente, ',
      'É o seguinte: ',
    ),
  },
  {
    name: 'who writes',
    said: before(
      'Aqui é a Sônia da secretaria. ',
      'Oi, é o Vicente, da coordenação. ',
      'Aqui quem fala é a Dalva. ',
      'Bom dia, sou a Lourdes da pastoral. ',
    ),
  },
  {
    name: 'courtesy behind',
    said: (text, choose) =>
      isAsked(text)
        ? text + choose([' Obrigada!', ' Obrigado, Deus abençoe', ' Grata.', ' Valeu!', ' 🙏'])
        : ended(text) +
          choose([
            ' por favor',
            ', obrigada, Deus abençoe',
            '. Obrigado!',
            ', tá?',
            ', fazendo favor',
            '. Valeu demais',
            ' 🙏',
            '. Desde já agradeço',
            '. Beijo',
            ' pfv',
            ', por gentileza',
            '. Brigadão',
            ' 😊',
            ', se puder',
            '. Um abraço',
            '. Fica com Deus',
          ]),
  },
  {
    name: 'tag behind',
    said: (text, choose, wanted) =>
      isAsked(text) || !setsRules(wanted)
        ? text
        : ended(text) +
          choose([
            ', viu?',
            ', tá bom?',
            ', ok?',
            ', combinado?',
            ', certo?',
            ', beleza?',
            ' viu',
            ', tá',
            ' tá ok',
            ', pode ser?',
            ' ok',
          ]),
  },
  {
    name: 'reason behind',
    said: (text, choose, wanted) => {
      const kind = kindOf(wanted);
      return kind && !isAsked(text) && isOne(text) && REASONS[kind]
        ? ended(text) + choose(REASONS[kind])
        : text;
    },
  },
  {
    name: 'reason before',
    said: (text, choose, wanted) => {
      const kind = kindOf(wanted);
      return kind && !isAsked(text) && isOne(text) && LED_BY[kind]
        ? choose(LED_BY[kind]) + lowered(text)
        : text;
    },
  },
  { name: 'no accents', said: plainOf },
  {
    name: 'dictated',
    said: (text) =>
      text
        .toLowerCase()
        .replace(/(?<!\d)[,.;!?…]|[,.;!?…](?!\d)/gu, '')
        .replace(/\s+/g, ' '),
  },
  { name: 'shouted', said: (text) => text.toUpperCase() },
  {
    name: 'written short',
    said: (text, choose) => text.replace(WRITTEN_SHORT, (said) => choose(SHORT[said.toLowerCase()]!)),
  },
  {
    name: 'letters exchanged',
    said: slipped(
      (each, at) => each.slice(0, at) + each.charAt(at + 1) + each.charAt(at) + each.slice(at + 2),
    ),
  },
  {
    name: 'a letter twice',
    said: slipped((each, at) => each.slice(0, at) + each.charAt(at) + each.slice(at)),
  },
  { name: 'a letter missing', said: slipped((each, at) => each.slice(0, at) + each.slice(at + 1)) },
  {
    name: 'a neighbouring key',
    said: slipped((each, at) => each.slice(0, at) + neighbour(plainOf(each.charAt(at))) + each.slice(at + 1)),
  },
  {
    name: 'no article before names',
    said: (text) => text.replace(ARTICLED, ''),
  },
  {
    name: 'a title before names',
    said: (text, choose) =>
      text.replace(
        ARTICLED,
        (article) =>
          article +
          (article.toLowerCase() === 'a '
            ? choose(['dona ', 'ministra ', 'irmã ', 'nossa ', 'querida '])
            : choose(['seu ', 'ministro ', 'irmão ', 'nosso '])),
      ),
  },
  {
    name: 'aside behind a name',
    said: (text, choose) => {
      let done = false;
      return text.replace(
        new RegExp(
          String.raw`${START}([oa]) (${NAME}) (?=n[ãa]o|vai|pode|só|quer|fica|serve|precisa|vem)`,
          'giu',
        ),
        (said, article: string) => {
          if (done) return said;
          done = true;
          return article.toLowerCase() === 'a'
            ? said.trimEnd() +
                choose([', coitada, ', ', tadinha, ', ', minha vizinha, ', ', que é novinha, '])
            : said.trimEnd() + choose([', coitado, ', ', tadinho, ', ', meu compadre, ', ', que é novo, ']);
        },
      );
    },
  },
  {
    name: 'said twice: the name, then a pronoun',
    said: (text, choose) => {
      const found = new RegExp(
        String.raw`^([OAoa]) (${NAME}) (?=n[ãa]o |vai |pode |só |quer |fica |serve |precisa |vem )`,
        'u',
      ).exec(text);
      return found
        ? `${found[1]!} ${found[2]!}${choose([',', ''])} ${found[1]!.toLowerCase() === 'a' ? 'ela' : 'ele'} ${text.slice(found[0].length)}`
        : text;
    },
  },
  {
    name: 'taking, by another verb',
    said: (text, choose, wanted) =>
      setsOnly(wanted, 'exclude') && isOne(text) ? other(TAKE)(text, choose, wanted) : text,
  },
  {
    name: 'placing, by another verb',
    said: (text, choose, wanted) =>
      (setsOnly(wanted, 'pin') || setsOnly(wanted, 'exclude')) && !/ escala/iu.test(text)
        ? other(PLACE)(text, choose, wanted)
        : text,
  },
  { name: 'serving, by another verb', said: other(SERVE) },
  {
    name: 'nouns, by others',
    said: (text, choose) =>
      text
        .replace(/(?<=\p{L}a )missa(?= d[ao]s? \d)/giu, () => choose(['celebração', 'missa']))
        .replace(word('missas(?= d[ao]s? (?:\\d|manhã))'), () => 'celebrações')
        .replace(word('ministros', 'gu'), () => choose(['pessoas', 'servidores']))
        .replace(word('pessoas', 'gu'), () => choose(['ministros', 'pessoas']))
        .replace(word('no máximo', 'gu'), () =>
          choose(['até', 'no maximo', 'no máx', 'não mais que', 'o máximo de']),
        )
        .replace(word('nunca', 'gu'), () => choose(['jamais', 'em hipótese alguma', 'de jeito nenhum']))
        .replace(word('somente|apenas|só', 'gu'), () => choose(['somente', 'apenas', 'só', 'unicamente'])),
  },
  { name: 'orders, by another mood', said: inMood },
  {
    name: 'refusals, otherwise',
    said: refusal((subject, verb, choose) => {
      const instead = choose([
        'não vai poder',
        'não poderá',
        'não tá podendo',
        'não consegue',
        'não pode mesmo',
        'não tem como servir',
        'não vai conseguir',
        'infelizmente não pode',
        'num pode',
        'está sem condições de servir',
        'não estará disponível',
        'não pode vir',
        'não vem',
        'não vai',
        'não poderia servir',
        'não tem condições de ir',
      ]);
      return `${subject} ${verb.includes('podem') ? verb : instead}`;
    }),
  },
  {
    name: 'refusals, as told',
    said: refusal(
      (subject, verb, choose) =>
        choose([
          `${subject} avisou que`,
          `${subject} falou que`,
          `${subject} me disse que`,
          `${subject} mandou dizer que`,
          `${subject} pediu pra avisar que`,
          `${subject} ligou dizendo que`,
          `fiquei sabendo que ${subject}`,
          `parece certo que ${subject}`,
          `a filha avisou que ${subject}`,
          `segundo a secretaria, ${subject}`,
        ]) + ` ${verb}`,
    ),
  },
  { name: 'clauses turned round', said: turnedRound },
  {
    name: 'times, otherwise',
    said: (text, choose) =>
      text.replace(TIME, (said, lead = '', hour: string, minutes?: string, more?: string) => {
        const [h, m] = [Number(hour), Number(minutes ?? more ?? 0)];
        if (h > 23 || ![0, 30].includes(m)) return said;
        const isLed = /^(?:às|as|das) $/iu.test(lead as string);
        return `${lead as string}${isLed ? choose([...TIMES.map((each) => each(h, m)), hourInWords(h, m)]) : TIMES[choose([0, 1, 2, 3])]!(h, m)}`;
      }),
  },
  { name: 'days, otherwise', said: dayOtherwise },
  {
    name: 'numbers in words',
    said: (text) =>
      text.replace(
        /(?<![\p{L}\p{N}/:.,])(\d{1,2})(?![\p{N}/:h.,]\p{N}?|\p{L})(?= (ministr|pessoa|miss|vez)?)/giu,
        (said, digits: string, noun?: string) =>
          Number(digits) > 0 && Number(digits) < 32
            ? inWords(Number(digits), noun !== undefined && !/ministr/iu.test(noun))
            : said,
      ),
  },
  {
    name: 'sentences joined',
    said: (text, choose, wanted) => {
      const parts = ended(text).split(/(?<=\p{L}{3}|\d)[.!]\s+/u);
      return setsRules(wanted) &&
        parts.length === 2 &&
        !/^(?:não|opa|ops|aliás|digo|melhor|errei|na verdade|quer)/iu.test(parts[1]!) &&
        /^\p{L}/u.test(parts[1]!) &&
        !isAsked(text)
        ? parts[0] + choose([' e ', ' aí ', '; ', '\n', ', ', ' ']) + lowered(parts[1]!)
        : text;
    },
  },
  {
    name: 'pointed otherwise',
    said: (text, choose) =>
      isAsked(text)
        ? text.replace(/\?/u, choose(['??', ' ?', '?!']))
        : ended(text) + choose(['!!!', '...', ' !', '…', '!! 🙏🙏', ' kkk', ' rs', ' ❤️']),
  },
];

const SEED = 18;

/**
 * Requests said otherwise: so many of each way, in a category by its name, and always the same ones. Only the first message of
 * several is said otherwise.
 */
export function saidOtherwise(requests: readonly RequestCase[], ofEach: number): Requests {
  return Object.fromEntries(
    VARIATIONS.map(({ name, said }, index) => {
      const random = new SeededRandom(SEED + index);
      const varied: RequestCase[] = [];
      for (const request of random.shuffle(requests)) {
        if (varied.length === ofEach) break;
        const [first = '', ...rest] = [request.says].flat();
        const says = said(first, (some) => random.pick(some), request);
        if (says !== first) varied.push({ ...request, says: rest.length > 0 ? [says, ...rest] : says });
      }
      return [name, varied];
    }),
  );
}
