import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { MassConfirmationsResponse } from './confirmations.dto.js';
import { ConfirmationsService } from './confirmations.service.js';

@ApiTags('Escalas')
@Controller('schedules/:id/confirmations')
export class ConfirmationsController {
  constructor(private readonly confirmations: ConfirmationsService) {}

  @Get()
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
}
