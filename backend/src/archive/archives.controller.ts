import { Body, Controller, Get, HttpCode, Post, Res } from '@nestjs/common';
import { ApiAcceptedResponse, ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { IdParam } from '../platform/http/id-param.js';
import { ArchiveResponse, OrderArchiveRequest } from './archives.dto.js';
import { ArchivesService } from './archives.service.js';

@ApiTags('Mudança')
@Controller('archives')
export class ArchivesController {
  constructor(private readonly archives: ArchivesService) {}

  @Get()
  @Access('settings.manage')
  @ApiOperation({
    operationId: 'listArchives',
    summary: 'Os últimos arquivos com todos os dados da paróquia',
  })
  @ApiOkResponse({ type: [ArchiveResponse] })
  list(): Promise<ArchiveResponse[]> {
    return this.archives.list();
  }

  @Post()
  @Access('settings.manage')
  @HttpCode(202)
  @ApiOperation({
    operationId: 'orderArchive',
    summary: 'Pede um arquivo com todos os dados da paróquia, em formatos abertos; pede a própria senha',
  })
  @ApiAcceptedResponse({ type: ArchiveResponse })
  @ApiErrors(400, 409, 429)
  order(
    @CurrentSession() session: Session,
    @Body() { password }: OrderArchiveRequest,
  ): Promise<ArchiveResponse> {
    return this.archives.order(session, password);
  }

  @Get(':id/file')
  @Access('settings.manage')
  @ApiOperation({ operationId: 'downloadArchive', summary: 'O arquivo, enquanto é guardado: por um dia' })
  @ApiProduces('application/zip')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(404)
  async download(@IdParam() id: number, @Res() reply: FastifyReply): Promise<void> {
    const { name, bytes, content } = await this.archives.open(id);
    await reply
      .headers({
        'content-type': 'application/zip',
        'content-length': bytes,
        'content-disposition': `attachment; filename="${name}"`,
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }
}
