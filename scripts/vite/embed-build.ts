import { resolve } from 'node:path';
import { build, type Plugin } from 'vite';
import { contractAddresses } from './contract-addresses.ts';
import { noServerCode } from './no-server-code.ts';

const entries = ['src/domains/player/web/embed/embed-player.ts', 'src/domains/podcasts/web/embed/embed-episode.ts'];

/**
 * Builds the framed players after the pages, by themselves: as entries of theirs they would share chunks with them, and a
 * frame on another site would fetch the whole shell for a play button. Their files are named in `.vite/embed.json`.
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
          rolldownOptions: { input: entries },
        },
      });
    },
  };
}
