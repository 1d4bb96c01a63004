import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { SystemStatusResponse } from './system-status.dto.js';
import { SystemStatusService } from './system-status.service.js';

@ApiTags('Funcionamento')
@Controller('system-status')
export class SystemStatusController {
  constructor(private readonly status: SystemStatusService) {}

  @Get()
  @Access('settings.manage')
  @ApiOkResponse({ type: SystemStatusResponse })
  @ApiOperation({
    operationId: 'getSystemStatus',
    summary: 'Como estão o banco de dados, a fila de tarefas, os e-mails e o assistente',
  })
  read(): Promise<SystemStatusResponse> {
    return this.status.read();
  }
}
