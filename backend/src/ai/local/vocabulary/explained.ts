/**
 * Words that explain why somebody, a day or a number is named and no rule holds it: in lower case and without accents, `*` for
 * whatever follows. Another region's words are added to these lists and nowhere else.
 */

/** Stand between a word and the name, day or number that it governs. */
export const LINKS =
  'o a os as um uma de da do des das dos na no nas nos em para com minha meu sua pela pelas pelo pelos ao aos e dona seu sr sra';

/** Before the name of a thing, which changes nothing: "ganhou uma bicicleta". */
export const NAMING =
  'o a os as um uma uns umas meu minha seu sua nosso nossa esse essa este esta aquele aquela';

/** Before what can hardly be anything but masses or a time. */
export const MASSES_OF = 'aos nenhum nenhuma cada dia';

/** Before somebody's name, and nothing else. */
export const TITLES = 'dona sr sra';

/** Before the name of a town, or what is why: "em Goiânia entre os dias 14 e 23", "em São Paulo", "por delicadeza". */
export const PLACE_OF = 'em na no nas nos para pra pro de da do das dos com por pela pelas pelo pelos';
/** Before how somebody is. */
export const COPULA = 'ta tao esta estao anda andam ficou ficaram estava tava era sou somos';
/** Begin the name of a town, or of a mass. */
export const HOLY = 'sao santo santa';
/** Of these, what follows tells which: "a missa da Batina". */
export const TOLD_APART = 'missa missas celebracao celebracoes dia dias hora horario horarios turno turnos';

/** Leave something out. */
export const EXCEPTING = 'exceto excecao excecoes';

/** Alone in their clause, go on to what is asked for: "resumindo: …". */
export const GOING_ON =
  'resum* conclu* finaliz* encerr* complet* repet* retific* corrig* lembr* aproveit* continu* volt* falando pensando';

/** Right before a word, make of it an exception or a condition: alternatives of a regular expression. */
export const LIMITS = [
  '(?:menos|exceto|salvo|fora|tirando|nao ser|so nao)(?: (?:para|em|com|por|n[ao]s?|d[aeo]s?|[ao]s?|aos?|pel[ao]s?))*',
  '(?:so|apenas|somente)(?: (?:para|em|com|por|n[ao]s?|d[aeo]s?|[ao]s?|aos?|pel[ao]s?))+',
  '(?:(?:so|mas) que|mas)',
  '(?:^|so )se(?: (?:el[ea]|[oa]))?',
  '(?:caso|quando|enquanto|(?:contanto|desde|menos|ser|sempre) que)(?: (?:el[ea]|[oa]))?',
  'que (?:forem|sejam|seja|for|sao)',
].join('|');

/** Before "que", want or tell what follows. */
export const SAYS_WHAT = `
  quer* quis* gostaria* pec* ped* solicit* rog* precis* determin* combin*
  diss* diz* fal* avis* inform* comunic*`;

/** Spare a day what is said of others, or tell that somebody comes back on it. */
export const SPARES = `
  exceto menos fora salvo tirando excec* excetu* excluind*
  sim volta* ja libera* disponivel antes depois ano serviu se`;
/** Spares it where it ends the clause: "no 22 dá". */
export const SPARES_LAST = 'da';

/** Names somebody who tells it, whose it is, or who stays as they are. */
export const NOT_WHOM = `
  diss* fal* avis* ped* lig* cont* mand* confirm* inform*
  pode podem fica continua como regra* ja que era casa carona
  marido mulher esposa mae pai filh* irma* cunhad* sogr* net*`;

/** Tells how many there were, are or would be too many. */
export const COUNTS_OF_OLD = `
  era eram ta tao esta estao tem tinha tinham ha sao seria
  limite* regra* maxim* nem nao passado muita missas vezes vez
  ano anos hora horas idade filh* net* criancas`;

/** Beside somebody who is not to be placed, say nothing of how or when. */
export const SAYS_NOT_HOW = `
  o a os as um uma e nem de da do das dos em na no nas nos para por se me dona seu senhor* ministr* irma irmao
  voce voces favor gentileza mesmo viu ta la ai entao tambem tampouco ainda ate jeito hipotese forma maneira alguma algum
  lista relacao vez coitad*`;

/** Before a day, make a span or another day of it. */
export const BEFORE_A_DAY = `
  semana semanas quinzena quinzenas antes depois apos partir desde
  metade comeco inicio fim final`;

/** Tell which of several, beside them. */
export const OF_SEVERAL = `
  proximo proxima proximos proximas ultimo ultima ultimos ultimas primeiro primeira primeiros primeiras
  terceiro terceira terceiros terceiras seguinte seguintes anterior anteriores
  alternado alternada alternados alternadas`;
