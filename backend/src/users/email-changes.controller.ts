import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession, Public } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import {
  ChangeEmailRequest,
  EmailChangeResponse,
  EmailConfirmedResponse,
  EmailLinkRequest,
  EmailLinkStateResponse,
} from './email-changes.dto.js';
import { EmailChangesService } from './email-changes.service.js';

@ApiTags('Acesso')
@Controller('email-change')
export class EmailChangesController {
  constructor(private readonly changes: EmailChangesService) {}

  @Get()
  @Access('account.own')
  @ApiOperation({
    operationId: 'getMyEmailChange',
    summary: 'O pedido em aberto para mudar o próprio e-mail',
  })
  @ApiOkResponse({ type: EmailChangeResponse })
  read(@CurrentSession() session: Session): Promise<EmailChangeResponse> {
    return this.changes.read(session);
  }

  @Post()
  @Access('account.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'askForEmailChange',
    summary:
      'Pede para mudar o próprio e-mail: vale quando o atual e o novo confirmarem; a resposta não diz se o novo tem conta',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 429)
  async ask(@CurrentSession() session: Session, @Body() body: ChangeEmailRequest): Promise<DoneResponse> {
    await this.changes.ask(session, body);
    return {
      message:
        'Enviamos um link para o e-mail novo e outro para o atual. A mudança vale quando os dois confirmarem.',
    };
  }

  @Delete()
  @Access('account.own')
  @ApiOperation({ operationId: 'withdrawMyEmailChange', summary: 'Desiste de mudar o próprio e-mail' })
  @ApiOkResponse({ type: DoneResponse })
  async withdraw(@CurrentSession() session: Session): Promise<DoneResponse> {
    await this.changes.withdraw(session);
    return { message: 'Pedido cancelado. O seu e-mail continua o mesmo.' };
  }

  @Get('links/:token')
  @Public()
  @ApiOperation({
    operationId: 'validateEmailChangeLink',
    summary: 'Para que serve um link de mudança de e-mail, e se ainda vale',
  })
  @ApiOkResponse({ type: EmailLinkStateResponse })
  @ApiErrors(429)
  stateOf(@Param('token') token: string): Promise<EmailLinkStateResponse> {
    return this.changes.stateOf(token);
  }

  @Post('confirm')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'confirmEmailChange',
    summary: 'Confirma a mudança de e-mail com o link de um dos dois; com o segundo a conta muda',
  })
  @ApiOkResponse({ type: EmailConfirmedResponse })
  @ApiErrors(400, 409, 429)
  confirm(@Body() { token }: EmailLinkRequest): Promise<EmailConfirmedResponse> {
    return this.changes.confirm(token);
  }

  @Post('cancel')
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'cancelEmailChange',
    summary: '"Não fui eu": cancela a mudança de e-mail com o link de um dos dois',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 429)
  async cancel(@Body() { token }: EmailLinkRequest): Promise<DoneResponse> {
    await this.changes.cancel(token);
    return { message: 'Pedido cancelado. O e-mail da conta continua o mesmo.' };
  }
}
