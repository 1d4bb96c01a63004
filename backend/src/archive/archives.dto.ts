import { Id, Instant, Int, MAX_ID, OneOf, Password } from '../platform/fields/fields.js';
import { ARCHIVE_STATUSES, type ArchiveStatus } from './parish-archive.entity.js';

export class OrderArchiveRequest {
  @Password({ description: 'A própria senha, para confirmar.' })
  password!: string;
}

export class ArchiveResponse {
  @Id()
  id!: number;

  @OneOf(ARCHIVE_STATUSES, {
    example: 'done',
    description: 'À espera, em andamento, pronto, já apagado, ou falhou.',
  })
  status!: ArchiveStatus;

  @Int({ min: 0, max: 100, example: 60, description: 'Por cento.' })
  progress!: number;

  @Int({ min: 0, max: MAX_ID, nullable: true, example: 1_234_567 })
  bytes!: number | null;

  @Instant()
  createdAt!: string;

  @Instant({ nullable: true, description: 'Até quando pode ser baixado.' })
  keptUntil!: string | null;
}
