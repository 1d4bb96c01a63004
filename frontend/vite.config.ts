import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The manifest tells scripts/check-bundle.mjs what each page loads; there the limits are.
  build: { manifest: true, chunkSizeWarningLimit: 1000 },
  server: { proxy: { '/api': 'http://localhost:3000' } },
});
