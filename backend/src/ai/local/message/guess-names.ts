/** Takes words that must be a name, and are nobody's, for one. */
import type { PeopleFinder } from '../references/people-references.js';
import { NICKNAMES } from '../vocabulary/nicknames.js';
import { Segment } from './segment.js';
import { isWritten } from '../words/spelling.js';
import { canonicalWords } from '../words/words.js';
import type { Piece } from './piece.js';

/** Words before a name, and before no other word that is not of the lexicon. */
const BEFORE_A_NAME =
  /^(?:o|a|do|da|dona|seu|sr|sra|senhor|senhora|ministro|ministra|com|e|para|pelo|pela|nem|irma|irmao)$/;
const NEVER_A_NAME = new Set(
  `pois embora nessas nesses nestas nestes dessas desses daquela daquele naquela naquele portanto logo assim conforme tanto quanto muda mude bom dia boa tarde noite oi ola gente favor pfv pfvr missa padre senhor senhora dona seu deus nossa entao bem mas tudo ai la
  isso esse essa este esta que quem porque vez dia semana mes hora horas eu voce ele ela nos igreja todo toda gostaria olha
  olhe agora depois antes ate prezados prezado caro cara filha filho mae pai povo pessoal assim ja so tambem obrigado obrigada
  deve devem deveria dever devera deverao deveriam precisa vamos seria favor pedido proprio propria caso kkk kkkk rs hein ne viu bah tche guria vixe oxe oxente uai visse so bora valeu joelho festa altar crianca criancas serio verdade`.split(
    /\s+/,
  ),
);

/** "Pediu", which is nobody like Pedro. */
const WAS = /(?:[aei]u|ou)$/;

/** A segment with the words that must be a name taken for one. */
export function withGuesses(segment: Segment, finder: PeopleFinder): Segment {
  const needed = segment.has('together', 'apart', 'replace', 'instead') ? 2 : 1;
  if (segment.people.length >= needed) return withNicknames(segment, finder);
  // "Não escale a Fatmia, ela viaja": a pronoun behind a name stands for it.
  const refersFrom = segment.at('he', 'they');
  if (needed === 1 && segment.numbers.length > 0 && segment.masses.length > 0) return segment;
  const pieces: Piece[] = segment.pieces.map((piece, at) => {
    if (
      piece.type !== 'word' ||
      piece.meanings.length > 0 ||
      piece.text.length < 3 ||
      NEVER_A_NAME.has(piece.text) ||
      piece.text.endsWith('mente') ||
      isFiller(piece.text) ||
      (WAS.test(piece.text) && isWritten(piece.text))
    )
      return piece;
    const before = segment.pieces[at - 1];
    const isReferring = refersFrom >= 0 && refersFrom < at;
    const isReferredTo = refersFrom > at;
    const isNamed =
      (piece.capital && refersFrom < 0) ||
      (isReferredTo && before?.type === 'word' && BEFORE_A_NAME.test(before.text)) ||
      (isReferring
        ? /^(?:seu|dona|sr|sra)$/.test(before?.text ?? '')
        : !isReferredTo &&
          (before === undefined ||
            (before.type === 'word' && (BEFORE_A_NAME.test(before.text) || startsOrder(before))) ||
            piece.breaks));
    if (!isNamed) return piece;
    const candidates = finder.meantBy(piece.text);
    const next = segment.pieces[at + 1];
    const acts =
      (at > 0 && startsOrder(before!) && segment.pieces.length - at <= 2) ||
      (next?.type === 'word' &&
        next.meanings.some((each) => each === 'not' || each === 'able' || each === 'serve')) ||
      (at === 0 &&
        next !== undefined &&
        (next.text === 'no' || next.type === 'number') &&
        segment.has('max', 'only'));
    if (
      candidates.length === 0 &&
      !(piece.capital && !/^(?:mes|novembro|dezembro)$/.test(piece.text)) &&
      !acts
    )
      return piece;
    return { ...piece, type: 'person', mention: { words: piece.text, candidates, known: false } };
  });
  return new Segment(pieces, segment.before);
}

/** "O Geraldo e o Chico": somebody more, by a nickname behind an article, and nobody's name. */
function withNicknames(segment: Segment, finder: PeopleFinder): Segment {
  const pieces = segment.pieces.map((piece, at): Piece => {
    const isNickname =
      piece.type === 'word' &&
      piece.text in NICKNAMES &&
      piece.meanings.length === 0 &&
      /^(?:[oa]|d[ao]|dona|seu)$/.test(segment.pieces[at - 1]?.text ?? '');
    const candidates = isNickname ? finder.meantBy(piece.text) : [];
    return candidates.length > 0
      ? { ...piece, type: 'person', mention: { words: piece.text, candidates, known: false } }
      : piece;
  });
  return new Segment(pieces, segment.before);
}

/** Whether a word places somebody or takes them away, so that a name follows. */
const startsOrder = (piece: Piece) =>
  piece.type === 'word' && piece.meanings.some((meaning) => meaning === 'place' || meaning === 'remove');

const isFiller = (word: string) => canonicalWords(word).length === 0;
