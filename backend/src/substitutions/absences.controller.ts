import { Body, Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { SubstitutionAskingService } from './substitution-asking.service.js';
import { AskForAbsentRequest, SubstitutionResponse } from './substitutions.dto.js';

@ApiTags('Substituições')
@Controller('slots/:id/substitutions')
export class AbsencesController {
  constructor(private readonly asking: SubstitutionAskingService) {}

  @Post()
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'askSubstitutionFor',
    summary: 'Pede ao ministério, em ondas, quem sirva no lugar de quem avisou a coordenação que não pode ir',
  })
  @ApiCreatedResponse({ type: SubstitutionResponse })
  @ApiErrors(400, 404, 409, 422, 429)
  ask(@IdParam() id: number, @Body() body: AskForAbsentRequest): Promise<SubstitutionResponse> {
    return this.asking.askForAbsent(id, body);
  }
}
