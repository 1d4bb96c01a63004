import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../common/access/access.decorator.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { DeletedResponse } from '../common/http/done.response.js';
import { IdParam } from '../common/http/id-param.js';
import { AiRuleResponse } from './ai-rules.dto.js';
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

  @Delete('rules/:id')
  @Access('assistant.use')
  @ApiOperation({ operationId: 'deleteAiRule', summary: 'Retira uma regra' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.rules.remove(id);
  }
}
