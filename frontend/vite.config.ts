import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, defineConfig, type Plugin, type Rolldown } from 'vite';
import { manual } from './manual.ts';

/** What runs when a page opens. */
const FIRST_RUN =
  /^assets\/(index|parts|frame|signed-in-routes|dashboard|my-schedule|my-questionnaires)-[\w-]+\.js$/;

/** Tells V8 to compile these whole as they come, off the page's thread, and not function by function as they run. */
const compileHints: Plugin = {
  name: 'compile-hints',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => FIRST_RUN.test(file))) {
      const file = path.join(dir, name);
      writeFileSync(file, `//# allFunctionsCalledOnLoad\n${readFileSync(file, 'utf8')}`);
    }
  },
};

/** Writes each text also compressed, so that the server need not compress it anew for every visit. */
const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((file) => /\.(js|css|html)$/.test(file))) {
      const file = path.join(dir, name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content));
      writeFileSync(`${file}.gz`, gzipSync(content));
    }
  },
};

/** Puts the script of src/api/ask-early.ts into the page itself; the server's policy names its hash. */
const earlyCalls: Plugin = {
  name: 'early-calls',
  apply: 'build',
  async transformIndexHtml(html) {
    const built = await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      build: {
        write: false,
        rollupOptions: {
          input: path.join(import.meta.dirname, 'src/api/ask-early.ts'),
          output: { format: 'iife' },
        },
      },
    });
    const [{ code }] = (built as Rolldown.RolldownOutput).output;
    return html.replace('<!-- early calls -->', () => `<script>${code.trim()}</script>`);
  },
};

const unused = (name: string) => `() => { throw new Error('The back office does without ${name}'); }`;

/**
 * What stands in for parts of react-admin that are never run here: its routers for applications that have none (with
 * them most of react-router, which the portal shares), its own export, and Object.entries for browsers without it.
 */
const STAND_INS: Record<string, { importer: RegExp; source: RegExp; code: string }> = {
  router: {
    importer: /\/routing\/adapters\/reactRouterProvider\.js$/,
    source: /^react-router/,
    code: `export * from 'react-router';
           const none = ${unused('a router of its own')};
           export { none as createHashRouter, none as RouterProvider };`,
  },
  exporter: {
    importer: /\/ra-core\/dist\/export\/defaultExporter\.js$/,
    source: /^jsonexport\//,
    code: `export default ${unused('its exporter')};`,
  },
  entries: {
    importer: /\/node-polyglot\//,
    source: /^object\.entries$/,
    code: 'module.exports = Object.entries;',
  },
};
const STAND_IN = '\0stand-in:';

const standIns: Plugin = {
  name: 'stand-ins',
  enforce: 'pre',
  resolveId: (source, importer = '') => {
    const found = Object.entries(STAND_INS).find(
      ([, one]) => one.importer.test(importer) && one.source.test(source),
    );
    return found ? STAND_IN + found[0] : null;
  },
  load: (id) => (id.startsWith(STAND_IN) ? STAND_INS[id.slice(STAND_IN.length)]?.code : null),
};

/** Pages that open without network, and the manual; the back office does not. */
const KEPT_PAGES = /\/src\/(main\.tsx|app\/|portal\/|shared\/|ui\/|lib\/)|virtual:manual/;
const KEPT_FONTS =
  /atkinson-hyperlegible-next-latin-wght-normal-[\w-]+\.woff2$|(atkinson-hyperlegible-next|open-zero)-[\w-]+\.css$/;

/** Builds the service worker as a file of its own, which knows what the application is made of. */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const chunks = new Map(
      Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
    );
    const kept = new Set(Object.keys(bundle).filter((file) => KEPT_FONTS.test(file)));
    const visit = (file: string): void => {
      const chunk = chunks.get(file);
      if (!chunk || kept.has(file)) return;
      kept.add(file);
      chunk.viteMetadata?.importedCss.forEach((style) => kept.add(style));
      chunk.imports.forEach(visit);
    };
    for (const { fileName, facadeModuleId } of chunks.values())
      if (facadeModuleId && (KEPT_PAGES.test(facadeModuleId) || facadeModuleId.endsWith('/index.html')))
        visit(fileName);
    const page = createHash('sha256')
      .update(readFileSync(path.join(dir, 'index.html')))
      .digest('hex');
    const shell = [
      { url: '/index.html', revision: page.slice(0, 16) },
      ...[...kept].sort().map((file) => ({ url: `/${file}`, revision: null })),
    ];
    await build({
      configFile: false,
      logLevel: 'warn',
      publicDir: false,
      define: { SHELL: JSON.stringify(shell), 'process.env.NODE_ENV': '"production"' },
      build: {
        outDir: dir,
        emptyOutDir: false,
        rollupOptions: {
          input: path.join(import.meta.dirname, 'src/app/offline/service-worker.ts'),
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
};

/** What most of the portal's pages are made of. */
const PARTS =
  /\/src\/(ui\/(avatar|badge|card|copy-text|dialog|disclosure|dotted|notice|progress|whatsapp-button)\.tsx?|lib\/(come-to|matches|outgoing|phone|use-narrow)\.ts|api\/(download|labels)\.ts|shared\/(availability|office-paths|released|push\/moment)\.ts|portal\/(my-schedule\/my-schedule-model|substitution\/settled)\.ts)$|\/icons\/(calendar-days|calendar-plus|check|circle-question-mark|log-out|menu|monitor|moon|panel-left-(close|open)|search|sun)\.mjs$/;

/**
 * Few larger files instead of many small ones: on a slow network each costs a header and a turn of its own. What a group
 * takes brings along all that it imports.
 */
const CHUNKS = [
  { name: 'first', tags: ['$initial' as const] },
  { name: 'parts', test: PARTS },
  {
    name: 'frame',
    test: /\/src\/(shared\/navigation\.ts|app\/shell\/(person\.tsx|bottom-bar\.module\.css))$/,
  },
  {
    name: 'dialogs',
    test: /node_modules.*[\\/](@radix-ui|react-remove-scroll|react-remove-scroll-bar|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|get-nonce|tslib)[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 20_000,
  },
  { name: 'icons', test: /lucide-react/, entriesAware: true, entriesAwareMergeThreshold: 1500 },
];

export default defineConfig({
  plugins: [react(), manual, compileHints, compressedCopies, earlyCalls, standIns, serviceWorker],
  build: {
    // The manifest tells scripts/check-bundle.mjs what each page loads; there the limits are.
    manifest: true,
    chunkSizeWarningLimit: 1000,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNKS },
        // Of what several share, the first name: every page that may load it says its address.
        chunkFileNames: ({ name }) => `assets/${name.split('~')[0]}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
