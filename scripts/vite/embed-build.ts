import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { contractAddresses } from './contract-addresses.ts';
import { noServerCode } from './no-server-code.ts';

const entry = 'src/domains/player/web/embed/embed-player.ts';

/**
 * Builds the framed player after the pages, by itself: as a second entry of theirs it would share chunks with them, and a
 * frame on another site would fetch the whole shell for a play button. Its files are named in `.vite/embed.json`.
 */
export function embedBuild({ outDir }: { outDir: string }): Plugin {
  return {
    name: 'embed-build',
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins: [noServerCode(), contractAddresses()],
        build: {
          outDir: resolve(outDir),
          emptyOutDir: false,
          manifest: '.vite/embed.json',
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: { input: entry },
        },
      });
    },
  };
}
