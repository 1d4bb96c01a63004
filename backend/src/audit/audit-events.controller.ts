import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ApiList, List, type ListQuery } from '../platform/lists/list-query.js';
import type { Page } from '../platform/lists/page.js';
import { AuditCheckResponse, AuditEventResponse } from './audit-events.dto.js';
import { AUDIT_EVENTS, AuditEventsService } from './audit-events.service.js';

@ApiTags('Auditoria')
@Controller('audit-events')
export class AuditEventsController {
  constructor(private readonly events: AuditEventsService) {}

  @Get()
  @Access('audit.read')
  @Traced('list-read', 'audit-event')
  @ApiOperation({ operationId: 'listAuditEvents', summary: 'Quem fez o quê, os últimos atos primeiro' })
  @ApiList(AUDIT_EVENTS)
  @ApiOkResponse({ type: [AuditEventResponse] })
  @ApiErrors(400)
  list(@List(AUDIT_EVENTS) query: ListQuery): Promise<Page<AuditEventResponse>> {
    return this.events.list(query);
  }

  @Get('check')
  @Access('audit.read')
  @ApiOperation({
    operationId: 'checkAuditTrail',
    summary: 'Confere que nenhum ato foi mudado nem apagado, no máximo a cada dez minutos',
  })
  @ApiOkResponse({ type: AuditCheckResponse })
  check(): Promise<AuditCheckResponse> {
    return this.events.check();
  }

  @Get(':id')
  @Access('audit.read')
  @ApiOperation({ operationId: 'getAuditEvent', summary: 'Um ato registrado' })
  @ApiOkResponse({ type: AuditEventResponse })
  @ApiErrors(404)
  read(@IdParam() id: number): Promise<AuditEventResponse> {
    return this.events.read(id);
  }
}
