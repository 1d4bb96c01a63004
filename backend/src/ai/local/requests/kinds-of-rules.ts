import { kinds } from './kind.js';

/** Requests that set rules. */
export const RULE_SETTING_KINDS = kinds({
  apart: {
    example: 'Separe Ana e Bento',
    sentences: [],
  },
  together: {
    example: 'Ana e Bento juntos',
    sentences: [],
  },
  capAll: {
    example: 'No máximo 3 por pessoa',
    sentences: [],
  },
  cap: {
    example: 'Ana no máximo 2',
    sentences: [],
  },
  fewer: {
    example: 'A missa de 28/11 às 7h precisa de menos 2',
    sentences: [],
  },
  more: {
    example: 'A missa de 28/11 às 19h30 precisa de mais 2',
    sentences: [],
  },
  exactly: {
    example: 'A missa de 6/12 às 10h precisa de 12 ministros',
    sentences: [],
  },
  only: {
    example: 'Ana só pode aos domingos',
    sentences: [],
  },
  replace: {
    example: 'Troque Ana por Bento na missa de 6/12 às 10h',
    sentences: [],
  },
  exclude: {
    example: 'Não escale Ana no domingo às 8h',
    sentences: [],
  },
  pin: {
    example: 'Coloque João na missa de 6/12 às 10h',
    sentences: [],
  },
  exchange: { example: 'Troque João do dia 6/12 com Ana do dia 13/12', sentences: [] },
  move: { example: 'Passe Ana da missa de 6/12 às 8h para a das 10h', sentences: [] },
  double: { example: 'Dobre os ministros da missa de 6/12 às 10h', sentences: [] },
});
