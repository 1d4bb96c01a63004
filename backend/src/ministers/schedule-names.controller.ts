import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Public } from '../platform/access/access.decorator.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { NameAvailabilityResponse, ValidateNameQuery } from './schedule-names.dto.js';
import { ScheduleNamesService } from './schedule-names.service.js';

@ApiTags('Solicitações de cadastro')
@Controller()
export class ScheduleNamesController {
  constructor(private readonly names: ScheduleNamesService) {}

  @Get('validate-schedule-name/:name')
  @Public({ knowsVisitor: true })
  @ApiOperation({
    operationId: 'validateScheduleName',
    summary: 'Diz se um nome na escala está livre, e só isso',
  })
  @ApiOkResponse({ type: NameAvailabilityResponse })
  @ApiErrors(400, 429)
  validate(
    @Param('name') name: string,
    @Query() { excludeRequestId, excludeMinisterId }: ValidateNameQuery,
  ): Promise<NameAvailabilityResponse> {
    return this.names.validate(name, { requestId: excludeRequestId, ministerId: excludeMinisterId });
  }
}
