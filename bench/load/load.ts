import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { cores, isInstalled, pinnedCommand } from '../pin.ts';

type Target = { url: string; headers?: Record<string, string>; seconds: number };

/** Sends requests as fast as they are answered; every answer but a success stops the bench. */
export type Load = { name: string; run(target: Target): Promise<Loaded> };
type Loaded = { requests: number; seconds: number };

const execute = promisify(execFile);
const connections = 32;
/** Slow answers count as slow, not as failed: a busy machine can hold one back for seconds. */
const patienceSeconds = 30;

/** wrk where it is installed, else autocannon; one run uses one of them for both sides. */
export function findLoad(): Load {
  return isInstalled('wrk') ? wrk : autocannon;
}

const wrk: Load = {
  name: 'wrk',
  async run({ url, headers = {}, seconds }) {
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
    // wrk counts whole seconds only.
    const given = [
      '-t1',
      `-c${connections}`,
      `-d${Math.max(1, Math.round(seconds))}s`,
      '--timeout',
      `${patienceSeconds}s`,
    ];
    const { stdout } = await execute(...pinnedCommand(cores.load, 'wrk', [...given, ...lines, url]));
    const trouble = /Non-2xx.*|Socket errors: (?!connect 0, read 0, write 0, timeout 0).*/.exec(stdout)?.[0];
    const requests = Number(/(\d+) requests in/.exec(stdout)?.[1]);
    const perSecond = Number(/Requests\/sec:\s*([\d.]+)/.exec(stdout)?.[1]);
    return checked({ requests, seconds: requests / perSecond }, trouble, url);
  },
};

const autocannon: Load = {
  name: 'autocannon',
  async run({ url, headers = {}, seconds }) {
    const script = fileURLToPath(import.meta.resolve('autocannon'));
    const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
    const given = ['-c', connections, '-d', seconds, '-t', patienceSeconds].map(String);
    const command = pinnedCommand(cores.load, process.execPath, [script, '--json', '-n', ...given, ...lines, url]);
    const { stdout } = await execute(...command, { maxBuffer: 2 ** 24 });
    const result = JSON.parse(stdout) as Record<'2xx' | 'non2xx' | 'errors' | 'timeouts' | 'duration', number>;
    const failed = result.non2xx + result.errors + result.timeouts;
    const loaded = { requests: result['2xx'], seconds: result.duration };
    return checked(loaded, failed > 0 ? `${failed} failed` : undefined, url);
  },
};

function checked(loaded: Loaded, trouble: string | undefined, url: string): Loaded {
  if (trouble) throw new Error(`${url}: ${trouble}`);
  if (!(loaded.requests / loaded.seconds > 0)) throw new Error(`${url}: no answers were counted`);
  return loaded;
}
