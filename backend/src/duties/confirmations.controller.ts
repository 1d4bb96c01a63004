import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { MassConfirmationsResponse, NoteConfirmationRequest } from './confirmations.dto.js';
import { ConfirmationsService } from './confirmations.service.js';

@ApiTags('Escalas')
@Controller()
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

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
