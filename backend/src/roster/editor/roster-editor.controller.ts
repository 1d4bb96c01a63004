import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiConflictResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { Traced } from '../../platform/audit/trace-requests.js';
import { ApiErrors } from '../../platform/errors/api-errors.decorator.js';
import { IdParam } from '../../platform/http/id-param.js';
import {
  RosterChangeResponse,
  RosterMovesCheckRequest,
  RosterMovesRequest,
  RosterRevisionRequest,
} from './roster-changes.dto.js';
import {
  ExchangeResponse,
  ExchangesQuery,
  MoveTargetResponse,
  MoveTargetsQuery,
  RosterEditorResponse,
} from './roster-editor.dto.js';
import { RosterEditorService } from './roster-editor.service.js';
import { RosterHistoryService } from '../roster-history.service.js';
import { RosterMovesService } from './roster-moves.service.js';
import { BrokenRuleResponse, BrokenRulesResponse } from '../rules/broken-rules.dto.js';
import { RosterHistoryResponse } from '../roster-history.dto.js';
import { StaleRosterResponse } from './roster-refusals.dto.js';
import { CandidateResponse } from '../explanations/candidates.dto.js';
import { SlotCandidatesService } from '../explanations/slot-candidates.service.js';

@ApiTags('Escala de ministros')
@Controller()
export class RosterEditorController {
  constructor(
    private readonly editor: RosterEditorService,
    private readonly candidates: SlotCandidatesService,
    private readonly moves: RosterMovesService,
    private readonly history: RosterHistoryService,
  ) {}

  @Get('schedules/:id/editor')
  @Access('schedules.read')
  @ApiOkResponse({ type: RosterEditorResponse })
  @ApiOperation({
    operationId: 'getRosterEditor',
    summary: 'Tudo o que o editor da escala mostra: dias, missas, pessoas, respostas, lugares e conflitos',
  })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<RosterEditorResponse> {
    return this.editor.read(id);
  }

  @Get('schedules/:id/roster/history')
  @Access('schedules.read')
  @ApiOkResponse({ type: [RosterHistoryResponse] })
  @ApiOperation({
    operationId: 'listRosterHistory',
    summary: 'As últimas 100 mudanças da escala, a mais nova primeiro: quem, quando, quem entrou e saiu',
  })
  @ApiErrors(404)
  listHistory(@IdParam() id: number): Promise<RosterHistoryResponse[]> {
    return this.history.list(id);
  }

  @Get('schedules/:id/roster/targets')
  @Access('schedules.read')
  @ApiOkResponse({ type: [MoveTargetResponse] })
  @ApiOperation({
    operationId: 'listMoveTargets',
    summary: 'O que impede uma pessoa em cada outra missa, e cada outra pessoa no lugar que ela deixaria',
  })
  @ApiErrors(400, 404)
  listTargets(@IdParam() id: number, @Query() query: MoveTargetsQuery): Promise<MoveTargetResponse[]> {
    return this.editor.targets(id, query);
  }

  @Get('schedules/:id/roster/exchanges')
  @Access('schedules.read')
  @ApiOkResponse({ type: [ExchangeResponse] })
  @ApiOperation({
    operationId: 'listExchanges',
    summary: 'Com quem uma pessoa pode trocar de lugar dentro das regras, a melhor troca primeiro',
  })
  @ApiErrors(400, 404)
  listExchanges(@IdParam() id: number, @Query() query: ExchangesQuery): Promise<ExchangeResponse[]> {
    return this.editor.exchanges(id, query);
  }

  @Get('slots/:id/candidates')
  @Access('schedules.read')
  @Traced('list-read', 'schedule')
  @ApiOkResponse({ type: [CandidateResponse] })
  @ApiOperation({
    operationId: 'listSlotCandidates',
    summary: 'Quem pode entrar em uma missa, por quem deve servir primeiro, e o que impede os demais',
  })
  @ApiErrors(404)
  listCandidates(@IdParam() id: number): Promise<CandidateResponse[]> {
    return this.candidates.list(id);
  }

  @Post('schedules/:id/roster/moves')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: RosterChangeResponse })
  @ApiOperation({
    operationId: 'moveInRoster',
    summary: 'Põe, tira, troca e fixa pessoas de uma vez; 422 diz as regras que impedem, 409 o que mudou',
  })
  @ApiErrors(400, 404)
  @ApiConflictResponse({ type: StaleRosterResponse })
  @ApiUnprocessableEntityResponse({ type: BrokenRulesResponse })
  move(@IdParam() id: number, @Body() body: RosterMovesRequest): Promise<RosterChangeResponse> {
    return this.moves.move(id, body);
  }

  @Post('schedules/:id/roster/moves/check')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: [BrokenRuleResponse] })
  @ApiOperation({
    operationId: 'checkMovesInRoster',
    summary: 'As regras que impedem mudanças; nada muda. 409 diz o que mudou desde a revisão',
  })
  @ApiErrors(400, 404, 422)
  @ApiConflictResponse({ type: StaleRosterResponse })
  check(@IdParam() id: number, @Body() body: RosterMovesCheckRequest): Promise<BrokenRuleResponse[]> {
    return this.moves.check(id, body);
  }

  @Post('schedules/:id/roster/undo')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: RosterChangeResponse })
  @ApiOperation({
    operationId: 'undoRosterChange',
    summary: 'Desfaz a última mudança da escala; 422 quando não há nenhuma',
  })
  @ApiErrors(400, 404, 422)
  @ApiConflictResponse({ type: StaleRosterResponse })
  undo(@IdParam() id: number, @Body() body: RosterRevisionRequest): Promise<RosterChangeResponse> {
    return this.moves.step(id, body, 'undo');
  }

  @Post('schedules/:id/roster/redo')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOkResponse({ type: RosterChangeResponse })
  @ApiOperation({
    operationId: 'redoRosterChange',
    summary: 'Refaz a última mudança desfeita; 422 quando não há nenhuma',
  })
  @ApiErrors(400, 404, 422)
  @ApiConflictResponse({ type: StaleRosterResponse })
  redo(@IdParam() id: number, @Body() body: RosterRevisionRequest): Promise<RosterChangeResponse> {
    return this.moves.step(id, body, 'redo');
  }
}
