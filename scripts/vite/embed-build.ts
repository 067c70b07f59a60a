import type { Plugin } from 'vite';
import { contractAddresses } from './contract-addresses.ts';
import { noServerCode } from './no-server-code.ts';
import { separateBuild } from './separate-build.ts';

const entries = ['src/domains/player/web/embed/embed-player.ts', 'src/domains/podcasts/web/embed/embed-episode.ts'];

/** The framed players: a frame on another site does not fetch the whole shell for a play button. */
export function embedBuild({ outDir }: { outDir: string }): Plugin {
  return separateBuild({
    name: 'embed',
    outDir,
    plugins: [noServerCode(), contractAddresses()],
    input: entries,
  });
}
