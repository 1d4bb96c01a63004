import {
  Body,
  Controller,
  Get,
  HttpCode,
  Post,
  Res,
  Sse,
  UseGuards,
  type MessageEvent,
} from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiBody,
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { Observable } from 'rxjs';
import { Access, CurrentSession } from '../../platform/access/access.decorator.js';
import type { Session } from '../../platform/access/session.js';
import { ApiErrors } from '../../platform/errors/api-errors.decorator.js';
import { IdParam } from '../../platform/http/id-param.js';
import { sendFile } from '../../platform/http/send-file.js';
import { RosterRunGuard } from './roster-run.guard.js';
import { RosterProofService } from '../compute/roster-proof.service.js';
import { RosterRunsService } from './roster-runs.service.js';
import { AcceptRunRequest, RosterComparisonResponse } from './roster-comparison.dto.js';
import { RosterComparisonService } from './roster-comparison.service.js';
import { RosterChangeResponse } from '../editor/roster-changes.dto.js';
import { BrokenRulesResponse } from '../rules/broken-rules.dto.js';
import { StaleRosterResponse } from '../editor/roster-refusals.dto.js';
import {
  ComputeRosterRequest,
  LatestRosterRunResponse,
  RosterJobResponse,
  RosterRunResponse,
} from './roster.dto.js';

@ApiTags('Escala de ministros')
@Controller()
export class RosterController {
  constructor(
    private readonly runs: RosterRunsService,
    private readonly comparisons: RosterComparisonService,
    private readonly proofs: RosterProofService,
  ) {}

  @Post('schedules/:id/roster')
  @Access('schedules.write')
  @HttpCode(202)
  @ApiBody({ type: ComputeRosterRequest, required: false })
  @ApiAcceptedResponse({ type: RosterJobResponse })
  @ApiOperation({
    operationId: 'computeRoster',
    summary: 'Pede o cálculo da escala, ou uma proposta dela; o andamento vem por eventos',
  })
  @ApiErrors(400, 404, 409, 422)
  compute(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: ComputeRosterRequest,
  ): Promise<RosterJobResponse> {
    return this.runs.request(session, id, body);
  }

  @Get('schedules/:id/roster')
  @Access('schedules.read')
  @ApiOkResponse({ type: LatestRosterRunResponse })
  @ApiOperation({
    operationId: 'getRoster',
    summary: 'O último cálculo da escala; null quando não houve nenhum',
  })
  @ApiErrors(404)
  readLatest(@IdParam() id: number): Promise<LatestRosterRunResponse> {
    return this.runs.latest(id);
  }

  @Get('schedules/:id/roster-proof.json')
  @Access('schedules.read')
  @ApiOperation({
    operationId: 'getRosterProof',
    summary: 'Problema, resultado e certificado da escala de agora, para conferir fora do sistema',
  })
  @ApiOkResponse({ schema: { type: 'object' } })
  @ApiErrors(404)
  async readProof(@IdParam() id: number, @Res() reply: FastifyReply): Promise<void> {
    const file = await this.proofs.file(id);
    await sendFile(reply, {
      name: `Prova da escala ${id}.json`,
      type: 'application/json; charset=utf-8',
      content: JSON.stringify(file),
    });
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
  follow(@CurrentSession() session: Session, @IdParam() id: number): Observable<MessageEvent> {
    return this.runs.follow(id, session);
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

  @Post('roster-runs/:id/discard')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: RosterRunResponse })
  @ApiOperation({
    operationId: 'discardRosterRun',
    summary: 'Descarta uma proposta que espera; a escala fica como está',
  })
  @ApiErrors(404, 422)
  discard(@IdParam() id: number): Promise<RosterRunResponse> {
    return this.runs.discard(id);
  }

  @Get('roster-runs/:id/comparison')
  @Access('schedules.read')
  @ApiOkResponse({ type: RosterComparisonResponse })
  @ApiOperation({
    operationId: 'compareRosterRun',
    summary: 'O que um cálculo mudaria na escala de agora: por missa, por pessoa e em cada objetivo',
  })
  @ApiErrors(404, 422)
  compare(@IdParam() id: number): Promise<RosterComparisonResponse> {
    return this.comparisons.compare(id);
  }

  @Post('roster-runs/:id/accept')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: RosterChangeResponse })
  @ApiOperation({
    operationId: 'acceptRosterRun',
    summary: 'Aceita uma proposta, toda ou só em algumas missas; 422 diz as regras que o impedem',
  })
  @ApiErrors(400, 404)
  @ApiConflictResponse({ type: StaleRosterResponse })
  @ApiUnprocessableEntityResponse({ type: BrokenRulesResponse })
  accept(@IdParam() id: number, @Body() body: AcceptRunRequest): Promise<RosterChangeResponse> {
    return this.comparisons.accept(id, body);
  }
}
