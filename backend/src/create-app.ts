import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { MikroORM, RequestContext } from '@mikro-orm/core';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppModule } from './app.module.js';
import { knowSendersOfLongBodies } from './auth/index.js';
import { AuditService } from './platform/audit/audit.service.js';
import { traceRequests } from './platform/audit/trace-requests.js';
import { SystemClock, type Clock } from './platform/clock.js';
import { answerError } from './platform/errors/error.filter.js';
import { boundBodies, MAX_BODY_BYTES } from './platform/http/bound-bodies.js';
import { lightenData, protectAnswers } from './platform/http/light-headers.js';
import { keepSignedBodies } from './platform/http/signed-bodies.js';
import { answerPages } from './platform/lists/page.js';
import { createLog, logRequests, NestLog } from './platform/logging.js';
import { withRequest } from './platform/request-info.js';
import type { RunningEnv } from './platform/config/config.module.js';

const MAX_PHOTO_BYTES = 2 * 1024 * 1024;
/** A photo of 2 MB over 400 kbit/s takes 40 seconds; whoever sends slower holds a connection for nothing. */
const REQUEST_LIMIT_MS = 60_000;

/** Builds the process that does the jobs and answers no requests. */
export function createWorker(
  env: RunningEnv,
  clock: Clock = new SystemClock(),
): Promise<INestApplicationContext> {
  return NestFactory.createApplicationContext(AppModule.forRoot(env, clock), {
    logger: new NestLog(createLog(env)),
    abortOnError: false,
  });
}

/** Builds the HTTP server with everything in it; the caller lets it listen. */
export async function createApp(
  env: RunningEnv,
  clock: Clock = new SystemClock(),
): Promise<NestFastifyApplication> {
  const log = createLog(env);
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_LIMIT_MS,
    http: { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 },
    trustProxy: env.trustedProxies.length > 0 ? env.trustedProxies : false,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    requestIdHeader: false,
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) => {
      void reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
      answerError(error, request, reply);
    },
  });
  const app = await NestFactory.create<NestFastifyApplication>(AppModule.forRoot(env, clock), adapter, {
    logger: new NestLog(log),
    abortOnError: false,
    // Forms of other sites could send what Nest's own parsers take; Fastify's reads JSON alone.
    bodyParser: false,
  });
  app.setGlobalPrefix('api');
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        frameAncestors: ["'none'"],
        objectSrc: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    referrerPolicy: { policy: 'no-referrer' },
    frameguard: { action: 'deny' },
  });
  protectAnswers(app.getHttpAdapter().getInstance());
  // Small answers too: at 400 kbit/s half a kilobyte takes 10 ms, and compressing it a tenth of one.
  await app.register(compress, { encodings: ['br', 'gzip'], threshold: 512, globalDecompression: false });
  answerPages(app.getHttpAdapter().getInstance());
  await app.register(multipart, {
    limits: { fileSize: MAX_PHOTO_BYTES, files: 1, fields: 5, parts: 6, fieldSize: 10_000 },
  });

  const orm = app.get(MikroORM);
  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('cache-control', 'no-store');
    withRequest(request, () => RequestContext.create(orm.em, done));
  });
  lightenData(fastify);
  boundBodies(fastify);
  knowSendersOfLongBodies(fastify, app);
  keepSignedBodies(fastify);
  traceRequests(fastify, app.get(AuditService));
  if (log.isLevelEnabled('info')) logRequests(fastify, log);
  return app;
}
