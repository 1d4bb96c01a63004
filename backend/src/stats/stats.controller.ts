import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { CoordinationStatsResponse } from './stats.dto.js';
import { StatsService } from './stats.service.js';

@ApiTags('Coordenação')
@Controller('stats')
export class StatsController {
  constructor(private readonly stats: StatsService) {}

  @Get('coordination')
  @Access('reports.read')
  @ApiOperation({ operationId: 'getCoordinationStats', summary: 'Os números da página da coordenação' })
  @ApiOkResponse({ type: CoordinationStatsResponse })
  coordination(@CurrentSession() session: Session): Promise<CoordinationStatsResponse> {
    return this.stats.coordination(session);
  }
}
