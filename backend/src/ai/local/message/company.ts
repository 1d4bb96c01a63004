/** Two of whom one does not want to serve with the other. */
import type { Piece } from './piece.js';
import { wordOf } from './restated.js';

/** Tells what somebody wants. */
const ASKS =
  /^(?:pediu|pede|pedem|pediram|prefere|preferiu|quer|quis|solicitou|solicita|disse|falou|avisou|implorou)$/;
const SERVES =
  /^(?:servir|serve|sirva|ficar|fique|fica|cair|caia|ir|vai|va|vir|vem|venha|trabalhar|trabalha|trabalhe|estar|esteja|junt[oa]s?|participar|entrar|escalad[oa]|marcad[oa]|coloc\w+|escal\w+)$/;

/** "A Fátima pediu pro Paulo não servir com ela", "não quer cair com a Neuza": the two apart. */
export function withoutCompany(pieces: readonly Piece[]): Piece[] {
  const named = pieces.flatMap(({ type }, at) => (type === 'person' ? [at] : []));
  const [first, second, ...others] = named;
  if (first === undefined || second === undefined || others.length > 0) return [...pieces];
  const asks = pieces.findIndex(({ type, text }) => type === 'word' && ASKS.test(text));
  const not = pieces.findIndex(({ text }, at) => at > first && /^(?:nao|nunca)$/.test(text));
  const serves = pieces.findIndex(({ type, text }, at) => at > not && type === 'word' && SERVES.test(text));
  const company = pieces.findIndex(({ text }, at) => at > serves && text === 'com');
  const other = pieces.slice(company + 1).find(({ text }) => !/^(?:[oa]|dona|seu)$/.test(text));
  const isTold =
    asks > first &&
    not >= 0 &&
    (not > asks || not === asks - 1) &&
    serves > not &&
    serves - not < 5 &&
    company > serves &&
    company - serves < 4 &&
    pieces.every(({ type }) => type !== 'masses' && type !== 'number') &&
    (other === pieces[second] || (second < not && /^el[ea]$/.test(other?.text ?? '')));
  if (!isTold) return [...pieces];
  return [
    pieces[first]!,
    wordOf('e', []),
    { ...pieces[second]!, breaks: false },
    wordOf('separados', ['apart']),
  ];
}
