import { Body, Controller, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import {
  MassConfirmationsResponse,
  NoteConfirmationRequest,
  RemindUnconfirmedRequest,
} from './confirmations.dto.js';
import { RemindedResponse } from '../questionnaires/index.js';
import { ConfirmationsService } from './confirmations.service.js';
import { DutyRemindersService } from './duty-reminders.service.js';

@ApiTags('Escalas')
@Controller()
export class ConfirmationsController {
  constructor(
    private readonly confirmations: ConfirmationsService,
    private readonly reminders: DutyRemindersService,
  ) {}

  @Get('schedules/:id/confirmations')
  @Access('schedules.read')
  @Traced('list-read', 'schedule')
  @ApiOperation({
    operationId: 'listConfirmations',
    summary: 'Quem confirmou presença nas missas das próximas duas semanas, e quem não abriu o lembrete',
  })
  @ApiOkResponse({ type: [MassConfirmationsResponse] })
  @ApiErrors(404)
  list(@IdParam() id: number): Promise<MassConfirmationsResponse[]> {
    return this.confirmations.list(id);
  }

  @Post('confirmations/remind')
  @Access('schedules.write')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'remindUnconfirmed',
    summary: 'Lembra agora quem não confirmou as missas de um dia; da mesma missa, uma vez em 24 horas',
  })
  @ApiOkResponse({ type: RemindedResponse })
  @ApiErrors(400, 422)
  remind(@Body() { date }: RemindUnconfirmedRequest): Promise<RemindedResponse> {
    return this.reminders.remindNow(date);
  }

  @Put('assignments/:id/confirmation')
  @Access('schedules.write')
  @ApiOperation({
    operationId: 'noteConfirmation',
    summary: 'Anota que alguém disse à coordenação que vem a uma missa, por telefone ou em pessoa',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 404, 409, 422)
  async note(@IdParam() id: number, @Body() { confirmed }: NoteConfirmationRequest): Promise<DoneResponse> {
    await this.confirmations.note(id, confirmed);
    return { message: confirmed ? 'Confirmação anotada.' : 'Confirmação desfeita.' };
  }
}
