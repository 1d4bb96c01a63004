import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import type { Session } from '../platform/access/session.js';
import { CoordinatorDayResponse } from './coordinator-day.dto.js';
import { CoordinatorDayService } from './coordinator-day.service.js';

@ApiTags('Coordenação')
@Controller('coordination/day')
export class CoordinatorDayController {
  constructor(private readonly day: CoordinatorDayService) {}

  @Get()
  @Access('reports.read')
  @Traced('list-read', 'schedule')
  @ApiOperation({
    operationId: 'getCoordinatorDay',
    summary: 'O que precisa de uma pessoa agora; de cada coisa, só o que quem pergunta pode resolver',
  })
  @ApiOkResponse({ type: CoordinatorDayResponse })
  read(@CurrentSession() session: Session): Promise<CoordinatorDayResponse> {
    return this.day.read(session);
  }
}
