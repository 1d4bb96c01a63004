import { createHash } from 'node:crypto';
import { Controller, Delete, Get, Headers, HttpCode, Param, Post, Res } from '@nestjs/common';
import {
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiProduces,
  ApiResponse,
  ApiTags,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentSession, Public } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { sendFile } from '../platform/http/send-file.js';
import { CalendarFeedAddressResponse, CalendarFeedStateResponse } from './calendar-feeds.dto.js';
import { CalendarFeedsService } from './calendar-feeds.service.js';

const CALENDAR = 'text/calendar';
const CONTENT_TYPE = `${CALENDAR}; charset=utf-8`;
const MAX_AGE_SECONDS = 900;

@ApiTags('Minha escala')
@Controller()
export class CalendarFeedsController {
  constructor(private readonly feeds: CalendarFeedsService) {}

  @Get('my-calendar-feed')
  @Access('duties.own')
  @ApiOperation({
    operationId: 'getMyCalendarFeed',
    summary: 'Se há um endereço de agenda com as próprias missas',
  })
  @ApiOkResponse({ type: CalendarFeedStateResponse })
  state(@CurrentSession() session: Session): Promise<CalendarFeedStateResponse> {
    return this.feeds.state(session);
  }

  @Post('my-calendar-feed')
  @Access('duties.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'renewMyCalendarFeed',
    summary: 'Cria o endereço de agenda, ou um novo; o anterior deixa de valer',
  })
  @ApiOkResponse({ type: CalendarFeedAddressResponse })
  @ApiErrors(404)
  renew(@CurrentSession() session: Session): Promise<CalendarFeedAddressResponse> {
    return this.feeds.renew(session);
  }

  @Delete('my-calendar-feed')
  @Access('duties.own')
  @ApiOperation({ operationId: 'revokeMyCalendarFeed', summary: 'Desativa o endereço de agenda' })
  @ApiOkResponse({ type: DoneResponse })
  async revoke(@CurrentSession() session: Session): Promise<DoneResponse> {
    await this.feeds.revoke(session);
    return { message: 'Endereço de agenda desativado' };
  }

  @Get('calendar-feeds/:token.ics')
  @Public()
  @ApiOperation({
    operationId: 'getCalendarFeed',
    summary: 'As missas de um ministro para programas de agenda, num endereço secreto',
  })
  @ApiParam({ name: 'token', schema: { type: 'string' }, description: 'De POST /api/my-calendar-feed.' })
  @ApiHeader({ name: 'If-None-Match', required: false, schema: { type: 'string' } })
  @ApiProduces(CALENDAR)
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiResponse({ status: 304, description: 'Nada mudou.' })
  @ApiErrors(404, 429)
  async read(
    @Param('token') token: string,
    @Headers('if-none-match') known: string | undefined,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const calendar = await this.feeds.read(token);
    const etag = `"${createHash('sha256').update(calendar).digest('base64url')}"`;
    void reply.headers({ 'cache-control': `private, max-age=${MAX_AGE_SECONDS}`, etag });
    if (known?.includes(etag)) await reply.status(304).send();
    else await reply.headers({ 'content-type': CONTENT_TYPE }).send(calendar);
  }

  @Get('my-duties/:assignmentId/calendar.ics')
  @Access('duties.own')
  @ApiOperation({
    operationId: 'getDutyCalendar',
    summary: 'Uma das próprias missas, como arquivo de agenda',
  })
  @ApiProduces(CALENDAR)
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(404)
  async readDuty(
    @CurrentSession() session: Session,
    @IdParam('assignmentId') assignmentId: number,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, content } = await this.feeds.ofDuty(session, assignmentId);
    await sendFile(reply, { name, type: CONTENT_TYPE, content });
  }
}
