import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

const REACT_ADMINS_ROUTER = '\0react-admins-router';

/**
 * react-admin brings routers for applications that have none, and with them most of react-router, which the portal
 * shares. Here it always stands within the application's own.
 */
const oneRouter: Plugin = {
  name: 'one-router',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source.startsWith('react-router') && importer?.endsWith('/routing/adapters/reactRouterProvider.js')
      ? REACT_ADMINS_ROUTER
      : null,
  load: (id) =>
    id === REACT_ADMINS_ROUTER
      ? `export * from 'react-router';
         const none = () => { throw new Error('The back office stands within the application’s router'); };
         export { none as createHashRouter, none as RouterProvider };`
      : null,
};

export default defineConfig({
  plugins: [react(), compressedCopies, oneRouter],
  // The manifest tells scripts/check-bundle.mjs what each page loads; there the limits are.
  build: { manifest: true, chunkSizeWarningLimit: 1000 },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
