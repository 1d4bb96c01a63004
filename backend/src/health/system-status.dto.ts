import { Flag, Instant, Int, Nested, OneOf, Text } from '../platform/fields/fields.js';

const MAX_COUNT = 1_000_000;

const QUEUE_KINDS = ['redis', 'in-process'] as const;
const MAIL_KINDS = ['smtp', 'kept'] as const;
export const ASSISTANT_KINDS = ['local', 'external'] as const;

export class DatabaseStatusResponse {
  @Flag({ description: 'O PostgreSQL que este servidor mesmo iniciou, sem DATABASE_URL.' })
  embedded!: boolean;

  @Int({ min: 0, max: MAX_COUNT, example: 2, description: 'Milissegundos de uma consulta mínima.' })
  latencyMs!: number;
}

export class QueueStatusResponse {
  @OneOf(QUEUE_KINDS, { description: 'in-process: sem Redis, as tarefas são feitas pelo próprio servidor.' })
  kind!: (typeof QUEUE_KINDS)[number];

  @Flag({ description: 'O Redis que este servidor mesmo iniciou, sem REDIS_URL.' })
  embedded!: boolean;

  @Flag({ description: 'Sem o Redis, as tarefas esperam no banco de dados.' })
  reachable!: boolean;

  @Int({ min: 0, max: MAX_COUNT, example: 0, description: 'Tarefas na vez ou em andamento.' })
  waiting!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 3,
    description: 'Tarefas para um momento futuro ou para outra tentativa.',
  })
  later!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 0,
    description: 'Tarefas abandonadas depois da última tentativa.',
  })
  failed!: number;
}

export class MailStatusResponse {
  @OneOf(MAIL_KINDS, { description: 'kept: sem servidor de e-mail, as mensagens ficam guardadas aqui.' })
  kind!: (typeof MAIL_KINDS)[number];

  @Int({ min: 0, max: MAX_COUNT, example: 0, description: 'E-mails que ainda não saíram.' })
  waiting!: number;

  @Int({ min: 0, max: MAX_COUNT, example: 0, description: 'E-mails recusados ou abandonados.' })
  failed!: number;

  @Instant({ nullable: true, description: 'Quando saiu, ou foi guardado, o último e-mail.' })
  lastSentAt!: string | null;
}

export class AssistantStatusResponse {
  @OneOf(ASSISTANT_KINDS, { description: 'external: um modelo fora deste servidor responde.' })
  kind!: (typeof ASSISTANT_KINDS)[number];

  @Text({ nullable: true, example: 'gpt-5-mini', description: 'O modelo configurado, se houver.' })
  model!: string | null;

  @Text({ nullable: true, example: 'api.openai.com', description: 'Onde o modelo configurado responde.' })
  host!: string | null;

  @Flag({ description: 'Se a paróquia permite uma inteligência artificial externa.' })
  externalAllowed!: boolean;
}

export class SystemStatusResponse {
  @Text({ example: '0.1.0' })
  version!: string;

  @Int({ min: 0, max: 2_147_483_647, example: 86_400, description: 'Segundos desde que o servidor iniciou.' })
  uptimeSeconds!: number;

  @Nested(() => DatabaseStatusResponse)
  database!: DatabaseStatusResponse;

  @Nested(() => QueueStatusResponse)
  queue!: QueueStatusResponse;

  @Nested(() => MailStatusResponse)
  mail!: MailStatusResponse;

  @Nested(() => AssistantStatusResponse)
  assistant!: AssistantStatusResponse;
}
