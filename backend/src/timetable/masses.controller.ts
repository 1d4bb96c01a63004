import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  AvailabilityOptionResponse,
  CreateMassRuleRequest,
  MassRuleResponse,
  UpdateMassRuleRequest,
} from './mass-rules.dto.js';
import { MASS_RULES, MassRulesService } from './mass-rules.service.js';
import { MassesService } from './masses.service.js';

@ApiTags('Cronograma padrão')
@Controller()
export class MassesController {
  constructor(
    private readonly masses: MassesService,
    private readonly massRules: MassRulesService,
  ) {}

  @Get('availability-options')
  @Public()
  @ApiOperation({
    operationId: 'listAvailabilityOptions',
    summary: 'As opções de disponibilidade, na ordem do cronograma',
  })
  @ApiOkResponse({ type: [AvailabilityOptionResponse] })
  @ApiErrors(400)
  availabilityOptions(): Promise<AvailabilityOptionResponse[]> {
    return this.masses.availabilityOptions();
  }

  @Get('mass-rules')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'listMassRules', summary: 'As regras do cronograma padrão' })
  @ApiList(MASS_RULES)
  @ApiOkResponse({ type: [MassRuleResponse] })
  @ApiErrors(400)
  list(@List(MASS_RULES) query: ListQuery): Promise<Page<MassRuleResponse>> {
    return this.massRules.list(query);
  }

  @Get('mass-rules/:id')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'getMassRule', summary: 'Uma regra do cronograma padrão' })
  @ApiOkResponse({ type: MassRuleResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<MassRuleResponse> {
    return this.massRules.read(id);
  }

  @Post('mass-rules')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'createMassRule', summary: 'Acrescenta uma regra ao cronograma padrão' })
  @ApiCreatedResponse({ type: MassRuleResponse })
  @ApiErrors(400)
  create(@Body() body: CreateMassRuleRequest): Promise<MassRuleResponse> {
    return this.massRules.create(body);
  }

  @Put('mass-rules/:id')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'updateMassRule',
    summary: 'Muda uma regra do cronograma padrão; escalas já criadas ficam como estão',
  })
  @ApiOkResponse({ type: MassRuleResponse })
  @ApiErrors(400, 404)
  update(@IdParam() id: number, @Body() body: UpdateMassRuleRequest): Promise<MassRuleResponse> {
    return this.massRules.change(id, body);
  }

  @Delete('mass-rules/:id')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'deleteMassRule', summary: 'Exclui uma regra do cronograma padrão' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(400, 404, 422)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.massRules.remove(id);
  }
}
