import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractAddresses } from './scripts/vite/contract-addresses.ts';
import { deferredParts } from './scripts/vite/deferred-parts.ts';
import { noServerCode } from './scripts/vite/no-server-code.ts';
import { buildFolder } from './src/server/pages/build-folder.ts';

export default defineConfig(({ isSsrBuild }) => ({
  publicDir: isSsrBuild ? false : 'src/web/public',
  plugins: [noServerCode(), contractAddresses(), deferredParts(), react(), tailwindcss()],
  // The page bundle brings React along, in its production form whatever NODE_ENV says at run time.
  ssr: isSsrBuild ? { noExternal: true } : {},
  build: {
    outDir: join(buildFolder, isSsrBuild ? 'server' : 'client'),
    emptyOutDir: true,
    manifest: !isSsrBuild,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: isSsrBuild ? 'src/web/entry-server.tsx' : 'src/web/entry-client.tsx',
      output: isSsrBuild
        ? {}
        : {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie)[\\/]/ },
                { name: 'shell', test: /src[\\/]web[\\/]shell[\\/][^\\/]+$/ },
              ],
            },
          },
    },
  },
}));
