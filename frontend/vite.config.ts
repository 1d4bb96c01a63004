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

export default defineConfig({
  plugins: [react(), compressedCopies],
  // The manifest tells scripts/check-bundle.mjs what each page loads; there the limits are.
  build: { manifest: true, chunkSizeWarningLimit: 1000 },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
