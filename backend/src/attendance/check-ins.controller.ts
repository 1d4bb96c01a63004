import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { CheckInRequest, CheckInResponse } from './check-ins.dto.js';
import { CheckInsService } from './check-ins.service.js';

@ApiTags('Presença')
@Controller('check-ins')
export class CheckInsController {
  constructor(private readonly checkIns: CheckInsService) {}

  @Post()
  @Access('duties.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'checkIn',
    summary: '“Cheguei”, ou “Posso ajudar”, pelo código QR da sacristia',
  })
  @ApiOkResponse({ type: CheckInResponse })
  @ApiErrors(400, 404, 422)
  arrive(@CurrentSession() session: Session, @Body() body: CheckInRequest): Promise<CheckInResponse> {
    return this.checkIns.arrive(session, body);
  }
}
