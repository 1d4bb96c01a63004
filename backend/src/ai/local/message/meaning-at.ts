/** What a word means where it stands: "escala ele" orders, "a escala" does not. */
import type { Meaning } from '../words/lexicon.js';
import type { Piece } from './piece.js';

/** A word among the pieces of a text. */
interface Use {
  pieces: readonly Piece[];
  at: number;
  text: string;
  /** The words before and after it. */
  last: string;
  next: string;
  /** The piece after it. */
  after: Piece | undefined;
  /** Whether the word has the meaning by itself. */
  bears: boolean;
}

/** Says what the coordinator can, or does. */
export const FIRST_PERSON =
  /^(?:posso|podemos|pude|consigo|conseguimos|consegui|aguento|aguentamos|aguentei|suporto|tolero|dou|damos)$/;
/** After these, "mesma" speaks of being together. */
const SAME = /^(?:missas?|equipe|turma|altar|celebrac|dias?|horari|escalas?)/;
/** What follows on "vai" where it means serving. */
const GOES =
  /^(?:servir|n[ao]s?|n?ess[ea]s?|n?est[ea]s?|em|para|[ao]s?|ser|estar|ficar|vir|com|nao|poder|entrar|la|sim|ajudar|assumir|cobrir|participar|mais|d[aeo]s?|so|apenas|aparecer|comparecer|dia|pegar|substituir|ter|por|pel[ao]|e|ele|ela|eles|elas|sempre|todo|toda|todos)$/;
/** What is taken away or put in the place of another. */
const ORDERS_CHANGE: ReadonlySet<Meaning> = new Set<Meaning>(['remove', 'replace', 'swap', 'rule', 'leaves']);

/** Whether a piece has a meaning where it stands. */
export function meansAt(pieces: readonly Piece[], at: number, meaning: Meaning): boolean {
  const piece = pieces[at]!;
  if (piece.type !== 'word') return false;
  const { text } = piece;
  const use: Use = {
    pieces,
    at,
    text,
    last: pieces[at - 1]?.text ?? '',
    next: pieces[at + 1]?.text ?? '',
    after: pieces[at + 1],
    bears: piece.meanings.includes(meaning),
  };
  if (text === 'sim') return meaning === 'enters' && isYesTo(use);
  // "Trabalha fora."
  if (text === 'fora' && /^(?:trabalh|mora|estud)/.test(use.last)) return false;
  return (BY_USE[meaning] ?? byItself)(use);
}

/** Verbs of moving things, by which people are placed, too. */
const MOVES = /^(?:(?:jog|tac|pux)(?:a|ue|ar|e)|taque|sobe|suba)$/;

/** Whether what follows a verb is somebody, and a mass besides is named. */
function movesSomebody(pieces: readonly Piece[], at: number): boolean {
  const next = /^(?:[oa]s?|dona|seu)$/.test(pieces[at + 1]?.text ?? '') ? at + 2 : at + 1;
  return pieces[next]?.type === 'person' || /^el[ea]s?$/.test(pieces[next]?.text ?? '');
}

/** "Tira o Francisco do 13 e joga no 17": the one who was named before. */
const movesThere = (pieces: readonly Piece[], at: number): boolean =>
  /^(?:e|ai|entao|depois)$/.test(pieces[at - 1]?.text ?? '') &&
  pieces.slice(at + 1, at + 4).some(({ type }) => type === 'masses');

const byItself = ({ bears }: Use): boolean => bears;

/** The meanings that words have, or lose, by what stands around them. */
const BY_USE: Partial<Record<Meaning, (use: Use) => boolean>> = {
  enters: meansEntering,
  leaves: meansLeaving,
  replace: meansReplacing,
  serve: meansServing,
  place: meansPlacing,
  // "Desconsidere o Marcos", but not "desconsidere o que pedi".
  remove: ({ bears, text, pieces, at }) =>
    bears && text !== 'some' && !(text.startsWith('desconsider') && !movesSomebody(pieces, at)),
  only: meansOnly,
  without: meansWithout,
  together: meansTogether,
  instead: ({ bears, text, last }) =>
    bears && (text.startsWith('lug') ? /^(?:no|em|o)$/.test(last) : last === 'em'),
  want: ({ bears, text }) => bears && text !== 'favor',
  able: meansAbility,
  // "A vaga dele passa para a Luísa."
  max: ({ bears, text, pieces, at, next }) =>
    bears && !(text.startsWith('pass') && /^(?:para|ao?)$/.test(next) && movesSomebody(pieces, at + 1)),
  more: ({ bears, pieces, at, text }) => bears && !(MOVES.test(text) && movesSomebody(pieces, at)),
};

/** "João dia 15 sim" places him. */
function isYesTo({ pieces, at }: Use): boolean {
  return at > 0 && pieces[at - 1]!.type !== 'word' && (at === pieces.length - 1 || pieces[at + 1]!.breaks);
}

function meansEntering({ bears, text, last, next, after }: Use): boolean {
  // "Um desentendimento entre os dois".
  const isBetween =
    text === 'entre' &&
    !/^(?:que|e)?$/.test(last) &&
    (after?.type === 'person' || /^(?:[oa]s?|el[ea]s|si|amb[oa]s)$/.test(next));
  return bears && !isBetween;
}

/** "O João falta no dia 15"; in "falta gente no dia 15" nobody leaves. */
function meansLeaving({ bears, pieces, at, text }: Use): boolean {
  return /^faltam?$/.test(text) ? pieces[at - 1]?.type === 'person' : bears;
}

function meansReplacing(use: Use): boolean {
  // "Se revezam cuidando da mãe."
  if (use.text.startsWith('revez') && use.next.endsWith('ndo')) return false;
  return COVERS.test(use.text) ? !coversMass(use) : use.bears;
}

const COVERS = /^c[ou]br\w+$/;

/** "O João cobre o dia 15" serves there; "o João cobre a Ana" is in her place. */
function coversMass({ pieces, at, next, after }: Use): boolean {
  const covered = /^[oa]$/.test(next) ? pieces[at + 2] : after;
  return covered?.type === 'masses' && pieces.slice(at).every(({ type }) => type !== 'person');
}

function meansServing(use: Use): boolean {
  const { bears, pieces, at, text, next, after } = use;
  // "Faz o dia 20".
  if (/^(?:faz|fazem|fazer|faca|facam|fara)$/.test(text))
    return pieces
      .slice(at + 1, at + 3)
      .some(({ type }, index) => type === 'masses' && (index === 0 || /^[oa]s?$/.test(next)));
  if (COVERS.test(text)) return coversMass(use);
  if (!bears) return false;
  const behind = pieces.slice(at + 1);
  if (/^(?:vai|vao)$/.test(text) && goesThrough(behind)) return false;
  const isGoing = /^(?:vai|vao|vou|ir|vem|for|foi)$/.test(text) && after?.type === 'word';
  return !isGoing || (GOES.test(next) && !goesElsewhere(behind));
}

function meansPlacing({ bears, pieces, at, text, last, next, after }: Use): boolean {
  if (text === 'escala') return isOrderToPlace(pieces, at);
  // "Joga a Dores no dia 22", "sobe o Marcos": with somebody only.
  if (MOVES.test(text)) return movesSomebody(pieces, at) || movesThere(pieces, at);
  if (text !== 'por') return bears;
  return (
    bears &&
    // "Por isso".
    !/^(?:isso|isto|ess[ea]|est[ea]|conta|causa|que)$/.test(next) &&
    /^(?:para|pode|consegue|vou|vamos|e)$/.test(last) &&
    ((after !== undefined && !after.breaks) || last !== 'e')
  );
}

function meansOnly({ bears, pieces, at, next }: Use): boolean {
  // "Eu só quero que …": of what is wished, no days.
  const isOfWish =
    /^(?:quer|pe[cd]|precis|gostari|desej|solicit)/.test(next) && pieces[at + 2]?.text === 'que';
  return bears && !isOfWish && !/^(?:pois|porque|por|agora|que)$/.test(next) && !isOrderAfter(pieces, at);
}

/** "Sem o Paulo", "sem servir"; "sem transporte" tells why. */
function meansWithout({ bears, text, pieces, at, after, next }: Use): boolean {
  if (text !== 'sem') return bears;
  const isUnknown =
    after?.type === 'word' &&
    after.meanings.length === 0 &&
    !/^(?:[oa]s?|nenhum\w*|alguem|escala|missas?|mais|a|essa|esse|dona|seu|minha|limite|teto)$/.test(next);
  return bears && !(isUnknown && pieces.slice(0, at).some(({ type }) => type === 'person'));
}

function meansTogether({ bears, pieces, at, text, last, next, after }: Use): boolean {
  // "Deixe o João perto da Joana".
  if (text === 'perto') return /^d[aeo]$/.test(next) && pieces[at + 2]?.type === 'person';
  if (text === 'una') return at === 0 && pieces.filter(({ type }) => type === 'person').length > 1;
  if (!bears || text === 'par') return false;
  // "Já ficam juntos em casa."
  if (text.startsWith('junt') && next === 'em' && pieces[at + 2]?.text === 'casa') return false;
  if (text.startsWith('mesm'))
    return (
      SAME.test(next) ||
      (last === 'na' &&
        (pieces.filter(({ type }) => type === 'person').length > 1 ||
          pieces.some((piece) => piece.type === 'word' && piece.meanings.includes('they'))) &&
        (after === undefined || after.breaks || next === 'ok'))
    );
  // "Acompanha os netos na catequese."
  if (text.startsWith('acompanh'))
    return (
      pieces
        .slice(at + 1, at + 4)
        .some(({ type, text }) => type === 'person' || /^(?:el[ea]s?|d?el[ea]s|outr[oa]|2)$/.test(text)) ||
      /^(?:el[ea]|[oa]|se|que)$/.test(last)
    );
  // "O casal João e Ana" tells who they are.
  const isWhoTheyAre =
    /^(?:casal|dupla)$/.test(text) && /^[oa]$/.test(last) && after?.type === 'person' && !after.breaks;
  return !isWhoTheyAre;
}

function meansAbility({ bears, pieces, at, text, last, next }: Use): boolean {
  // "O Antônio …, não aguento mais" is of who says it; "Ana: não posso no dia 8" are her own words.
  if (bears && FIRST_PERSON.test(text)) return pieces.slice(at).some(({ type }) => type === 'masses');
  return bears && (text !== 'da' || last === 'nao' || next === 'para');
}

/** "Só tira a Vera do dia 22": nothing else is asked for; it keeps nobody to that day. */
const isOrderAfter = (pieces: readonly Piece[], at: number): boolean => {
  const next = pieces
    .slice(at + 1)
    .find(({ text }) => !/^(?:me|nos|por|favor|ai|mesmo|quero|queria|vai|vao|precisa)$/.test(text));
  return (
    next?.type === 'word' &&
    !next.breaks &&
    next.meanings.some((meaning) => ORDERS_CHANGE.has(meaning)) &&
    !next.text.endsWith('ndo')
  );
};

/** Whether "escala" is the verb: nothing makes a noun of it, and it has somebody to place. */
function isOrderToPlace(pieces: readonly Piece[], at: number): boolean {
  const [before, after] = [pieces[at - 1]?.text ?? '', pieces[at + 1]];
  if (/^(?:a|as|na|da|pela|essa|esta|minha|nossa|sua|de|em|toda|uma|nova|outra|mesma)$/.test(before))
    return false;
  if (after === undefined) return pieces.some(({ type }) => type === 'person');
  return after.type === 'person' || /^(?:[oa]s?|el[ea]s?|dona|seu)$/.test(after.text);
}

/** "Vai ser operado" is not serving. */
function goesThrough([being, what]: readonly Piece[]): boolean {
  return (
    /^(?:ser|estar|ficar|ter|passar)$/.test(being?.text ?? '') &&
    what?.type === 'word' &&
    /[aei]d[oa]s?$/.test(what.text) &&
    what.meanings.length === 0
  );
}

/** "Vai para a praia" is not serving. */
function goesElsewhere(pieces: readonly Piece[]): boolean {
  const goal = pieces.find(
    (piece) =>
      piece.type !== 'word' || !/^(?:para|pro|n[ao]s?|em|d[aeo]s?|[ao]s?|um|uma|casa)$/.test(piece.text),
  );
  return (
    /^(?:para|n[ao]|em|a)$/.test(pieces[0]?.text ?? '') &&
    goal?.type === 'word' &&
    goal.meanings.length === 0 &&
    !/^(?:missa|dia)/.test(goal.text)
  );
}
