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
    .setLicense('Todos os direitos reservados', '/')
    .addServer('/', 'O servidor que respondeu este documento')
    .addBearerAuth()
    .addExtension('x-labels', LABELS)
    .build();
  const document = SwaggerModule.createDocument(app, config);
  for (const operation of operationsOf(document)) operation.security ??= [];
  return document;
}

/** Operations that ask for no session say so, rather than nothing. */
function operationsOf({ paths }: OpenAPIObject): { security?: object[] }[] {
  return Object.values(paths).flatMap((methods) => Object.values(methods as Record<string, object>));
}

/** Shows the document at /api/docs and as JSON at /api/docs-json. */
export function serveApiDocs(app: NestFastifyApplication): void {
  SwaggerModule.setup('api/docs', app, () => describeApi(app), {
    jsonDocumentUrl: 'api/docs-json',
    customSiteTitle: 'Partilha: API',
    swaggerOptions: { persistAuthorization: true },
  });
}
