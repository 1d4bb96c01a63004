import { Body, Controller, Get, HttpCode, Post, Sse, UseGuards, type MessageEvent } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import { Access, CurrentSession } from '../../platform/access/access.decorator.js';
import type { Session } from '../../platform/access/session.js';
import { ApiErrors } from '../../platform/errors/api-errors.decorator.js';
import { IdParam } from '../../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../../platform/lists/list-query.js';
import type { Page } from '../../platform/lists/page.js';
import { AiEventsService } from './ai-events.service.js';
import { AiSessionGuard } from './ai-session.guard.js';
import {
  ActiveAiSessionResponse,
  AiAssistantResponse,
  AiConversationResponse,
  AiMessageResponse,
  AiMessageSentResponse,
  AiSessionResponse,
  CreateAiSessionRequest,
  SendAiMessageRequest,
} from './ai-sessions.dto.js';
import { ParishAssistantService } from './parish-assistant.service.js';
import { AI_SESSIONS, AiSessionsService } from './ai-sessions.service.js';

@ApiTags('Assistente')
@Controller('ai-schedule')
export class AiSessionsController {
  constructor(
    private readonly sessions: AiSessionsService,
    private readonly events: AiEventsService,
    private readonly assistant: ParishAssistantService,
  ) {}

  @Get('assistant')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'getAiAssistant',
    summary: 'Quem responde: o assistente local ou uma IA externa',
  })
  @ApiOkResponse({ type: AiAssistantResponse })
  async who(): Promise<AiAssistantResponse> {
    return { assistant: await this.assistant.kind() };
  }

  @Get('sessions')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'listAiSessions',
    summary: 'As conversas com a IA, também as encerradas; a mais nova primeiro',
  })
  @ApiList(AI_SESSIONS)
  @ApiOkResponse({ type: [AiSessionResponse] })
  @ApiErrors(400)
  list(@List(AI_SESSIONS) query: ListQuery): Promise<Page<AiSessionResponse>> {
    return this.sessions.list(query);
  }

  @Get('sessions/:scheduleId/active')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'getActiveAiSession',
    summary: 'A conversa aberta de uma escala, com suas mensagens',
  })
  @ApiOkResponse({ type: ActiveAiSessionResponse })
  @ApiErrors(404)
  active(@IdParam('scheduleId') scheduleId: number): Promise<ActiveAiSessionResponse> {
    return this.sessions.active(scheduleId);
  }

  @Get('sessions/:id')
  @Access('assistant.use')
  @ApiOperation({ operationId: 'getAiSession', summary: 'Uma conversa, com suas mensagens' })
  @ApiOkResponse({ type: AiConversationResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<AiConversationResponse> {
    return this.sessions.read(id);
  }

  @Post('sessions')
  @Access('assistant.use')
  @ApiOperation({
    operationId: 'createAiSession',
    summary: 'Começa uma conversa; as instruções são a primeira mensagem',
  })
  @ApiCreatedResponse({ type: AiConversationResponse })
  @ApiErrors(400, 404, 409)
  create(
    @CurrentSession() session: Session,
    @Body() { scheduleId, instructions }: CreateAiSessionRequest,
  ): Promise<AiConversationResponse> {
    return this.sessions.create(session, scheduleId, instructions);
  }

  @Post('sessions/:id/messages')
  @Access('assistant.use')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'sendAiMessage',
    summary: 'Envia uma mensagem; a resposta vem por eventos',
  })
  @ApiAcceptedResponse({ type: AiMessageSentResponse })
  @ApiErrors(400, 404, 409, 422)
  send(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() { message }: SendAiMessageRequest,
  ): Promise<AiMessageSentResponse> {
    return this.sessions.send(session, id, message);
  }

  @Sse('sessions/:id/events')
  @Access('assistant.use')
  @UseGuards(AiSessionGuard)
  @ApiOperation({
    operationId: 'followAiSession',
    summary:
      'A última resposta enquanto vem (server-sent events): activity, text e, no fim, done, failed ou stopped',
    description:
      'activity {messageId, activity}: o que a IA faz. text {messageId, offset, text}: um trecho, que substitui o que há a partir de offset. done, failed, stopped: a mensagem inteira.',
  })
  @ApiOkResponse({ content: { 'text/event-stream': { schema: { type: 'string' } } } })
  @ApiErrors(404)
  follow(@CurrentSession() session: Session, @IdParam() id: number): Observable<MessageEvent> {
    return this.events.follow(id, session);
  }

  @Post('sessions/:id/close')
  @Access('assistant.use')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'closeAiSession',
    summary: 'Encerra uma conversa; as regras ficam com a escala',
  })
  @ApiOkResponse({ type: AiConversationResponse })
  @ApiErrors(404, 422)
  close(@IdParam() id: number): Promise<AiConversationResponse> {
    return this.sessions.close(id);
  }

  @Post('messages/:id/stop')
  @Access('assistant.use')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'stopAiReply',
    summary: 'Para uma resposta em andamento; nada do que ela faria é feito',
  })
  @ApiOkResponse({ type: AiMessageResponse })
  @ApiErrors(404, 422)
  stop(@IdParam() id: number): Promise<AiMessageResponse> {
    return this.sessions.stop(id);
  }

  @Post('messages/:id/retry')
  @Access('assistant.use')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'retryAiReply',
    summary: 'Pede de novo a última resposta, que falhou ou foi parada',
  })
  @ApiAcceptedResponse({ type: AiMessageResponse })
  @ApiErrors(404, 422)
  retry(@IdParam() id: number): Promise<AiMessageResponse> {
    return this.sessions.retry(id);
  }
}
