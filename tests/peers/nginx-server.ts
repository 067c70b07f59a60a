import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterwards } from '../afterwards.ts';
import { root } from '../house/imports.ts';
import { freePort } from './free-port.ts';

const ownFile = join(root, 'deploy/nginx.conf');

/** A real nginx with the project's own configuration: only the addresses are those of the test. */
export async function startNginx(stations: readonly { url: string }[]): Promise<{ url: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  await writeFile(file, wholeConfiguration(await siteFor(stations, port), folder));
  const child = spawn('nginx', ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  const ended = once(child, 'exit');
  afterwards(async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; ; attempt++) {
    if (child.exitCode !== null || attempt > 300) throw new Error(`nginx does not answer: ${complaints}`);
    const answer = await fetch(`${url}/metrics`).catch(() => undefined);
    if (answer) return { url };
    await pause(100);
  }
}

async function siteFor(stations: readonly { url: string }[], port: number): Promise<string> {
  const servers = /(?:^ +server 127\.0\.0\.1:\d+ (.+);\n)+/m;
  const text = await readFile(ownFile, 'utf8');
  const found = servers.exec(text);
  if (!found || !text.includes('listen 80;')) throw new Error('deploy/nginx.conf is not as this test knows it');
  const lines = stations.map(({ url }) => `    server ${new URL(url).host} ${found[1]};\n`);
  return text.replace(servers, lines.join('')).replace('listen 80;', `listen 127.0.0.1:${port};`);
}

function wholeConfiguration(site: string, folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `daemon off;
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
access_log off;
${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n')}
${site}
}
`;
}
