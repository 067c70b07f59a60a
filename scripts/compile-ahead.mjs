// Run once after the pages are built: loads what a start loads, so that the first one finds it compiled.
import { flushCompileCache } from 'node:module';

const [{ buildFolder }, { builtRenderer }] = await Promise.all([
  import('../src/server/pages/build-folder.ts'),
  import('../src/server/pages/renderer.ts'),
  import('../src/server/start-station.ts'),
  import('../seed/demo.ts'),
]);
await builtRenderer(buildFolder);
flushCompileCache();
process.exit();
