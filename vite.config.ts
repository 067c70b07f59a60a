import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressFiles } from './scripts/vite/compress-files.ts';
import { contractAddresses } from './scripts/vite/contract-addresses.ts';
import { embedBuild } from './scripts/vite/embed-build.ts';
import { laterChunk } from './scripts/vite/later-chunk.ts';
import { leanRouter } from './scripts/vite/lean-router.ts';
import { noPreloadHelper } from './scripts/vite/no-preload-helper.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { sharedChunk } from './scripts/vite/shared-chunk.ts';
import { staffBuild } from './scripts/vite/staff-build.ts';
import { buildFolder } from './src/server/pages/build-folder.ts';

const clientFolder = join(buildFolder, 'client');
const hydrateEntry = join(import.meta.dirname, 'src/web/hydrate.tsx');

/**
 * What hydrates a page, the frame of every page and the few parts that nearly every page places: one file, named after its entry.
 * What loads the shell's data stays out: the document brings them along.
 */
const shellParts =
  /src[\\/](?:contract[\\/](?:client|envelope|fetch-transport)\.ts|web[\\/](?:api\.ts|hydrate\.tsx|link-interceptor\.ts|early[\\/]play-first\.ts|early[\\/]early-press\.ts|page-state\.ts|page\.ts|parts[\\/][^\\/]+$|router\.tsx|routes\.ts|shell[\\/](?!shell-data|banner-paint)[^\\/]+$|toasts[\\/]toasts\.ts|ui[\\/](?:Badge|Button|ButtonLink|Icon|Picture|SectionHead)\.tsx))/;

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/public',
  plugins: [
    noServerCode(),
    contractAddresses(),
    react(),
    tailwindcss(),
    ...(isSsrBuild
      ? []
      : [
          leanRouter(),
          noPreloadHelper(),
          embedBuild({ outDir: clientFolder }),
          staffBuild({ outDir: clientFolder }),
          compressFiles({ outDir: clientFolder }),
        ]),
  ],
  // One file but for React, which Node reads itself: bundled, each use of it would go through a getter (docs/decisions/011).
  ssr: isSsrBuild ? { noExternal: true, external: ['react', 'react-dom'] } : {},
  define: isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {},
  build: {
    outDir: isSsrBuild ? join(buildFolder, 'server') : clientFolder,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    // The table of every chunk's imports would be part of every first load and grow with each page. The document names
    // what its own page needs; what comes later finds its imports by itself, usually on hover.
    modulePreload: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : ['src/web/entry-client.ts', 'src/web/hydrate.tsx'],
      output: isSsrBuild
        ? // One file, read at the start: a page must not depend on a file that can be opened later, when there may be no descriptor left.
          { codeSplitting: false }
        : {
            codeSplitting: {
              groups: [
                {
                  name: 'react',
                  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]|rolldown[\\/]runtime/,
                },
                { name: 'hydrate', test: shellParts },
                { name: laterChunk(hydrateEntry), includeDependenciesRecursively: false },
                { name: sharedChunk(hydrateEntry), includeDependenciesRecursively: false },
              ],
            },
          },
    },
  },
}));
