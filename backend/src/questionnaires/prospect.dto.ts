import { Decimal, Flag, Id, Int, MAX_ID, NestedList, OneOf } from '../platform/fields/fields.js';
import { AVAILABILITY_ANSWERS, type AvailabilityAnswerValue } from '../roster/index.js';

export class MassProspectResponse {
  @Id()
  slotId!: number;

  @OneOf(AVAILABILITY_ANSWERS, {
    nullable: true,
    description:
      'O costume de quem está na sessão: dia bloqueado, último questionário, perfil; nulo sem nenhum.',
  })
  usual!: AvailabilityAnswerValue | null;

  @Decimal({
    min: 0,
    max: 1,
    example: 0.25,
    description: 'A parte das vezes em que serviria, pelas vagas e pelo que os outros responderam.',
  })
  chance!: number;

  @Flag({ description: 'Pelas respostas até agora, faltam pessoas.' })
  short!: boolean;

  @Flag({ description: 'Num dia que quem está na sessão bloqueou: ali não serve, seja qual for a resposta.' })
  blocked!: boolean;
}

export class ProspectResponse {
  @Int({ min: 0, max: MAX_ID, description: 'Máximo de missas por mês de quem está na sessão.', example: 4 })
  limit!: number;

  @NestedList(() => MassProspectResponse, { description: 'Todas as missas da escala.' })
  masses!: MassProspectResponse[];
}
