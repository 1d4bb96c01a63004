import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { projectRoot } from '../config/env.js';
import { allowingScriptsOf, manifestOf, withLinkPreview, type Parish } from './first-page.js';
import { asNoDocument } from './light-headers.js';
import { preloadsOf, type BuildManifest } from './preloads.js';

const YEAR_SECONDS = 31_536_000;

/** Code, styles and fonts: what protects a document says nothing of them, and weighs as much as a small one does. */
const CODE = /\.(js|css|woff2)$/;
const FOR_PAGES = ['content-security-policy', 'referrer-policy', 'x-frame-options'];
/** What is kept for good is never asked for again in part, nor whether it has changed. */
const KEPT = { acceptRanges: false, etag: false, lastModified: false };

/**
 * Serves the built web app beside the API: its files as they are, or the compressed copies that the build made of
 * them, and its first page for every other address, since the browser's router decides what that address shows. Page and
 * manifest name the parish. Without a build, only the API answers.
 */
export async function serveWebApp(
  app: NestFastifyApplication,
  { publicUrl, readParish }: { publicUrl: string; readParish: () => Promise<Parish> },
): Promise<void> {
  const root = path.join(projectRoot(), 'frontend', 'dist');
  if (!existsSync(path.join(root, 'index.html'))) return;
  const files = new Set(
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((file) => `/${file.replaceAll('\\', '/')}`),
  );

  const html = readFileSync(path.join(root, 'index.html'), 'utf8');
  const build = JSON.parse(readFileSync(path.join(root, '.vite', 'manifest.json'), 'utf8')) as BuildManifest;
  const allowScripts = allowingScriptsOf(html);
  await app.register(fastifyStatic, {
    root,
    serve: false,
    cacheControl: false,
    decorateReply: true,
    preCompressed: true,
  });
  app
    .getHttpAdapter()
    .getInstance()
    .get('/*', async (request, reply) => {
      const [address = '/'] = request.url.split('?');
      if (address === '/api' || address.startsWith('/api/')) return reply.callNotFound();
      const isFile = files.has(address) && address.includes('.') && !address.startsWith('/.');
      const hashed = isFile && address.startsWith('/assets/');
      void reply.header('cache-control', hashed ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      if (hashed && CODE.test(address)) {
        asNoDocument(reply);
        for (const name of FOR_PAGES) void reply.removeHeader(name);
      }
      if (address === '/manifest.webmanifest')
        return reply.type('application/manifest+json; charset=utf-8').send(manifestOf(await readParish()));
      if (isFile && address !== '/index.html') return reply.sendFile(address.slice(1), hashed ? KEPT : {});
      const page = withLinkPreview(html, address, await readParish(), publicUrl);
      const preloads = preloadsOf(build, address);
      return reply
        .header('content-security-policy', allowScripts(String(reply.getHeader('content-security-policy'))))
        .type('text/html; charset=utf-8')
        .send(preloads === '' ? page : page.replace('</body>', `  ${preloads}\n  </body>`));
    });
}
