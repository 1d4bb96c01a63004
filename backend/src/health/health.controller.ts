import { Controller, Get, Header } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { OneOf } from '../platform/fields/fields.js';
import { HealthService } from './health.service.js';

export class LiveResponse {
  @OneOf(['ok'])
  status!: 'ok';
}

export class ReadyResponse extends LiveResponse {
  @OneOf(['ok'])
  database!: 'ok';
}

@ApiTags('Funcionamento')
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  @Public()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: LiveResponse })
  @ApiErrors(400)
  @ApiOperation({ operationId: 'isLive', summary: 'O processo responde' })
  live(): LiveResponse {
    return { status: 'ok' };
  }

  @Get('ready')
  @Public()
  @ApiOkResponse({ type: ReadyResponse })
  @ApiErrors(400)
  @ApiOperation({ operationId: 'isReady', summary: 'O processo alcança o banco de dados (503 quando não)' })
  ready(): Promise<ReadyResponse> {
    return this.health.ready();
  }
}
