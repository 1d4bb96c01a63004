import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { LABELS } from './labels.js';

/** The document of the whole API; committed as backend/openapi.json. */
export function describeApi(app: NestFastifyApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Partilha')
    .setDescription(
      'Do pedido de cadastro à escala publicada. Entre com `POST /api/auth/login` e cole o token em "Authorize". ' +
        'Listas respondem um array simples com `Content-Range` e aceitam `filter`, `sort` e `range` em JSON.',
    )
    .setVersion('1')
    .addBearerAuth()
    .addExtension('x-labels', LABELS)
    .build();
  return SwaggerModule.createDocument(app, config);
}

/** Shows the document at /api/docs and as JSON at /api/docs-json. */
export function serveApiDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Partilha: API',
    swaggerOptions: { persistAuthorization: true },
  });
}
