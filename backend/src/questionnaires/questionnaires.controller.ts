import {
  Body,
  Controller,
  Delete,
  Get,
  HttpCode,
  ParseBoolPipe,
  Patch,
  Post,
  Put,
  Query,
} from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiQuery, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { MessageSentResponse, MessageTextRequest } from '../messages/index.js';
import { CallAttemptsService } from './call-attempts.service.js';
import { GivenAnswersService } from './given-answers.service.js';
import { QuestionnaireAnswersService, SENT_LIST } from './questionnaire-answers.service.js';
import { QuestionnaireProspectService } from './questionnaire-prospect.service.js';
import {
  AnswersGivenResponse,
  GiveAnswersRequest,
  AnswersRequest,
  AnswersResponse,
  ChangedAnswersRequest,
  PersonAskedResponse,
} from './answers.dto.js';
import {
  CallAttemptResponse,
  CreatedQuestionnaireResponse,
  CreateQuestionnaireRequest,
  PutQuestionnaireRequest,
  QuestionnaireDetailsResponse,
  QuestionnaireRemindedResponse,
  RemindRequest,
  SentQuestionnaireResponse,
  UpdateQuestionnaireRequest,
  UnansweredResponse,
} from './questionnaires.dto.js';
import { ProspectResponse } from './prospect.dto.js';
import { QuestionnaireNoticesService } from './questionnaire-notices.service.js';
import { QUESTIONNAIRE_LIST, QuestionnairesService } from './questionnaires.service.js';

@ApiTags('Questionários')
@Controller('questionnaires')
export class QuestionnairesController {
  constructor(
    private readonly questionnaires: QuestionnairesService,
    private readonly answers: QuestionnaireAnswersService,
    private readonly given: GivenAnswersService,
    private readonly calls: CallAttemptsService,
    private readonly notices: QuestionnaireNoticesService,
    private readonly prospects: QuestionnaireProspectService,
  ) {}

  @Get()
  @Access('schedules.read')
  @ApiOperation({ operationId: 'listQuestionnaires', summary: 'Questionários de uma escala, ou todos' })
  @ApiList(QUESTIONNAIRE_LIST)
  @ApiOkResponse({ type: [QuestionnaireDetailsResponse] })
  @ApiErrors(400)
  list(@List(QUESTIONNAIRE_LIST) query: ListQuery): Promise<Page<QuestionnaireDetailsResponse>> {
    return this.questionnaires.list(query);
  }

  @Get('sent')
  @Access('schedules.published')
  @ApiOperation({
    operationId: 'listSentQuestionnaires',
    summary: 'Questionários já enviados, com o que falta a quem está na sessão',
  })
  @ApiList(SENT_LIST)
  @ApiOkResponse({ type: [SentQuestionnaireResponse] })
  @ApiErrors(400)
  sent(
    @CurrentSession() session: Session,
    @List(SENT_LIST) query: ListQuery,
  ): Promise<Page<SentQuestionnaireResponse>> {
    return this.answers.sent(session, query);
  }

  @Get(':id')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'getQuestionnaire', summary: 'Um questionário com as suas perguntas' })
  @ApiOkResponse({ type: QuestionnaireDetailsResponse })
  @ApiErrors(404)
  get(@IdParam() id: number): Promise<QuestionnaireDetailsResponse> {
    return this.questionnaires.get(id);
  }

  @Post()
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'createQuestionnaire',
    summary: 'Cria um questionário com uma pergunta para cada missa da escala',
    description:
      'As missas especiais tornam-se horários da escala. O questionário fica em rascunho até ser enviado.',
  })
  @ApiCreatedResponse({ type: CreatedQuestionnaireResponse })
  @ApiErrors(400, 404, 409, 422)
  create(@Body() body: CreateQuestionnaireRequest): Promise<CreatedQuestionnaireResponse> {
    return this.questionnaires.create(body);
  }

  @Patch(':id')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'updateQuestionnaire', summary: 'Edita um questionário' })
  @ApiOkResponse({ type: QuestionnaireDetailsResponse })
  @ApiErrors(400, 404, 409, 422)
  update(
    @IdParam() id: number,
    @Body() body: UpdateQuestionnaireRequest,
  ): Promise<QuestionnaireDetailsResponse> {
    return this.questionnaires.update(id, body);
  }

  @Put(':id')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'sendQuestionnaire',
    summary: 'Envia ou reenvia (`status: sent`) um questionário; aceita também as edições do PATCH',
  })
  @ApiOkResponse({ type: QuestionnaireDetailsResponse })
  @ApiErrors(400, 404, 409, 422)
  put(@IdParam() id: number, @Body() body: PutQuestionnaireRequest): Promise<QuestionnaireDetailsResponse> {
    return this.questionnaires.put(id, body);
  }

  @Post(':id/remind')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'remindUnanswered',
    summary:
      'Lembra agora, por e-mail e aviso, só quem ainda não respondeu, ou alguns destes; uma vez por hora',
  })
  @ApiOkResponse({ type: QuestionnaireRemindedResponse })
  @ApiErrors(400, 404, 422)
  remind(@IdParam() id: number, @Body() body?: RemindRequest): Promise<QuestionnaireRemindedResponse> {
    return this.notices.remindNow(id, body?.ministerIds);
  }

  @Post(':id/close')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({ operationId: 'closeQuestionnaire', summary: 'Encerra um questionário antes do prazo' })
  @ApiOkResponse({ type: QuestionnaireDetailsResponse })
  @ApiErrors(404, 422)
  close(@IdParam() id: number): Promise<QuestionnaireDetailsResponse> {
    return this.questionnaires.close(id);
  }

  @Post(':id/message')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'writeToUnanswered', summary: 'Escreve a quem ainda não respondeu' })
  @ApiCreatedResponse({ type: MessageSentResponse })
  @ApiErrors(400, 404, 422, 429)
  writeToUnanswered(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: MessageTextRequest,
  ): Promise<MessageSentResponse> {
    return this.notices.writeToUnanswered(session, id, body);
  }

  @Delete(':id')
  @Access('schedules.write')
  @ApiOperation({ operationId: 'deleteQuestionnaire', summary: 'Exclui um questionário e as suas respostas' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  async remove(@IdParam() id: number): Promise<DeletedResponse> {
    await this.questionnaires.remove(id);
    return { id };
  }

  @Get(':id/responses')
  @Access('schedules.published')
  @ApiOperation({
    operationId: 'listQuestionnaireResponses',
    summary: 'A própria resposta, se houver; com `all=true`, para a coordenação, as de todos',
  })
  @ApiQuery({ name: 'all', required: false, schema: { type: 'boolean' } })
  @ApiOkResponse({ type: [AnswersResponse] })
  @ApiErrors(400, 404)
  responses(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Query('all', new ParseBoolPipe({ optional: true })) all = false,
  ): Promise<AnswersResponse[]> {
    return this.answers.responses(session, id, all);
  }

  @Get(':id/unanswered')
  @Access('schedules.read')
  @Traced('list-read', 'questionnaire')
  @ApiOperation({ operationId: 'listUnanswered', summary: 'Quem é perguntado e ainda não respondeu' })
  @ApiOkResponse({ type: [UnansweredResponse] })
  @ApiErrors(404)
  unanswered(@IdParam() id: number): Promise<UnansweredResponse[]> {
    return this.answers.unanswered(id);
  }

  @Get(':id/prospect')
  @Access('questionnaires.answer')
  @ApiOperation({
    operationId: 'getQuestionnaireProspect',
    summary: 'O próprio costume em cada missa, e o que esperar dela pelas respostas até agora',
  })
  @ApiOkResponse({ type: ProspectResponse })
  @ApiErrors(404)
  prospect(@CurrentSession() session: Session, @IdParam() id: number): Promise<ProspectResponse> {
    return this.prospects.read(session, id);
  }

  @Post(':id/responses')
  @Access('questionnaires.answer')
  @ApiOperation({ operationId: 'answerQuestionnaire', summary: 'Responde a um questionário' })
  @ApiCreatedResponse({ type: AnswersResponse })
  @ApiErrors(400, 404, 409, 422)
  respond(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: AnswersRequest,
  ): Promise<AnswersResponse> {
    return this.answers.respond(session, id, body);
  }

  @Get(':id/given-responses/:ministerId')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'getPersonAsked',
    summary: 'Para anotar o que uma pessoa responde: as perguntas, o que ela já respondeu e o seu costume',
  })
  @ApiOkResponse({ type: PersonAskedResponse })
  @ApiErrors(404, 422)
  personAsked(
    @IdParam() id: number,
    @IdParam('ministerId') ministerId: number,
  ): Promise<PersonAskedResponse> {
    return this.given.personAsked(id, ministerId);
  }

  @Post(':id/given-responses')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'giveAnswers',
    summary: 'Grava o que pessoas responderam à coordenação por telefone, no papel ou pessoalmente',
  })
  @ApiOkResponse({ type: AnswersGivenResponse })
  @ApiErrors(400, 404, 409, 422)
  async give(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: GiveAnswersRequest,
  ): Promise<AnswersGivenResponse> {
    return { stored: await this.given.give(session, id, body) };
  }

  @Post(':id/call-attempts/:ministerId')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'keepCallAttempt',
    summary: 'Anota que se telefonou agora a alguém, sem resposta',
  })
  @ApiOkResponse({ type: CallAttemptResponse })
  @ApiErrors(404)
  async keepAttempt(
    @IdParam() id: number,
    @IdParam('ministerId') ministerId: number,
  ): Promise<CallAttemptResponse> {
    return { ministerId, triedAt: await this.calls.keep(id, ministerId) };
  }

  @Delete(':id/call-attempts/:ministerId')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'takeBackCallAttempt',
    summary: 'Desfaz a anotação do telefonema sem resposta',
  })
  @ApiOkResponse({ type: CallAttemptResponse })
  @ApiErrors(404)
  async takeBackAttempt(
    @IdParam() id: number,
    @IdParam('ministerId') ministerId: number,
  ): Promise<CallAttemptResponse> {
    await this.calls.takeBack(id, ministerId);
    return { ministerId, triedAt: null };
  }

  @Put(':id/responses/:responseId')
  @Access('questionnaires.answer')
  @ApiOperation({ operationId: 'changeAnswers', summary: 'Altera a própria resposta' })
  @ApiOkResponse({ type: AnswersResponse })
  @ApiErrors(400, 404, 409, 422)
  changeResponse(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @IdParam('responseId') responseId: number,
    @Body() body: ChangedAnswersRequest,
  ): Promise<AnswersResponse> {
    return this.answers.changeResponse(session, id, responseId, body);
  }
}
