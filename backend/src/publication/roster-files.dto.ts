import { LocalDate, OneOf, Text } from '../platform/fields/fields.js';
import {
  ROSTER_ORDERS,
  WALL_LETTERS,
  WALL_PAPERS,
  type RosterOrder,
  type WallLetters,
  type WallPaper,
} from './roster-sheet.js';

export class RosterPdfQuery {
  @OneOf(ROSTER_ORDERS, {
    optional: true,
    description: 'Por missa (mass, o padrão) ou por pessoa (person).',
  })
  by?: RosterOrder;
}

export class WallCalendarQuery {
  @OneOf(WALL_PAPERS, { optional: true, description: 'O papel: a3 (o padrão) ou a4.' })
  paper?: WallPaper;

  @OneOf(WALL_LETTERS, {
    optional: true,
    description: 'As letras: para ler de longe (far, o padrão) ou de perto (near), em menos páginas.',
  })
  letters?: WallLetters;
}

export class ShareTextQuery {
  @LocalDate({ optional: true, description: 'O primeiro dia do texto; se faltar, a escala inteira.' })
  from?: string;
}

export class ShareTextResponse {
  @Text({
    max: 100_000,
    example: '*Domingo, 6 de dezembro, 8h*\nMissa dominical\n1. Ana Souza\n2. (vazio)\nFalta 1 ministro.',
  })
  text!: string;
}
