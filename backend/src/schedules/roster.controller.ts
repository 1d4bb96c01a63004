import { Controller, Get, HttpCode, Post, Sse, UseGuards, type MessageEvent } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Access, CurrentSession } from '../common/access/access.decorator.js';
import type { Session } from '../common/access/session.js';
import { ApiErrors } from '../common/errors/api-errors.decorator.js';
import { IdParam } from '../common/http/id-param.js';
import { RosterRunGuard } from './roster-run.guard.js';
import { RosterOverviewService } from './roster-overview.service.js';
import { RosterRunsService } from './roster-runs.service.js';
import { RosterJobResponse, RosterOverviewResponse, RosterRunResponse } from './roster.dto.js';

@ApiTags('Escala de ministros')
@Controller()
export class RosterController {
  constructor(
    private readonly runs: RosterRunsService,
    private readonly overview: RosterOverviewService,
  ) {}

  @Post('schedules/:id/roster')
  @Access('schedules.write')
  @HttpCode(202)
  @ApiAcceptedResponse({ type: RosterJobResponse })
  @ApiOperation({
    operationId: 'computeRoster',
    summary: 'Pede o cálculo da escala; o andamento vem por eventos',
  })
  @ApiErrors(404, 409, 422)
  compute(@CurrentSession() session: Session, @IdParam() id: number): Promise<RosterJobResponse> {
    return this.runs.request(session, id);
  }

  @Get('schedules/:id/roster')
  @Access('schedules.read')
  @ApiOkResponse({ type: RosterOverviewResponse })
  @ApiOperation({
    operationId: 'getRoster',
    summary: 'O último cálculo, as missas incompletas e a carga de cada pessoa',
  })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<RosterOverviewResponse> {
    return this.overview.read(id);
  }

  @Get('roster-runs/:id')
  @Access('schedules.read')
  @ApiOkResponse({ type: RosterRunResponse })
  @ApiOperation({
    operationId: 'getRosterRun',
    summary: 'Um cálculo: situação, resultado e limites provados',
  })
  @ApiErrors(404)
  readRun(@IdParam() id: number): Promise<RosterRunResponse> {
    return this.runs.read(id);
  }

  @Sse('roster-runs/:id/events')
  @Access('schedules.read')
  @UseGuards(RosterRunGuard)
  @ApiOperation({
    operationId: 'followRosterRun',
    summary: 'O mesmo cálculo como eventos (server-sent events), a cada mudança, até o fim',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiErrors(404)
  follow(@IdParam() id: number): Observable<MessageEvent> {
    return this.runs.follow(id);
  }

  @Post('roster-runs/:id/cancel')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: RosterRunResponse })
  @ApiOperation({
    operationId: 'cancelRosterRun',
    summary: 'Desiste de um cálculo; a escala fica como estava',
  })
  @ApiErrors(404, 422)
  cancel(@IdParam() id: number): Promise<RosterRunResponse> {
    return this.runs.cancel(id);
  }
}
