import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { sendFile } from '../platform/http/send-file.js';
import { RosterPdfQuery, ShareTextQuery, ShareTextResponse, WallCalendarQuery } from './roster-files.dto.js';
import { RosterFilesService } from './roster-files.service.js';

const PDF = 'application/pdf';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

@ApiTags('Publicação')
@Controller()
export class RosterFilesController {
  constructor(private readonly files: RosterFilesService) {}

  @Get('schedules/:id/roster.pdf')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'getRosterPdf', summary: 'A escala para a sacristia, em A4' })
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(400, 404)
  async pdf(
    @IdParam() id: number,
    @Query() { by = 'mass' }: RosterPdfQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, { type: PDF, ...(await this.files.pdf(id, by)) });
  }

  @Get('schedules/:id/calendar.pdf')
  @Access('schedules.read')
  @ApiOperation({
    operationId: 'getWallCalendar',
    summary: 'A escala como calendário de parede, em A3 ou A4',
  })
  @ApiProduces(PDF)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(400, 404)
  async calendar(
    @IdParam() id: number,
    @Query() { paper = 'a3', letters = 'far' }: WallCalendarQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, { type: PDF, ...(await this.files.wallCalendar(id, paper, letters)) });
  }

  @Get('schedules/:id/roster.xlsx')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'getRosterWorkbook', summary: 'A escala como planilha' })
  @ApiProduces(XLSX)
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404)
  async workbook(@IdParam() id: number, @Res() reply: FastifyReply): Promise<void> {
    await sendFile(reply, { type: XLSX, ...(await this.files.workbook(id)) });
  }

  @Get('schedules/:id/share-text')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'getScheduleShareText', summary: 'A escala como texto para WhatsApp' })
  @ApiOkResponse({ type: ShareTextResponse })
  @ApiErrors(400, 404)
  async scheduleText(@IdParam() id: number, @Query() { from }: ShareTextQuery): Promise<ShareTextResponse> {
    return { text: await this.files.textOfSchedule(id, from) };
  }

  @Get('slots/:id/share-text')
  @Access('schedules.read')
  @ApiOperation({ operationId: 'getSlotShareText', summary: 'Uma missa da escala como texto para WhatsApp' })
  @ApiOkResponse({ type: ShareTextResponse })
  @ApiErrors(404)
  async slotText(@IdParam() id: number): Promise<ShareTextResponse> {
    return { text: await this.files.textOfMass(id) };
  }
}
