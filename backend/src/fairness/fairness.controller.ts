import { Controller, Get, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access } from '../platform/access/access.decorator.js';
import { Traced } from '../platform/audit/trace-requests.js';
import { formatMonths } from '../platform/dates/format.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { sendFile } from '../platform/http/send-file.js';
import { fairnessCsv } from './fairness-csv.js';
import { FairnessQuery, FairnessReportResponse } from './fairness.dto.js';
import { FairnessService } from './fairness.service.js';

@ApiTags('Relatórios')
@Controller('reports')
export class FairnessController {
  constructor(private readonly fairness: FairnessService) {}

  @Get('fairness')
  @Access('reports.read')
  @Traced('list-read', 'fairness')
  @ApiOperation({
    operationId: 'getFairnessReport',
    summary: 'Missas servidas diante do que cada pessoa ofereceu, por período',
  })
  @ApiOkResponse({ type: FairnessReportResponse })
  @ApiErrors(400)
  read(@Query() query: FairnessQuery): Promise<FairnessReportResponse> {
    return this.fairness.read(query);
  }

  @Get('fairness.csv')
  @Access('reports.read')
  @Traced('list-exported', 'fairness')
  @ApiOperation({ operationId: 'getFairnessCsv', summary: 'As pessoas do relatório, para planilhas' })
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string' } })
  @ApiErrors(400)
  async csv(@Query() query: FairnessQuery, @Res() reply: FastifyReply): Promise<void> {
    const report = await this.fairness.read(query);
    await sendFile(reply, {
      name: `Equilíbrio de ${formatMonths(query.from, query.to)}.csv`,
      type: 'text/csv; charset=utf-8',
      content: fairnessCsv(report),
    });
  }
}
