import { Id, Instant, Int, Nested, Text } from '../platform/fields/fields.js';

const count = { min: 0, max: 1_000_000 };

export class WaitingQuestionnaireResponse {
  @Id()
  id!: number;

  @Text({ example: 'Disponibilidade para dezembro de 2026' })
  title!: string;

  @Instant({ nullable: true })
  responseDeadline!: string | null;
}

export class DashboardResponse {
  @Int({ ...count, example: 150, description: 'Ministros ativos.' })
  activeMinisters!: number;

  @Int({ ...count, example: 28, description: 'Missas deste mês em escalas publicadas.' })
  massesThisMonth!: number;

  @Int({ ...count, example: 2, description: 'Avisos que você ainda não leu.' })
  unreadNotifications!: number;

  @Int({ ...count, example: 1, description: 'Mensagens pessoais que você ainda não leu.' })
  unreadMessages!: number;

  @Int({ ...count, example: 1, description: 'Questionários que esperam a sua resposta.' })
  openQuestionnaires!: number;

  @Nested(() => WaitingQuestionnaireResponse, { nullable: true, description: 'O de prazo mais próximo.' })
  nextQuestionnaire!: WaitingQuestionnaireResponse | null;
}
