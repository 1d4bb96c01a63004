import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DeletedResponse } from '../platform/http/done.response.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { BlockedDateResponse, CreateBlockedDateRequest } from './blocked-dates.dto.js';
import { BLOCKED_DATES, BlockedDatesService } from './blocked-dates.service.js';

@ApiTags('Ministros')
@Controller()
export class BlockedDatesController {
  constructor(private readonly blockedDates: BlockedDatesService) {}

  @Get('ministers/:id/blocked-dates')
  @Traced('record-read', 'minister')
  @Access('ministers.directory')
  @ApiOperation({ operationId: 'listBlockedDates', summary: 'Os dias em que um ministro não pode servir' })
  @ApiList(BLOCKED_DATES)
  @ApiOkResponse({ type: [BlockedDateResponse] })
  @ApiErrors(400, 404)
  list(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @List(BLOCKED_DATES) query: ListQuery,
  ): Promise<Page<BlockedDateResponse>> {
    return this.blockedDates.list(session, id, query);
  }

  @Post('ministers/:id/blocked-dates')
  @Access('ministers.directory')
  @ApiOperation({ operationId: 'addBlockedDate', summary: 'Bloqueia um dia' })
  @ApiCreatedResponse({ type: BlockedDateResponse })
  @ApiErrors(400, 404, 409)
  add(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Body() body: CreateBlockedDateRequest,
  ): Promise<BlockedDateResponse> {
    return this.blockedDates.add(session, id, body);
  }

  @Delete('blocked-dates/:id')
  @Access('ministers.directory')
  @ApiOperation({ operationId: 'deleteBlockedDate', summary: 'Libera um dia bloqueado' })
  @ApiOkResponse({ type: DeletedResponse })
  @ApiErrors(404)
  async remove(@CurrentSession() session: Session, @IdParam() id: number): Promise<DeletedResponse> {
    await this.blockedDates.remove(session, id);
    return { id };
  }
}
