import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { contractAddresses } from './contract-addresses.ts';
import { leanRouter } from './lean-router.ts';
import { noServerCode } from './no-server-code.ts';

/**
 * Builds the staff desk after the pages, by itself: as an entry of theirs it would share chunks with them, and every listener
 * would fetch parts cut for the desk. Its files are named in `.vite/staff.json`.
 */
export function staffBuild({ outDir }: { outDir: string }): Plugin {
  return {
    name: 'staff-build',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [noServerCode(), contractAddresses(), react(), tailwindcss(), leanRouter()],
        build: {
          outDir: resolve(outDir),
          emptyOutDir: false,
          manifest: '.vite/staff.json',
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: {
            input: 'src/staff/entry-staff.tsx',
            output: {
              // Apart from the site's own; fonts and icons have the same names there, so that one fetch serves both.
              entryFileNames: 'assets/desk/[name]-[hash].js',
              chunkFileNames: 'assets/desk/[name]-[hash].js',
              assetFileNames: ({ names: [name = ''] }) =>
                name.endsWith('.css') ? 'assets/desk/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
            },
          },
        },
      });
    },
  };
}
