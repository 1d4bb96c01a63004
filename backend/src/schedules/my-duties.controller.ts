import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { DutyResponse } from './my-duties.dto.js';
import { MyDutiesService } from './my-duties.service.js';

@ApiTags('Minha escala')
@Controller('my-duties')
export class MyDutiesController {
  constructor(private readonly duties: MyDutiesService) {}

  @Get()
  @Access('duties.own')
  @ApiOperation({
    operationId: 'listMyDuties',
    summary: 'As próprias missas, de 60 dias atrás em diante, com a equipe de cada uma',
  })
  @ApiOkResponse({ type: [DutyResponse] })
  list(@CurrentSession() session: Session): Promise<DutyResponse[]> {
    return this.duties.list(session);
  }
}
