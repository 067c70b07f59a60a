import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const require = createRequire(import.meta.url);
const wrapped = ['react', 'react/jsx-runtime'];
const mark = '\0direct:';
/** What requires React gets it as it is. */
const commonJs = /[\\/]node_modules[\\/]react(?:-dom)?[\\/]/;

/**
 * React is CommonJS: in a bundle every use of `jsx` or of a hook goes through a getter of the bundler's. A page makes tens of
 * thousands of them: a tree takes 1.2 times as long (docs/decisions/011). Here each name is read once and is a plain constant.
 */
export function directReact(): Plugin {
  return {
    name: 'direct-react',
    enforce: 'pre',
    resolveId(source, importer) {
      const isWanted = wrapped.includes(source) && importer && !importer.startsWith(mark) && !commonJs.test(importer);
      return isWanted ? mark + source : null;
    },
    load(id) {
      if (!id.startsWith(mark)) return null;
      const source = id.slice(mark.length);
      const names = Object.keys(require(source)).filter((name) => name !== 'default' && /^[A-Za-z_]\w*$/.test(name));
      return [
        `import * as whole from ${JSON.stringify(source)};`,
        ...names.map((name) => `export const ${name} = whole.${name};`),
        'export default whole.default;',
      ].join('\n');
    },
  };
}
