import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Stops the build when anything from a `server/` folder, the seed or the database would reach the browser. */
export function noServerCode(): Plugin {
  let root = process.cwd();
  return {
    name: 'no-server-code',
    enforce: 'pre',
    configResolved(config) {
      root = config.root;
    },
    transform(_code, id) {
      const path = relative(root, id.split('?')[0] ?? '').replaceAll('\\', '/');
      const isOurs = !path.startsWith('..') && !path.includes('node_modules');
      if (isOurs && /^src\/(?:.*\/)?server\/|^(?:seed|tests|bench)\//.test(path)) {
        throw new Error(`${path} is server code and must not be part of the pages`);
      }
      return null;
    },
  };
}
