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

  @Int({ min: 0, max: MAX_COUNT, example: 150, description: 'Ministros ativos.' })
  totalMinisters!: number;

  @Int({
    min: 0,
    max: MAX_COUNT,
    example: 420,
    description: 'E-mails e mensagens pessoais enviados neste mês.',
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
