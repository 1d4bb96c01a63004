import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { CandidateResponse, RosterSuggestionResponse } from '../roster/index.js';
import {
  AcceptSubstitutionRequest,
  AskSubstitutionRequest,
  DeclineSubstitutionRequest,
  LeaveEmptyRequest,
  OfferResponse,
  SubstitutionOptionsResponse,
  SubstitutionResponse,
} from './substitutions.dto.js';
import { SubstitutionAskingService } from './substitution-asking.service.js';
import { SubstitutionDecidingService } from './substitution-deciding.service.js';
import { SUBSTITUTIONS } from './substitution-rows.js';
import { SubstitutionsService } from './substitutions.service.js';

@ApiTags('Substituições')
@Controller('substitutions')
export class SubstitutionsController {
  constructor(
    private readonly substitutions: SubstitutionsService,
    private readonly asking: SubstitutionAskingService,
    private readonly deciding: SubstitutionDecidingService,
  ) {}

  @Get()
  @Access('schedules.read')
  @Traced('list-read', 'substitution')
  @ApiOperation({
    operationId: 'listSubstitutions',
    summary:
      'Os pedidos de substituição: os que ainda procuram alguém, pela data da missa, e depois os outros',
  })
  @ApiList(SUBSTITUTIONS)
  @ApiOkResponse({ type: [SubstitutionResponse] })
  @ApiErrors(400)
  list(@List(SUBSTITUTIONS) query: ListQuery): Promise<Page<SubstitutionResponse>> {
    return this.substitutions.list(query);
  }

  @Post()
  @Access('duties.own')
  @ApiOperation({
    operationId: 'askSubstitution',
    summary:
      'Pede substituição em uma das próprias missas: ao ministério, em ondas, ou antes a uma pessoa, também em troca de outra missa',
  })
  @ApiCreatedResponse({ type: SubstitutionResponse })
  @ApiErrors(400, 404, 409, 422, 429)
  ask(
    @CurrentSession() session: Session,
    @Body() body: AskSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    return this.asking.ask(session, body);
  }

  @Get('duties/:id/options')
  @Access('duties.own')
  @ApiOperation({
    operationId: 'listSubstitutionOptions',
    summary: 'Quem pode ser indicado para um dos próprios lugares, e com quem ele pode ser trocado',
  })
  @ApiOkResponse({ type: SubstitutionOptionsResponse })
  @ApiErrors(404)
  options(@CurrentSession() session: Session, @IdParam() id: number): Promise<SubstitutionOptionsResponse> {
    return this.asking.options(session, id);
  }

  @Get(':id/offers')
  @Access('schedules.read')
  @Traced('list-read', 'substitution')
  @ApiOperation({
    operationId: 'listSubstitutionOffers',
    summary: 'Quem foi perguntado, quando, por que meio e o que disse',
  })
  @ApiOkResponse({ type: [OfferResponse] })
  @ApiErrors(404)
  offers(@IdParam() id: number): Promise<OfferResponse[]> {
    return this.substitutions.offers(id);
  }

  @Get(':id/repairs')
  @Access('schedules.read')
  @ApiOperation({
    operationId: 'listSubstitutionRepairs',
    summary:
      'Quando ninguém pôde: as menores mudanças da escala que preencheriam o lugar; nada muda sem quem elas movem',
  })
  @ApiOkResponse({ type: [RosterSuggestionResponse] })
  @ApiErrors(404)
  repairs(@IdParam() id: number): Promise<RosterSuggestionResponse[]> {
    return this.substitutions.repairs(id);
  }

  @Post(':id/ask-next')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askNextSubstitutes',
    summary: 'Pergunta agora às próximas pessoas, mesmo à noite',
  })
  @ApiOkResponse({ type: SubstitutionResponse })
  @ApiErrors(404, 422)
  askNext(@IdParam() id: number): Promise<SubstitutionResponse> {
    return this.deciding.askNext(id);
  }

  @Post(':id/leave-empty')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'leaveSubstitutionEmpty',
    summary: 'Tira da missa quem pediu e deixa o lugar vazio, quando ninguém pôde',
  })
  @ApiOkResponse({ type: SubstitutionResponse })
  @ApiErrors(400, 404, 409, 422)
  leaveEmpty(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: LeaveEmptyRequest,
  ): Promise<SubstitutionResponse> {
    return this.deciding.leaveEmpty(session, id, body);
  }

  @Get(':id/candidates')
  @Access('schedules.read')
  @Traced('list-read', 'substitution')
  @ApiOperation({
    operationId: 'listSubstitutionCandidates',
    summary: 'Quem poderia ficar com o lugar, na ordem de quem deve servir antes, e por que os outros não',
  })
  @ApiOkResponse({ type: [CandidateResponse] })
  @ApiErrors(404, 422)
  candidates(@IdParam() id: number): Promise<CandidateResponse[]> {
    return this.substitutions.candidates(id);
  }

  @Post(':id/accept')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'acceptSubstitution',
    summary: 'Dá o lugar a quem a coordenação escolheu; os dois são avisados',
  })
  @ApiOkResponse({ type: SubstitutionResponse })
  @ApiErrors(400, 404, 409, 422)
  accept(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: AcceptSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    return this.deciding.accept(session, id, body);
  }

  @Post(':id/decline')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'declineSubstitution',
    summary: 'Encerra um pedido sem substituto, com um recado a quem pediu',
  })
  @ApiOkResponse({ type: SubstitutionResponse })
  @ApiErrors(400, 404, 422)
  decline(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: DeclineSubstitutionRequest,
  ): Promise<SubstitutionResponse> {
    return this.deciding.decline(session, id, body);
  }

  @Post(':id/cancel')
  @Access('duties.own')
  @HttpCode(200)
  @ApiOperation({ operationId: 'cancelSubstitution', summary: 'Retira o próprio pedido' })
  @ApiOkResponse({ type: SubstitutionResponse })
  @ApiErrors(404, 422)
  cancel(@CurrentSession() session: Session, @IdParam() id: number): Promise<SubstitutionResponse> {
    return this.asking.cancel(session, id);
  }
}
