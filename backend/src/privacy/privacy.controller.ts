import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { EraseRequest, ExportQuery } from './privacy.dto.js';
import { PrivacyService } from './privacy.service.js';

@ApiTags('Privacidade')
@Controller('privacy')
export class PrivacyController {
  constructor(private readonly privacy: PrivacyService) {}

  @Get('export')
  @Access('account.own')
  @ApiOperation({
    operationId: 'exportMyData',
    summary: 'Tudo o que o sistema guarda sobre quem está na sessão, como arquivo',
  })
  @ApiProduces('application/json', 'text/html')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(400)
  async export(
    @CurrentSession() session: Session,
    @Query() { format = 'json' }: ExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const { name, contentType, content } = await this.privacy.export(session, format);
    await reply
      .headers({
        'content-type': contentType,
        'content-disposition': `attachment; filename="${name}"`,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
        'x-content-type-options': 'nosniff',
      })
      .send(content);
  }

  @Post('erase')
  @Access('account.own')
  @HttpCode(200)
  @ApiOperation({
    operationId: 'eraseMyData',
    summary: 'Apaga a conta e os dados de quem está na sessão; não pode ser desfeito',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 422, 429)
  async erase(@CurrentSession() session: Session, @Body() body: EraseRequest): Promise<DoneResponse> {
    await this.privacy.erase(session, body);
    return { message: 'Seus dados foram apagados' };
  }
}
