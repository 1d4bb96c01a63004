import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ScheduledMassResponse } from '../roster/index.js';
import { MinisterDutiesService } from './minister-duties.service.js';

@ApiTags('Ministros')
@Controller('ministers')
export class MinisterDutiesController {
  constructor(private readonly duties: MinisterDutiesService) {}

  @Get(':id/duties')
  @Access('schedules.read')
  @ApiOperation({
    operationId: 'listMinisterDuties',
    summary: 'As missas que ainda vêm em que o ministro está, nas escalas publicadas',
  })
  @ApiOkResponse({ type: [ScheduledMassResponse] })
  @ApiErrors(404)
  list(@IdParam() id: number): Promise<ScheduledMassResponse[]> {
    return this.duties.list(id);
  }
}
