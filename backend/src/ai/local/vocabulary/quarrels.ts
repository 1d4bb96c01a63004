/** Two who get on, or do not → the plain words that say the same, as in `idioms.ts`. Another region's phrases are added here. */
const NAME = String.raw`(?:[oa] |dona |seu )?[a-z]+(?: (?!d[ao]s? (?:dia|missa|domingo|sabado|galo|natal|\d))[a-z]+){0,2}`;

export const QUARRELS: readonly [RegExp, string][] = [
  // "João e Joana não se dão bem."
  [
    /\b(?:nao|nem|nunca) se (?:dao|da|deram|davam)(?: (?:muito |nada |la muito )?bem)?(?: nao)?(?=,|$| (?:e|entao|por isso)\b)/g,
    'separados',
  ],
  [
    /,? ?(?:(?:sao|e|eh|e que nem|parecem|parece) )+(?:agua e oleo|gato e rato|cao e gato|gato e cachorro|oleo e agua)\b/g,
    ' separados',
  ],
  // "Par obrigatório", "dupla fixa".
  [
    /^(?:par|dupla|parelha|casal) (?:obrigatori[oa]|fix[oa]|cert[oa]|cativ[oa]|garantid[oa]|inseparavel|de sempre),? (?=[a-z])/g,
    'juntos ',
  ],
  // "Não tire a Márcia do dia 31, tire a Luísa": the other, and nobody else.
  [
    new RegExp(
      String.raw`(?<=^|, )(?:nao,? )?(?:nao e para |nao )(tir[ae]r?|retir[ae]r?|exclu[ai]r?|remov[ae]r?|dispens[ae]r?|liber[ae]r?) ${NAME}((?: d[ao]s? (?:dia|missa|domingo|sabado|galo|natal|\d)[^,]*)?),? (?:e )?(?:sim |e para )?\1 (${NAME})(?=,|$)`,
      'g',
    ),
    '$1 $3$2',
  ],
  // "Quero é a Fátima."
  [/\b(quero|queria|prefiro|precisamos|preciso) e (?=[oa]s? [a-z])/g, '$1 '],
];
