import { Flag, OneOf, Password } from '../platform/fields/fields.js';

export const EXPORT_FORMATS = ['json', 'html'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export class ExportQuery {
  @OneOf(EXPORT_FORMATS, { optional: true, example: 'json', description: 'html: um arquivo para ler.' })
  format?: ExportFormat;
}

export class EraseRequest {
  @Password({ description: 'A senha atual, para confirmar.' })
  password!: string;

  @Flag({
    optional: true,
    description: 'Deixar as notícias e publicações que a pessoa escreveu, sem o nome dela.',
  })
  keepsPosts?: boolean;
}
