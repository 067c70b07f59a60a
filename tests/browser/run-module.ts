import { build } from 'vite';
import { openVisitor } from './visitor.ts';

/** A module of the browser's in a real one, on a blank page: what it exports is `subject`. */
export async function runModule(path: string) {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry: path, formats: ['iife'], name: 'subject' } },
  });
  const [first] = [built].flat();
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  const { page } = await openVisitor('http://localhost', { isNew: true });
  await page.addScriptTag({ content: chunk?.code ?? '' });
  return page;
}
