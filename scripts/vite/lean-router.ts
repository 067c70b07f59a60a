import type { Plugin } from 'vite';

const routerFile = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.js$/;
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const unmarkedCalls = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g;

/**
 * The router's links, forms and contexts are calls without a mark that they do nothing by themselves, and each is then given
 * a name for a tool of developers: a bundler must keep them all. Marked and unnamed, those that nobody uses stay out: 4.2 KB gzip
 * of every first load. Without it 38 of 46 pages are above their 120 KB (an article: 124.2 instead of 120.0); `first-load.test.ts` notices
 * when there is nothing left to leave out.
 */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    transform(code, id) {
      if (!routerFile.test(id)) return null;
      return { code: code.replace(displayNames, '').replace(unmarkedCalls, '= /* @__PURE__ */ $1'), map: null };
    },
  };
}
