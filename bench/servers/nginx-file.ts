import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runNginx } from '../../tests/peers/run-nginx.ts';
import type { LoadedServer } from '../figure.ts';
import { type RawAnswer, rawGet } from '../load/raw-get.ts';
import { cores, pinProcess } from '../pin.ts';
import { cpuSecondsOf, workersOf } from '../process-cpu.ts';

/** What nginx says of itself and of a file, whatever it is told to. */
const ownHeaders = new Set(['content-length', 'content-type', 'connection', 'date', 'keep-alive']);

/** One worker of nginx on the servers' core, sending an answer of the station's, headers and all, as a file that stands compressed. */
export async function startNginxFile(answer: RawAnswer): Promise<LoadedServer & { stop(): Promise<void> }> {
  const nginx = await runNginx({
    async configure(folder) {
      await writeFile(join(folder, 'answer'), answer.body);
      return configuration(folder, answer);
    },
  });
  const workers = workersOf(nginx.pid);
  for (const pid of workers) pinProcess(cores.server, pid);
  const sent = await rawGet(`${nginx.url}/`);
  if (!sent.body.equals(answer.body)) throw new Error('nginx sends another answer than the station');
  return {
    url: nginx.url,
    cpuSeconds: async () => workers.reduce((sum, pid) => sum + cpuSecondsOf(pid), 0),
    stop: nginx.stop,
  };
}

function configuration(folder: string, { headers }: RawAnswer): string {
  const told = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return `server {
    listen 80;
    root ${folder};
    keepalive_requests 1000000000;
    sendfile on;
    tcp_nopush on;
    open_file_cache max=10;
    open_file_cache_valid 1h;
    default_type "${headers['content-type']}";
    ${told.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ')}
    location = / { try_files /answer =404; }
  }`;
}

/** A dollar would name a variable; none of the station's headers has one that matters here. */
function quoted(value: string): string {
  return `"${value.replaceAll(/["\\]/g, '\\$&').replaceAll('$', '')}"`;
}
