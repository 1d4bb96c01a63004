import { Body, Controller, Delete, Get, Post, Put, UseInterceptors } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession, Public } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { RequiredFieldsInterceptor } from '../platform/fields/required-fields.interceptor.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { REGISTRATIONS } from './registration-rows.js';
import { RegistrationReviewsService } from './registration-reviews.service.js';
import {
  CorrectRegistrationRequest,
  CreateRegistrationRequest,
  OwnRegistrationResponse,
  RegistrationReceivedResponse,
  RegistrationResponse,
  RegistrationStatsResponse,
  REQUIRED_FIELDS,
  ReviewedRegistrationResponse,
  ReviewRegistrationRequest,
} from './registrations.dto.js';
import { RegistrationsService } from './registrations.service.js';

const FIELDS_MISSING = 'Por favor, preencha todos os campos obrigatórios';

@ApiTags('Solicitações de cadastro')
@Controller()
export class RegistrationsController {
  constructor(
    private readonly registrations: RegistrationsService,
    private readonly reviews: RegistrationReviewsService,
  ) {}

  @Post('registration-requests')
  @Public()
  @UseInterceptors(new RequiredFieldsInterceptor(REQUIRED_FIELDS, FIELDS_MISSING))
  @ApiOperation({
    operationId: 'createRegistrationRequest',
    summary: 'Pede para entrar no ministério; a resposta não diz se o e-mail já tem uma solicitação',
  })
  @ApiCreatedResponse({ type: RegistrationReceivedResponse })
  @ApiErrors(400, 409, 429)
  create(@Body() body: CreateRegistrationRequest): Promise<RegistrationReceivedResponse> {
    return this.registrations.create(body);
  }

  @Get('registration-requests')
  @Access('people.read')
  @Traced('list-read', 'registration-request')
  @ApiOperation({ operationId: 'listRegistrationRequests', summary: 'As solicitações de cadastro' })
  @ApiList(REGISTRATIONS)
  @ApiOkResponse({ type: [RegistrationResponse] })
  @ApiErrors(400)
  list(@List(REGISTRATIONS) query: ListQuery): Promise<Page<RegistrationResponse>> {
    return this.registrations.list(query);
  }

  @Get('registration-requests/pending')
  @Access('people.read')
  @Traced('list-read', 'registration-request')
  @ApiOperation({ operationId: 'listPendingRegistrationRequests', summary: 'As solicitações pendentes' })
  @ApiList(REGISTRATIONS)
  @ApiOkResponse({ type: [RegistrationResponse] })
  @ApiErrors(400)
  listPending(@List(REGISTRATIONS) query: ListQuery): Promise<Page<RegistrationResponse>> {
    return this.registrations.listPending(query);
  }

  @Get('registration-requests/me')
  @Access('registration.own')
  @ApiOperation({
    operationId: 'getMyRegistrationRequest',
    summary: 'A última solicitação de quem está na sessão; exige e-mail confirmado',
  })
  @ApiOkResponse({ type: OwnRegistrationResponse })
  @ApiErrors(404)
  readOwn(@CurrentSession() session: Session): Promise<OwnRegistrationResponse> {
    return this.registrations.readOwn(session);
  }

  @Put('registration-requests/me')
  @Access('registration.own')
  @ApiOperation({
    operationId: 'correctMyRegistrationRequest',
    summary: 'Corrige a solicitação de quem está na sessão enquanto ninguém a analisou',
  })
  @ApiOkResponse({ type: OwnRegistrationResponse })
  @ApiErrors(400, 404, 409)
  correctOwn(
    @CurrentSession() session: Session,
    @Body() body: CorrectRegistrationRequest,
  ): Promise<OwnRegistrationResponse> {
    return this.registrations.correctOwn(session, body);
  }

  @Delete('registration-requests/me')
  @Access('registration.own')
  @ApiOperation({
    operationId: 'withdrawMyRegistrationRequest',
    summary: 'Retira a solicitação de quem está na sessão enquanto ninguém a analisou; ela é apagada',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(404, 409)
  async withdrawOwn(@CurrentSession() session: Session): Promise<DoneResponse> {
    await this.registrations.withdrawOwn(session);
    return { message: 'Solicitação retirada' };
  }

  @Get('registration-requests/:id')
  @Traced('record-read', 'registration-request')
  @Access('people.read')
  @ApiOperation({ operationId: 'getRegistrationRequest', summary: 'Uma solicitação de cadastro' })
  @ApiOkResponse({ type: RegistrationResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<RegistrationResponse> {
    return this.registrations.read(id);
  }

  @Put('registration-requests/:id/review')
  @Access('registrations.review')
  @ApiOperation({
    operationId: 'reviewRegistrationRequest',
    summary: 'Aprova ou rejeita uma solicitação; a pessoa é avisada por e-mail',
  })
  @ApiOkResponse({ type: ReviewedRegistrationResponse })
  @ApiErrors(400, 404, 409, 422)
  review(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: ReviewRegistrationRequest,
  ): Promise<ReviewedRegistrationResponse> {
    return this.reviews.review(session, id, body);
  }

  @Get('stats/registrations')
  @Access('people.read')
  @ApiOperation({ operationId: 'getRegistrationStats', summary: 'Quantas solicitações há em cada situação' })
  @ApiOkResponse({ type: RegistrationStatsResponse })
  stats(): Promise<RegistrationStatsResponse> {
    return this.registrations.stats();
  }
}
