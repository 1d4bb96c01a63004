import { Body, Controller, Get, HttpCode, Post, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiProduces, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Access, CurrentSession } from '../platform/access/access.decorator.js';
import type { Session } from '../platform/access/session.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { IdParam } from '../platform/http/id-param.js';
import { ErasureService } from './erasure.service.js';
import { OwnConsentService } from './own-consent.service.js';
import {
  ConsentRequest,
  EraseRequest,
  ExportQuery,
  OwnConsentResponse,
  ReaderResponse,
  RetentionPreviewResponse,
  WrittenTextResponse,
} from './privacy.dto.js';
import { PrivacyService, type ExportFile } from './privacy.service.js';
import { ReadersService } from './readers.service.js';
import { RETENTION_KINDS, RetentionService, type RetentionKind } from './retention.service.js';

@ApiTags('Privacidade')
@Controller('privacy')
export class PrivacyController {
  constructor(
    private readonly privacy: PrivacyService,
    private readonly erasure: ErasureService,
    private readonly consent: OwnConsentService,
    private readonly retention: RetentionService,
    private readonly readers: ReadersService,
  ) {}

  @Get('retention')
  @Access('settings.manage')
  @ApiOperation({
    operationId: 'previewRetention',
    summary: 'O que a próxima execução da limpeza diária apaga, com os prazos guardados',
  })
  @ApiOkResponse({ type: [RetentionPreviewResponse] })
  async previewRetention(): Promise<RetentionPreviewResponse[]> {
    const counts = await this.retention.preview();
    const kinds = Object.entries(RETENTION_KINDS) as [RetentionKind, string][];
    return kinds.map(([kind, label]) => ({ kind, label, count: counts[kind] }));
  }

  @Get('readers')
  @Access('account.own')
  @ApiOperation({
    operationId: 'listMyReaders',
    summary: 'Quem abriu os dados de quem está na sessão, ou uma lista com eles: uma vez por dia cada',
  })
  @ApiOkResponse({ type: [ReaderResponse] })
  listReaders(@CurrentSession() session: Session): Promise<ReaderResponse[]> {
    return this.readers.list(session);
  }

  @Get('consent')
  @Access('account.own', { beforeConsent: true })
  @ApiOperation({ operationId: 'getMyConsent', summary: 'O consentimento de quem está na sessão' })
  @ApiOkResponse({ type: OwnConsentResponse })
  readConsent(@CurrentSession() session: Session): Promise<OwnConsentResponse> {
    return this.consent.read(session);
  }

  @Post('consent')
  @Access('account.own', { beforeConsent: true })
  @HttpCode(200)
  @ApiOperation({
    operationId: 'giveMyConsent',
    summary: 'Guarda que quem está na sessão concorda com o texto de agora',
  })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 409)
  async agree(@CurrentSession() session: Session, @Body() body: ConsentRequest): Promise<DoneResponse> {
    await this.consent.agree(session, body);
    return { message: 'Obrigado! Seu consentimento foi guardado.' };
  }

  @Get('export')
  @Access('account.own', { beforeConsent: true })
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
    await sendFile(reply, await this.privacy.export(session, format));
  }

  @Get('ministers/:id/export')
  @Access('people.write')
  @ApiOperation({
    operationId: 'exportMinisterData',
    summary: 'Tudo o que o sistema guarda sobre um ministro sem conta, como arquivo a entregar',
  })
  @ApiProduces('application/json', 'text/html')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  @ApiErrors(400, 404, 422)
  async exportOf(
    @CurrentSession() session: Session,
    @IdParam() id: number,
    @Query() { format = 'json' }: ExportQuery,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await sendFile(reply, await this.privacy.exportOf(session, id, format));
  }

  @Get('written')
  @Access('account.own', { beforeConsent: true })
  @ApiOperation({
    operationId: 'listMyWrittenTexts',
    summary:
      'O que quem está na sessão escreveu em lugares de todos, que poderia ficar depois de apagar a conta',
  })
  @ApiOkResponse({ type: [WrittenTextResponse] })
  listWritten(@CurrentSession() { userId }: Session): Promise<WrittenTextResponse[]> {
    return this.erasure.writtenTexts(userId);
  }

  @Post('erase')
  @Access('account.own', { beforeConsent: true })
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

async function sendFile(reply: FastifyReply, { name, contentType, content }: ExportFile): Promise<void> {
  await reply
    .headers({
      'content-type': contentType,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(content);
}
