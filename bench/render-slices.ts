import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Client, createClient, type EndpointAddress, type Transport } from '#contract/client.ts';
import type { Implementation } from '#server/api/implement.ts';
import { inProcessTransport } from '#server/api/in-process.ts';
import { documentHtml } from '#server/pages/document.ts';
import type { Renderer } from '#server/pages/renderer.ts';
import type { Pace } from './harness.ts';
import { cpuSeconds } from './load/questions.ts';
import { openBareBundle } from './servers/bare-bundle.ts';

const rendersPerTurn = 20;

type Options = { renderer: Renderer; implementations: Implementation[]; publicUrl: string };
export type RenderSide = 'station' | 'bare';
type Sides = Record<RenderSide, () => Promise<string> | string>;

/** Counts renders of a page in this process, with the page's data answered from memory on both sides. */
export function createRenderSlices(options: Options) {
  const prepared = new Map<string, Promise<Sides>>();
  return {
    async count(path: string, side: RenderSide, milliseconds: number): Promise<Pace> {
      const sides = prepared.get(path) ?? prepare(path, options);
      prepared.set(path, sides);
      const render = (await sides)[side];
      const start = performance.now();
      const cpuBefore = cpuSeconds();
      let count = 0;
      let elapsed = 0;
      for (; elapsed < milliseconds; elapsed = performance.now() - start) {
        await render();
        count++;
        // A station whose event loop stands still for seconds answers 503 to whoever comes next.
        if (count % rendersPerTurn === 0) await nextTurn();
      }
      return { perSecond: (count * 1000) / elapsed, perCpuSecond: count / (cpuSeconds() - cpuBefore) };
    },
  };
}

async function prepare(path: string, { renderer, implementations, publicUrl }: Options): Promise<Sides> {
  const client = rememberingClient(implementations);
  const url = new URL(publicUrl + path);
  const bundle = await renderer.bundle();
  const bare = await (await openBareBundle()).prepareBareRender(url, client);
  const station = async () => {
    const output = await bundle.render({ url, client });
    if (output.kind !== 'page' || output.status !== 200) throw new Error(`${path} did not render`);
    const files = renderer.files(`src/domains/${bundle.matchPage(path).source}`);
    return documentHtml({ ...output, files });
  };
  if (!(await station()).includes(bare())) throw new Error(`${path}: the two sides render different trees`);
  return { station, bare };
}

/** Answers each call as it was answered first, at hardly any cost of its own: what is measured is the page. */
function rememberingClient(implementations: Implementation[]): Client {
  const live = inProcessTransport(implementations, { tag: () => undefined });
  const known = new Map<EndpointAddress, Map<string, ReturnType<Transport>>>();
  return createClient((endpoint, call) => {
    const answers = known.get(endpoint) ?? new Map<string, ReturnType<Transport>>();
    known.set(endpoint, answers);
    const key = Object.values(call.params).join() + Object.values(call.query).join();
    const answer = answers.get(key) ?? live(endpoint, call);
    answers.set(key, answer);
    return answer;
  });
}
