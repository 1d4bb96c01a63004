import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  CreateScheduleRequest,
  ScheduleDetailResponse,
  ScheduleResponse,
  UpdateScheduleRequest,
} from './schedules.dto.js';
import { SCHEDULES, SchedulesService } from './schedules.service.js';

@ApiTags('Escalas')
@Controller('schedules')
export class SchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  @Get()
  @Access('schedules.published')
  @ApiOperation({
    operationId: 'listSchedules',
    summary: 'As escalas; ministros veem as publicadas e as concluídas',
  })
  @ApiList(SCHEDULES)
  @ApiOkResponse({ type: [ScheduleResponse] })
  @ApiErrors(400)
  list(
    @CurrentSession() session: Session,
    @List(SCHEDULES) query: ListQuery,
  ): Promise<Page<ScheduleResponse>> {
    return this.schedules.list(session, query);
  }

  @Get(':id')
  @Access('schedules.published')
  @ApiOperation({ operationId: 'getSchedule', summary: 'Uma escala, com seus números' })
  @ApiOkResponse({ type: ScheduleDetailResponse })
  @ApiErrors(404)
  read(@CurrentSession() session: Session, @IdParam() id: number): Promise<ScheduleDetailResponse> {
    return this.schedules.read(session, id);
  }

  @Post()
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'createSchedule',
    summary: 'Cria uma escala, já com as missas do cronograma padrão',
  })
  @ApiCreatedResponse({ type: ScheduleDetailResponse })
  @ApiErrors(400, 422)
  create(
    @CurrentSession() session: Session,
    @Body() body: CreateScheduleRequest,
  ): Promise<ScheduleDetailResponse> {
    return this.schedules.create(session, body);
  }

  @Put(':id')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'updateSchedule',
    summary: 'Muda título, descrição ou situação; para publicar há uma chamada própria',
  })
  @ApiOkResponse({ type: ScheduleDetailResponse })
  @ApiErrors(400, 404, 422)
  update(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: UpdateScheduleRequest,
  ): Promise<ScheduleDetailResponse> {
    return this.schedules.change(session, id, body);
  }

  @Delete(':id')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'deleteSchedule',
    summary: 'Exclui uma escala com suas missas, pessoas escaladas e questionários',
  })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  remove(@IdParam() id: number): Promise<DeletedResponse> {
    return this.schedules.remove(id);
  }
}
