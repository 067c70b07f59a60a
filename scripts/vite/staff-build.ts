import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { contractAddresses } from './contract-addresses.ts';
import { leanRouter } from './lean-router.ts';
import { noServerCode } from './no-server-code.ts';
import { separateBuild } from './separate-build.ts';

/** The staff desk: no listener fetches parts cut for it. */
export function staffBuild({ outDir }: { outDir: string }): Plugin {
  return separateBuild({
    name: 'staff',
    outDir,
    plugins: [noServerCode(), contractAddresses(), react(), tailwindcss(), leanRouter()],
    input: 'src/staff/entry-staff.tsx',
    output: {
      // Apart from the site's own; fonts and icons have the same names there, so that one fetch serves both.
      entryFileNames: 'assets/desk/[name]-[hash].js',
      chunkFileNames: 'assets/desk/[name]-[hash].js',
      assetFileNames: ({ names: [name = ''] }) =>
        name.endsWith('.css') ? 'assets/desk/[name]-[hash][extname]' : 'assets/[name]-[hash][extname]',
    },
  });
}
