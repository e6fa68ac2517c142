import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { apiPagePlugin } from './build/api-page-plugin.ts';
import { compressPlugin } from './build/compress-plugin.ts';
import { contractsPlugin } from './build/contracts-plugin.ts';
import { guestPagesPlugin, stableClassNames } from './build/guest-pages-plugin.ts';
import { shellPlugin } from './build/shell-plugin.ts';
import { unnamedPlugin } from './build/unnamed-plugin.ts';

/** The first page of most visitors with everything it uses: one file, not split by lazy parts. */
const firstPage = /features\/game\/guest-screen[.]tsx|src\/app\/(start|app|language\/i18n)[.]tsx?$/;

/** What only a seat at a party uses, up to its first answer. */
const partySeat =
  /features\/party\/(names\/|state\/|teams\/(team-(texts|crest)|own-team)|seat\/(?!seat-podium|own-sheet)|party-screens)|contracts\/(party|push\/party-news)[.]ts$|domain\/(party\/|text-patch)/;

/** Of a few hundred bytes each, for several pages: apart they would be as many requests. */
const bits =
  /src\/lib\/(live|shown-name|time\/(server-clock|timing)|guest\/nickname)[.]|src\/ui\/(toast\/use-action|album\/sheet-text)[.]|src\/play\/(sound\/(heard-sounds|use-heard)|guess\/percent)[.]|src\/domain\/(ids|avatar)[.]|party\/start\/settings-text[.]/;

const libraries =
  /src\/app\/libraries[.]ts$|rolldown\/runtime|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|styled-components|stylis|zustand)\//;

export default defineConfig({
  root: import.meta.dirname,
  oxc: stableClassNames,
  plugins: [
    contractsPlugin(),
    react(),
    unnamedPlugin(),
    shellPlugin(),
    guestPagesPlugin(),
    apiPagePlugin(),
    compressPlugin(),
  ],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
    // What every page needs in one file: it compresses better than in pieces, and stays in the cache when our code changes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'main', test: /src\/main\.ts$|vite\/preload-helper/, priority: 3 },
            { name: 'zod', test: /node_modules\/zod\//, priority: 2 },
            { name: 'base', test: libraries, priority: 1 },
            { name: 'play', test: firstPage },
            { name: 'seat', test: partySeat, includeDependenciesRecursively: false },
            { name: 'bits', test: bits, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
});
