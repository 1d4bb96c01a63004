import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { DashboardResponse } from './dashboard.dto.js';
import { DashboardService } from './dashboard.service.js';

@ApiTags('Página inicial')
@Controller('dashboard')
export class DashboardController {
  constructor(private readonly dashboard: DashboardService) {}

  @Get()
  @Access('content.read')
  @ApiOperation({ operationId: 'getDashboard', summary: 'Os números da página inicial' })
  @ApiOkResponse({ type: DashboardResponse })
  read(@CurrentSession() session: Session): Promise<DashboardResponse> {
    return this.dashboard.read(session);
  }
}
