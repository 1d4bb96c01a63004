import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { PushKeyResponse, PushSubscriptionRequest } from './push.dto.js';
import { PushSubscriptionsService } from './push-subscriptions.service.js';

@ApiTags('Avisos no aparelho')
@Controller('push')
export class PushController {
  constructor(private readonly subscriptions: PushSubscriptionsService) {}

  @Get('key')
  @Access('account.own')
  @ApiOkResponse({ type: PushKeyResponse })
  @ApiOperation({ operationId: 'getPushKey', summary: 'A chave com que um navegador se inscreve nos avisos' })
  key(): PushKeyResponse {
    return { publicKey: this.subscriptions.publicKey };
  }

  @Put('subscription')
  @Access('account.own')
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({
    operationId: 'subscribeToPush',
    summary: 'Liga os avisos neste aparelho, até que se saia dele; a inscrição anterior deixa de valer',
  })
  @ApiErrors(400)
  async subscribe(
    @CurrentSession() session: Session,
    @Body() body: PushSubscriptionRequest,
  ): Promise<DoneResponse> {
    await this.subscriptions.subscribe(session, body);
    return { message: 'Avisos ligados neste aparelho' };
  }

  @Delete('subscription')
  @Access('account.own')
  @ApiOkResponse({ type: DoneResponse })
  @ApiOperation({ operationId: 'unsubscribeFromPush', summary: 'Desliga os avisos neste aparelho' })
  async unsubscribe(@CurrentSession() session: Session): Promise<DoneResponse> {
    await this.subscriptions.unsubscribe(session);
    return { message: 'Avisos desligados neste aparelho' };
  }
}
