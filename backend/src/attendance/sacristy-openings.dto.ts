import { Id, Instant, LocalDate, Text } from '../platform/fields/fields.js';

export class OpenSacristyRequest {
  @LocalDate({ description: 'O dia, hoje ou um dos próximos 14.' })
  date!: string;
}

export class OpeningsQuery {
  @LocalDate()
  date!: string;
}

export class SacristyOpeningResponse {
  @Id()
  id!: number;

  @LocalDate()
  date!: string;

  @Text({ nullable: true, example: 'Ana Souza', description: 'Quem abriu.' })
  openedByName!: string | null;

  @Instant()
  openedAt!: string;

  @Instant({ nullable: true, description: 'Quando a coordenação encerrou; null enquanto vale.' })
  closedAt!: string | null;
}

export class SacristyOpenedResponse extends SacristyOpeningResponse {
  @Text({ example: 'K7MP-R3WD', description: 'Aparece só agora: o sistema não o guarda.' })
  code!: string;

  @Text({ example: 'https://paroquia.example/sacristy#K7MP-R3WD' })
  link!: string;
}
