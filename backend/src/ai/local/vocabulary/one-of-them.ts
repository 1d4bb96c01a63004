/** "Quatro ministros, um deles o Antônio" → the order to place somebody there, as in `idioms.ts`. Another region's phrases are added here. */
const NAME = String.raw`((?:[oa] |dona |seu )?(?!que\b|d[aeo]\b|para\b)[a-z]{3,}(?: (?:d[aeo]s? )?(?!seja|esteja|tem|deve|sera|vai|fique|va\b|e\b|sirva)[a-z]+){0,2})`;
const IS = String.raw`(?:(?:que )?(?:seja|sejam|e|sera|serao|sendo|ser|(?:tem|tera) (?:que|de) ser|(?:deve|precisa|pode|vai|ha de|quero que) (?:ser|seja)) )`;
const HOW_MANY = String.raw`(?<=\b\d{1,2}\b[^.]{0,120}|\b(?:mais|com) (?:uma?|outr[oa])\b[^.]{0,120})`;

export const ONE_OF_THEM: readonly [RegExp, string][] = [
  // "… e um deles seja a Fátima", "sendo um deles o Antônio".
  [
    new RegExp(
      String.raw`${HOW_MANY}(?:, (?:(?:e|que|sendo|com|mas) )*| (?:(?:e|que|sendo|com|mas) )+)(?:1|uma?|outr[oa]) d(?:el[ea]s|entre el[ea]s) (?:${IS}+(?=[a-z])|(?=(?:[oa]|dona|seu) [a-z]))`,
      'g',
    ),
    ', e coloca ',
  ],
  // "… e que o Antônio seja um deles".
  [
    new RegExp(
      String.raw`${HOW_MANY},? (?:(?:e|que|mas) )+${NAME} ${IS}(?:1|uma?) d(?:el[ea]s|entre el[ea]s)\b`,
      'g',
    ),
    ', e coloca $1',
  ],
  // "… e que a Fátima esteja entre eles", "entre eles a Fátima".
  [
    new RegExp(
      String.raw`${HOW_MANY},? (?:(?:e|que|mas) )*${NAME} (?:esteja|fique|va|sirva|seja|vai|tem que estar) (?:entre|no meio d)(?: )?el[ea]s\b`,
      'g',
    ),
    ', e coloca $1',
  ],
  [
    new RegExp(
      String.raw`${HOW_MANY}(?:,| e),? ?(?:e )?(?:entre|dentre|incluindo|contando com) (?:el[ea]s |os quais |as quais )(?:esta |estao )?(?=(?:[oa]|dona|seu) [a-z])`,
      'g',
    ),
    ', e coloca ',
  ],
  // "… mais um, e que seja o Paulo".
  [
    new RegExp(
      String.raw`${HOW_MANY},? (?:e (?:que |quero que |ele |ela )?|que )(?:seja|sejam|tem que ser|vai ser|pode ser)(?= (?:[oa] |dona |seu )[a-z]{3,}(?: [a-z]+){0,2}$)`,
      'g',
    ),
    ', e coloca',
  ],
];
