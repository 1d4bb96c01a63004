/** Two who get on, or do not → the plain words that say the same, as in `idioms.ts`. Another region's phrases are added here. */
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
  // "Quero é a Fátima."
  [/\b(quero|queria|prefiro|precisamos|preciso) e (?=[oa]s? [a-z])/g, '$1 '],
];
