import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../../platform/access/access.decorator.js';
import type { Session } from '../../platform/access/session.js';
import { ApiErrors } from '../../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../../platform/http/done.response.js';
import { IdParam } from '../../platform/http/id-param.js';
import { AiRuleOutcomeResponse, AiRuleRequest, AiRuleResponse } from './ai-rules.dto.js';
import { AiRulesService } from './ai-rules.service.js';

@ApiTags('Assistente')
@Controller('ai-schedule')
export class AiRulesController {
  constructor(private readonly rules: AiRulesService) {}

  @Get('schedules/:id/rules')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'listAiRules',
    summary: 'As regras de uma escala, que valem em todo cálculo',
  })
  @ApiOkResponse({ type: [AiRuleResponse] })
  @ApiErrors(404)
  list(@IdParam() id: number): Promise<AiRuleResponse[]> {
    return this.rules.list(id);
  }

  @Post('schedules/:id/rules')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'createAiRule',
    summary: 'Escreve uma regra à mão; ela toma o lugar das que tratam do mesmo assunto',
  })
  @ApiCreatedResponse({ type: AiRuleOutcomeResponse })
  @ApiErrors(400, 404, 409, 422)
  add(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: AiRuleRequest,
  ): Promise<AiRuleOutcomeResponse> {
    return this.rules.add(session, id, body);
  }

  @Put('rules/:id')
  @Access('assistant.use')
  @ApiOperation({ operationId: 'updateAiRule', summary: 'Põe outra regra no lugar desta' })
  @ApiOkResponse({ type: AiRuleOutcomeResponse })
  @ApiErrors(400, 404, 409, 422)
  change(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: AiRuleRequest,
  ): Promise<AiRuleOutcomeResponse> {
    return this.rules.change(session, id, body);
  }

  @Delete('rules/:id')
  @Access('assistant.use')
  @ApiOperation({ operationId: 'deleteAiRule', summary: 'Retira uma regra' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404, 422)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.rules.remove(id);
  }
}
