/** A list of names without headings: pasted from a message, numbered, with telephones beside the names. */
import { NAME_PARTICLES } from '../../ministers/index.js';
import type { Described } from '../described.js';
import type { Table } from '../reading/table.js';

/** Who wrote it and when: "[08/03/2026 19:22:10] Ana: " and "08/03/2026 19:22 - Ana: ". */
const SENT = /^\[?\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?\]?(?: -)? [^:]{1,60}: ?/;
const NUMBERING = /^\s*(?:\d{1,3}\s*(?:[-–.)ºª°]+|\s)\s*|[-–•·*▪✅✔➡]+\s*)/u;
/** In a list that is numbered, or with a telephone, a single word is somebody's name. */
const NUMBERED = /^\s*\d{1,3}\s*[-–.)ºª°]/u;
const PHONE = /\(?\+?\d[\d\s().-]{6,}\d/;
/** Of lines that are no names, so many are shown. */
const SHOWN = 3;
const MOST_WORDS = 7;

/** The list as names and telephones; null when most of its lines are neither. */
export function chatList({ rows, numbers }: Table): Described | null {
  const lines = rows.map((row, at) => ({ ...personOf(row.filter(Boolean).join(' ')), number: numbers[at]! }));
  const people = lines.filter(({ name }) => name !== null);
  if (people.length * 2 <= lines.length) return null;
  const others = lines.filter(({ name }) => name === null);
  const left = others.length;
  const shown = others
    .slice(0, SHOWN)
    .map(({ text }) => `“${text}”`)
    .join(', ');
  return {
    headings: ['Nome', 'Telefone'],
    columns: ['fullName', 'phone'],
    rows: people.map(({ name, phone }) => [name!, phone]),
    numbers: people.map(({ number }) => number),
    note:
      left === 0
        ? null
        : `${left === 1 ? '1 linha não parece um nome e ficou' : `${left} linhas não parecem nomes e ficaram`} de fora: ${shown}${left > SHOWN ? '…' : '.'}`,
  };
}

function personOf(line: string): { name: string | null; phone: string; text: string } {
  const text = line.replace(SENT, '').replace(/[*_~]/g, '').trim();
  const phone = PHONE.exec(text)?.[0] ?? '';
  const name = text
    .replace(phone, ' ')
    .replace(NUMBERING, '')
    .replace(/[^\p{L}\p{M}.' ]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const isListed = phone !== '' || NUMBERED.test(text);
  return { name: isName(name, text, isListed ? 1 : 2) ? name : null, phone, text };
}

/** Each word as names are written; no sentence, and no title in capitals of "ministros". */
function isName(name: string, text: string, fewestWords: number): boolean {
  const words = name.split(' ');
  return (
    words.length >= fewestWords &&
    words.length <= MOST_WORDS &&
    !/[!?:]/.test(text) &&
    !TITLE.test(name) &&
    words.every((word) => /^\p{Lu}/u.test(word) || NAME_PARTICLES.has(word.toLowerCase()))
  );
}

const TITLE = /\b(?:ministr[oa]s?|lista|escala|par[oó]quia|comunidade|equipe|capela|grupo)\b/i;
