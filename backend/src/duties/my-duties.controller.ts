import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { DutyRepliesService } from './duty-replies.service.js';
import { DutyConfirmedResponse, DutyResponse } from './my-duties.dto.js';
import { MyDutiesService } from './my-duties.service.js';

@ApiTags('Minha escala')
@Controller('my-duties')
export class MyDutiesController {
  constructor(
    private readonly duties: MyDutiesService,
    private readonly replies: DutyRepliesService,
  ) {}

  @Get()
  @Access('duties.own')
  @ApiOperation({
    operationId: 'listMyDuties',
    summary: 'As próprias missas, de 60 dias atrás em diante, com a equipe de cada uma',
  })
  @ApiOkResponse({ type: [DutyResponse] })
  list(@CurrentSession() session: Session): Promise<DutyResponse[]> {
    return this.duties.list(session);
  }

  @Post(':id/confirm')
  @Access('duties.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'confirmDuty',
    summary: 'Confirma presença em uma das próprias missas (assignmentId); retira o próprio pedido em aberto',
  })
  @ApiOkResponse({ type: DutyConfirmedResponse })
  @ApiErrors(404, 422)
  async confirm(@CurrentSession() session: Session, @IdParam() id: number): Promise<DutyConfirmedResponse> {
    return { confirmedAt: (await this.replies.confirm(session, id)).toISOString() };
  }
}
