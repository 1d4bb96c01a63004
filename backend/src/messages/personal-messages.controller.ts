import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import {
  MessageRecipientResponse,
  MessageSentResponse,
  PersonalMessageResponse,
  SendPersonalMessageRequest,
  SentMessageResponse,
} from './personal-messages.dto.js';
import {
  MESSAGE_RECIPIENTS,
  PERSONAL_MESSAGES,
  PersonalMessagesService,
  SENT_MESSAGES,
} from './personal-messages.service.js';

@ApiTags('Mensagens pessoais')
@Controller()
export class PersonalMessagesController {
  constructor(private readonly messages: PersonalMessagesService) {}

  @Get('personal-messages')
  @Access('content.read')
  @ApiOperation({ operationId: 'listPersonalMessages', summary: 'As mensagens recebidas, as novas primeiro' })
  @ApiList(PERSONAL_MESSAGES)
  @ApiOkResponse({ type: [PersonalMessageResponse] })
  @ApiErrors(400)
  list(
    @CurrentSession() session: Session,
    @List(PERSONAL_MESSAGES) query: ListQuery,
  ): Promise<Page<PersonalMessageResponse>> {
    return this.messages.list(session, query);
  }

  @Get('personal-messages/sent')
  @Access('content.read')
  @ApiOperation({
    operationId: 'listSentMessages',
    summary: 'As mensagens que enviei, as novas primeiro; à coordenação, uma para cada pessoa',
  })
  @ApiList(SENT_MESSAGES)
  @ApiOkResponse({ type: [SentMessageResponse] })
  @ApiErrors(400)
  listSent(
    @CurrentSession() session: Session,
    @List(SENT_MESSAGES) query: ListQuery,
  ): Promise<Page<SentMessageResponse>> {
    return this.messages.listSent(session, query);
  }

  @Get('personal-messages/:id')
  @Access('content.read')
  @ApiOperation({ operationId: 'getPersonalMessage', summary: 'Uma mensagem recebida' })
  @ApiOkResponse({ type: PersonalMessageResponse })
  @ApiErrors(404)
  read(@CurrentSession() session: Session, @IdParam() id: number): Promise<PersonalMessageResponse> {
    return this.messages.read(session, id);
  }

  @Post('personal-messages')
  @Access('content.read')
  @ApiOperation({
    operationId: 'sendPersonalMessage',
    summary: 'Envia uma mensagem à coordenação ou, para quem coordena, a uma pessoa',
  })
  @ApiCreatedResponse({ type: MessageSentResponse })
  @ApiErrors(400, 422, 429)
  send(
    @CurrentSession() session: Session,
    @Body() body: SendPersonalMessageRequest,
  ): Promise<MessageSentResponse> {
    return this.messages.send(session, body);
  }

  @Post('personal-messages/:id/read')
  @Access('content.read')
  @HttpCode(200)
  @ApiOperation({ operationId: 'markPersonalMessageRead', summary: 'Marca uma mensagem recebida como lida' })
  @ApiOkResponse({ type: PersonalMessageResponse })
  @ApiErrors(404)
  markRead(@CurrentSession() session: Session, @IdParam() id: number): Promise<PersonalMessageResponse> {
    return this.messages.markRead(session, id);
  }

  @Get('message-recipients')
  @Access('people.read')
  @ApiOperation({ operationId: 'listMessageRecipients', summary: 'A quem se pode escrever' })
  @ApiList(MESSAGE_RECIPIENTS)
  @ApiOkResponse({ type: [MessageRecipientResponse] })
  @ApiErrors(400)
  recipients(
    @CurrentSession() session: Session,
    @List(MESSAGE_RECIPIENTS) query: ListQuery,
  ): Promise<Page<MessageRecipientResponse>> {
    return this.messages.listRecipients(session, query);
  }
}
