import { Int } from '../platform/fields/fields.js';

const MAX_COUNT = 1_000_000;

export class CoordinationStatsResponse {
  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 2,
    description: 'Escalas em preparo ou publicadas que não terminaram.',
  })
  activeSchedules!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 1,
    description: 'Questionários enviados que ainda recebem respostas.',
  })
  pendingQuestionnaires!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 170,
    description: 'Todos da lista de ministros, também os inativos.',
  })
  totalMinisters!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 12,
    description: 'Mensagens pessoais que quem pergunta enviou.',
  })
  sentMessages!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 1,
    description: 'Pedidos de substituição à espera de uma decisão.',
  })
  openSubstitutions!: number;
}
