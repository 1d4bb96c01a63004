/** Who is sure to come, or out of action → the plain words that say the same, as in `idioms.ts`. Another region's phrases are added here. */
const AT_A_MASS = String.raw`(?=(?:n[ao]s?|em|dia|d[ao]) )`;
const OF_A_MASS = String.raw`(?=(?:missas?|catequese|galo|novena|celebracao|dia \d|[ao]s? \d))`;

export const PRESENCE: readonly [RegExp, string][] = [
  // "João de molho no dia 15."
  [
    /\b(?:(?:esta|ta|fica|vai ficar|ficara) )?(?:de molho|no estaleiro|fora de combate|fora do ar|no departamento medico|de quarentena|de gancho|de stand ?by) (?=(?:n?o |em )?dia|n[ao]s? (?:domingo|sabado|missa))/g,
    'fora ',
  ],
  // "Já é certa no dia 24", "é presença garantida no Galo".
  [
    new RegExp(
      String.raw`(?<!\bnao )(?<=[a-z.] )\b(?:ja )?(?:e|esta|ta|sao|estao|tao|fica|ficam) (?:presenca )?(?:cert[oa]s?|garantid[oa]s?|confirmadissim[oa]s?) ${AT_A_MASS}`,
      'g',
    ),
    'serve ',
  ],
  // "Far-se-á presente na Sagrada Família."
  [
    new RegExp(
      String.raw`(?<!\bnao )\b(?:(?:far se a|fara se|se fara|se faz|faz se|marcara|marca|dara|da) presen(?:te|ca)|bate(?:ra)? (?:o )?ponto|da expediente) ${AT_A_MASS}`,
      'g',
    ),
    'servira ',
  ],
  // "Cuida da catequese do dia 13."
  [
    new RegExp(
      String.raw`(?<!\bnao )\b(?:cuida|cuidara|se encarrega|(?:e|fica) (?:encarregad[oa]|responsavel)|toma conta|se ocupa|se incumbe) (?:d|pel)([ao]s?) ${OF_A_MASS}`,
      'g',
    ),
    'serve n$1 ',
  ],
  // "Não perde a Missa do Galo por nada."
  [
    new RegExp(
      String.raw`\bnao (?:perde|perdera|perderia|abre mao d|larga|falta n?|deixa de ir n)(?: )?([ao]s?) ${OF_A_MASS}((?:missa )?[^,]{3,40}?) (?:por nada(?: (?:n?d?esse mundo|no mundo))?|de jeito nenhum|nem morta?|nem que chova)\b`,
      'g',
    ),
    'quer servir n$1 $2',
  ],
  // "Na Missa do Galo eu faço questão dele lá."
  [/\b(?:eu )?(?:faco|fazemos|fazia) questao d(el[ea]s?)(?: (?:la|ai|nela|presentes?))*\b/g, 'quero $1 la'],
  // "Se botar ele mais de duas vezes ele larga tudo": so many at most.
  [
    /\bse (?:(?!nao\b)[a-z]+ ){1,3}mais (?:de|do que|que) (\d{1,2})(?: (?:vezes|missas))?,? (?:(?:el[ea]|a pessoa|[oa] coitad[oa]) )?(?:larga|some|desiste|sai|pira|surta|reclama|nao aguenta|nao vem|abandona|adoece|se cansa|cansa|passa mal|fica brav[oa]|chia)\b[^,]*/g,
    'no maximo $1',
  ],
];
