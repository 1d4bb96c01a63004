import { OneOf, Text } from '../platform/fields/fields.js';
import { ROSTER_ORDERS, type RosterOrder } from './roster-sheet.js';

export class RosterPdfQuery {
  @OneOf(ROSTER_ORDERS, {
    optional: true,
    description: 'Por missa (mass, o padrão) ou por pessoa (person).',
  })
  by?: RosterOrder;
}

export class ShareTextResponse {
  @Text({
    max: 100_000,
    example: '*Domingo, 6 de dezembro, 8h*\nMissa dominical\n1. Ana Souza\n2. (vazio)\nFalta 1 ministro.',
  })
  text!: string;
}
