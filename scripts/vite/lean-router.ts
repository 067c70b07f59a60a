import type { Plugin } from 'vite';

const routerFile = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.js$/;
const displayNames = /^\w+\.displayName = "[^"]*";$/gm;
const unmarkedCalls = /= (React\$1\.(?:forwardRef|memo|createContext)\()/g;

/**
 * The router's links, forms and contexts are calls without a mark that they do nothing by themselves, and each is then given
 * a name for a tool of developers: a bundler must keep them all. Marked and unnamed, those that nobody uses stay out.
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
