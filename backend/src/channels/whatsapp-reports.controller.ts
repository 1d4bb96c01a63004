import { timingSafeEqual } from 'node:crypto';
import { EntityManager } from '@mikro-orm/postgresql';
import { Controller, Get, Headers, HttpCode, Inject, Logger, Post, Query, Req } from '@nestjs/common';
import { ApiBody, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyRequest } from 'fastify';
import { MailsService } from '../mail/index.js';
import { Public } from '../platform/access/access.decorator.js';
import { ENV, type RunningEnv } from '../platform/config/config.module.js';
import { ApiErrors } from '../platform/errors/api-errors.decorator.js';
import { notFound } from '../platform/errors/app-error.js';
import { DoneResponse } from '../platform/http/done.response.js';
import { MAX_PUBLIC_BODY_BYTES } from '../platform/http/bound-bodies.js';
import { isSignedWith } from '../platform/http/signed-bodies.js';
import { CheckReportsQuery } from './whatsapp-reports.dto.js';

const ID = /^[1-9]\d{0,8}$/;

/** What Meta reports of one message (Cloud API, "status messages webhook"), as far as it is read. */
interface Status {
  status?: unknown;
  biz_opaque_callback_data?: unknown;
  errors?: { code?: unknown }[];
}

const off = () => notFound('Não há nada aqui.');

/** Where Meta reports what became of messages by WhatsApp; nothing until the environment has its secrets. */
@ApiTags('Avisos no aparelho')
@Controller('whatsapp/reports')
export class WhatsAppReportsController {
  private readonly logger = new Logger(WhatsAppReportsController.name);

  constructor(
    @Inject(ENV) private readonly env: RunningEnv,
    private readonly em: EntityManager,
    private readonly mails: MailsService,
  ) {}

  @Get()
  @Public()
  @ApiOperation({
    operationId: 'checkWhatsAppReports',
    summary: 'Mostra à Meta, na configuração, que o endereço é deste sistema',
  })
  @ApiOkResponse({
    description: 'O desafio, como veio.',
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  @ApiErrors(400, 404)
  check(@Query() query: CheckReportsQuery): string {
    const token = this.env.whatsapp?.reports?.verifyToken;
    const challenge = query['hub.challenge'];
    if (!token || !challenge || !isSame(query['hub.verify_token'] ?? '', token)) throw off();
    return challenge;
  }

  @Post()
  @RouteConfig({ bodyLimit: MAX_PUBLIC_BODY_BYTES, signed: true })
  @Public()
  @HttpCode(200)
  @ApiOperation({
    operationId: 'takeWhatsAppReports',
    summary: 'O que a Meta não entregou vai por e-mail; só com a assinatura dela',
  })
  @ApiBody({ schema: { type: 'object', additionalProperties: true } })
  @ApiOkResponse({ type: DoneResponse })
  @ApiErrors(400, 404, 409)
  async take(
    @Req() request: FastifyRequest,
    @Headers('x-hub-signature-256') signature?: string,
  ): Promise<DoneResponse> {
    const secret = this.env.whatsapp?.reports?.appSecret;
    if (!secret || !isSignedWith(secret, request, signature)) throw off();
    for (const { status, biz_opaque_callback_data: id, errors } of statusesIn(request.body)) {
      if (status !== 'failed' || typeof id !== 'string' || !ID.test(id)) continue;
      const code = errors?.[0]?.code;
      const reason = typeof code === 'number' ? `whatsapp ${code}` : 'whatsapp failed';
      this.logger.warn({ code }, 'WhatsApp did not deliver a message');
      await this.em.transactional((em) => this.mails.undelivered(em, Number(id), 'whatsapp', reason));
    }
    return { message: 'Recebido.' };
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** All statuses of a report, whatever else it holds. */
function statusesIn(body: unknown): Status[] {
  const list = (value: unknown, key: string): unknown[] => {
    const found = (value as Record<string, unknown> | null | undefined)?.[key];
    return Array.isArray(found) ? found : [];
  };
  return list(body, 'entry')
    .flatMap((entry) => list(entry, 'changes'))
    .flatMap((change) => list((change as { value?: unknown } | null)?.value, 'statuses'))
    .filter((status): status is Status => typeof status === 'object' && status !== null);
}
