import { resolve } from 'node:path';
import { build, type InlineConfig, type Plugin, type PluginOption } from 'vite';

type Rolldown = NonNullable<NonNullable<InlineConfig['build']>['rolldownOptions']>;

type Separate = {
  name: string;
  outDir: string;
  plugins: PluginOption[];
  input: Rolldown['input'];
  output?: Rolldown['output'];
};

/**
 * Builds something after the pages, into their folder but by itself: as an entry of theirs it would share chunks with them, and
 * each would fetch parts cut for the other. Its files are named in `.vite/{name}.json`.
 */
export function separateBuild({ name, outDir, plugins, input, output }: Separate): Plugin {
  return {
    name: `${name}-build`,
    apply: 'build',
    async closeBundle() {
      await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        plugins,
        build: {
          outDir: resolve(outDir),
          emptyOutDir: false,
          manifest: `.vite/${name}.json`,
          target: 'es2022',
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          reportCompressedSize: false,
          rolldownOptions: { input, output },
        },
      });
    },
  };
}
