import { basename } from 'node:path';
import type { Plugin } from 'vite';

/**
 * `Footer.deferred.ts` gives `Footer` as a lazy component: in the browser its code comes after the page's own. The server must
 * write the whole HTML at once, so there the same module is the component itself, and React takes its HTML over later.
 */
export function deferredParts(): Plugin {
  return {
    name: 'deferred-parts',
    enforce: 'pre',
    load(id, options) {
      const [file = ''] = id.split('?');
      if (!options?.ssr || !file.endsWith('.deferred.ts')) return null;
      const name = basename(file, '.deferred.ts');
      return { code: `export { ${name} } from './${name}.tsx';`, map: null };
    },
  };
}
