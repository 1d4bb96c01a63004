import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import {
  OpeningsQuery,
  OpenSacristyRequest,
  SacristyOpenedResponse,
  SacristyOpeningResponse,
} from './sacristy-openings.dto.js';
import { SacristyOpeningsService } from './sacristy-openings.service.js';

@ApiTags('Presença')
@Controller('sacristy-openings')
export class SacristyOpeningsController {
  constructor(private readonly openings: SacristyOpeningsService) {}

  @Get()
  @Access('schedules.read')
  @ApiOperation({
    operationId: 'listSacristyOpenings',
    summary: 'Os códigos da sacristia feitos para um dia',
  })
  @ApiOkResponse({ type: [SacristyOpeningResponse] })
  @ApiErrors(400)
  list(@Query() { date }: OpeningsQuery): Promise<SacristyOpeningResponse[]> {
    return this.openings.list(date);
  }

  @Post()
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'openSacristy',
    summary: 'Abre um dia para a tela da sacristia, com um código que aparece só agora',
  })
  @ApiCreatedResponse({ type: SacristyOpenedResponse })
  @ApiErrors(400)
  open(
    @CurrentSession() session: Session,
    @Body() { date }: OpenSacristyRequest,
  ): Promise<SacristyOpenedResponse> {
    return this.openings.open(session, date);
  }

  @Post(':id/close')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'closeSacristy',
    summary: 'Encerra um código da sacristia e os aparelhos que entraram com ele',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(404)
  async close(@IdParam() id: number): Promise<DoneResponse> {
    await this.openings.close(id);
    return { message: 'Código encerrado.' };
  }
}
