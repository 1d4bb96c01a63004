import { Controller, Get, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { NotificationResponse } from './inbox.dto.js';
import { InboxService, NOTIFICATIONS } from './inbox.service.js';

@ApiTags('Avisos')
@Controller('notifications')
export class InboxController {
  constructor(private readonly inbox: InboxService) {}

  @Get()
  @Access('content.read')
  @ApiOperation({ operationId: 'listNotifications', summary: 'Os próprios avisos, os novos primeiro' })
  @ApiList(NOTIFICATIONS)
  @ApiOkResponse({ type: [NotificationResponse] })
  @ApiErrors(400)
  list(
    @CurrentSession() session: Session,
    @List(NOTIFICATIONS) query: ListQuery,
  ): Promise<Page<NotificationResponse>> {
    return this.inbox.list(session, query);
  }

  @Post('read-all')
  @Access('content.read')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'markAllNotificationsRead',
    summary: 'Marca todos os próprios avisos como lidos',
  })
  @ApiOkResponse({ type: DoneResponse })
  async markAllRead(@CurrentSession() session: Session): Promise<DoneResponse> {
    await this.inbox.markAllRead(session);
    return { message: 'Avisos marcados como lidos' };
  }

  @Post(':id/read')
  @Access('content.read')
  @HttpCode(200)
  @ApiOperation({ operationId: 'markNotificationRead', summary: 'Marca um dos próprios avisos como lido' })
  @ApiOkResponse({ type: NotificationResponse })
  @ApiErrors(404)
  markRead(@CurrentSession() session: Session, @IdParam() id: number): Promise<NotificationResponse> {
    return this.inbox.markRead(session, id);
  }
}
