/**
 * Turns of phrase → the plain words that say the same, in lower case and without accents, numbers as digits. The first
 * line that fits is applied first; another region's phrases are added here.
 */
export const IDIOMS: readonly [RegExp, string][] = [
  // What only leads up to a request.
  [
    /\b(?:mas )?o que eu (?:queria|quero|gostaria de|tenho (?:para|a)|vim) (?:te )?(?:dizer|pedir|falar|contar)(?: (?:e|era|foi))?(?: que)?\b/g,
    ',',
  ],
  [/\bse (?:faz|fizer|nao for pedir muito|nao der trabalho)(?: (?:o|um))?(?: favor)?\b/g, 'favor'],
  [/\bavexe nao\b|\bnao e (?:fofoca|por nada|implicancia|por mal)(?: nao)?\b|\bnao sei se\b/g, ','],
  // Reasons.
  [
    /\b(?:uma vez que|visto que|ja que|dado que|haja vista que|tendo em vista que|considerando que|porquanto|por conta d[eao]|por causa d[eao]|devido a[os]?|em razao d[eao]|em virtude d[eao])\b/g,
    'pois',
  ],
  [/\bque (?:e|foi|era|vai ser) quando\b/g, 'pois'],
  // Refusals.
  [
    /\b(?:de (?:jeito|modo|maneira|forma) (?:nenhum|nenhuma|algum|alguma)|em hipotese (?:alguma|nenhuma)|nem (?:pensar|a pau|morta?|sonhando)|sem chance|sem condic(?:ao|oes)|nao tem (?:como|jeito|condic(?:ao|oes))|nada de(?! (?:mais|menos))|proibid[oa]s?(?: de)?|vetad[oa]s?(?: de)?|veta|vete|vetar|fica(?:m)? impedid[oa]s?(?: de)?)\b/g,
    'nao',
  ],
  // Somebody in the place of another.
  [
    /\b(?:e )?quem (?:vai|entra|serve|fica|cobre|assume|vem|faz|pega)(?: (?:no lugar|na vaga|o lugar|a vaga)(?: d[eo]l[ea]| del[ea])?)? (?:e|sera|vai ser)\b/g,
    ', entra',
  ],
  [
    /\b(?:ced[ea]|cedeu|passa|passe|deixa|da|de) (?:o seu |a sua |o |a |seu |sua )?(?:lugar|vaga|vez)(?: del[ea])? (?:para|ao|a)\b/g,
    'sai, entra',
  ],
  [/\b(?:larga|largou|cede|cedeu|abre mao d[eo]|abriu mao d[eo]|desiste d[eo]|desistiu d[eo])\b/g, 'sai'],
  [/\bentre si\b|\bum com o outro\b|\buma com a outra\b/g, 'permutar'],
  // Exceptions.
  [
    /\b(?:com (?:a )?excecao d|salvo|exceto|tirando|a nao ser|(?<!\b(?:a|mais|pelo|ao|de|com|\d) )menos(?= (?:[oa]s? |n[oa]s? |d[oa]s? |aos? |em )))(?:[eoa]s?\b)?/g,
    'exceto',
  ],
  [/\bquem nao (?:pode|vai|serve|vem|consegue)(?: servir| ir| vir)? (?:e|sera)\b/g, 'nao pode'],
  [/(?<=\d )menos (?=[oa]s? [a-z])/g, 'exceto '],
  // Limits.
  [/\b(?:so|somente|apenas) se for\b/g, 'so'],
  [/\bna medida do possivel\b|\bsempre que (?:der|puder(?:em)?|possivel|for possivel)\b/g, 'sempre'],
  [/\b(?:em vez|ao inves) d[eo]s? \d+(?: (?:pessoas?|ministros?|missas?|vezes))?\b,?/g, ''],
  // Spelling.
  [/\bapartir\b/g, 'a partir'],
  [/\bdai (?=\d)/g, 'dia '],
  [/\b(?:n?o )?ultimo dia do ano\b/g, 'dia 31/12'],
  [/\bves(?=$|,| (?:so|no|na|por|cada|e)\b)/g, 'vez'],
];
