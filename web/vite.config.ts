import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressPlugin } from './build/compress-plugin.ts';
import { jsonAttributesPlugin } from './build/json-attributes-plugin.ts';
import { shellPlugin } from './build/shell-plugin.ts';
import { slimRouterPlugin } from './build/slim-router-plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [jsonAttributesPlugin(), slimRouterPlugin(), react(), shellPlugin(), compressPlugin()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  server: { port: 5173, proxy: { '/api': 'http://localhost:3000' } },
});
