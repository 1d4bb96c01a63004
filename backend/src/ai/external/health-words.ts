/** What tells of somebody's health: such words are kept back from a model outside this server. */

/** Beginnings of words, without accents. */
const BEGINNINGS =
  `adoec doenc doente enferm internad internac hospital cirurgi operad medic remedi exame biops cancer
  tumor quimioterap radioterap hemodialis diabet hipertens infart depress ansiedade psiquiatr psicolog terapia gravid
  gestant gestac parto aborto dengue covid gripe gripad febre virose infecc inflam fratur hernia artrose artrite lombar
  acamad repouso atestado alzheimer parkinson alcoolis esquizofren autis epilep labirintit pneumonia tubercul muleta
  convalesc quimic`.split(/\s+/);

/** Whole words and phrases, without accents. */
const PHRASES = [
  'avc',
  'uti',
  'hiv',
  'aids',
  'dor',
  'dores',
  'saude',
  'derrame',
  'panico',
  'bipolar',
  'operou',
  'marca passo',
  'pressao alta',
  'cadeira de rodas',
  'licenca maternidade',
];

/** Told of after one of the words above, or of a problem: "dor nas costas", "problema no coração". */
const BODY =
  `cabeca olho olhos vista ouvido garganta coracao pulmao estomago figado rim rins intestino prostata mama utero
  coluna costas ombro ombros braco bracos mao maos quadril perna pernas joelho joelhos pe pes`.split(/\s+/);

const LETTERS: Record<string, string> = {
  a: '[aáàâã]',
  e: '[eéê]',
  i: '[ií]',
  o: '[oóôõ]',
  u: '[uúü]',
  c: '[cç]',
};

const accented = (words: readonly string[]) =>
  words
    .map((word) => word.replace(/[aeiouc]/g, (letter) => LETTERS[letter]!).replace(/ /g, String.raw`[\s-]+`))
    .join('|');

/** Masses and saints may be called so: "Nossa Senhora das Dores", "missa dos enfermos", "missa pela saúde". */
const OF_A_MASS = String.raw`(?<!\b(?:senhora|missas?|pastoral|un[cç][aã]o) (?:d[aeo]s?|pel[ao]s?|por) )`;
const PLACE = String.raw`(?:\s+(?:d[aeo]s?|n[ao]s?)\s+(?:${accented(BODY)})(?!\p{L}))`;
const HEALTH = new RegExp(
  String.raw`${OF_A_MASS}(?<!\p{L})(?:(?:(?:${accented(BEGINNINGS)})\p{L}*|(?:${accented(PHRASES)})(?!\p{L}))${PLACE}?|problemas?${PLACE})`,
  'giu',
);

const KEPT_BACK = '[motivo pessoal]';

/** The text without what tells of somebody's health. */
export function withoutHealth(text: string): string {
  return text.replace(HEALTH, KEPT_BACK);
}
