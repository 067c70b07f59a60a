import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../house/imports.ts';
import { freePort } from './free-port.ts';

export type NginxServer = { url: string; pid: number; stop(): Promise<void> };

type Options = {
  /** A server that listens on port 80, as operators put one into conf.d; what it reads and writes lies in the folder. */
  configure(folder: string): string | Promise<string>;
  port?: number;
};

/** A file of `deploy/`, to be adapted to this machine: its folders and what lies behind it. */
export function readDeployed(file: string): Promise<string> {
  return readFile(join(root, 'deploy', file), 'utf8');
}

const startSeconds = 30;

/** A real nginx on a free port and in a folder of its own, ended by its process id. */
export async function runNginx({ configure, port }: Options): Promise<NginxServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  // Started by root, its workers are somebody else.
  await chmod(folder, 0o755);
  await mkdir(join(folder, 'logs'));
  const listen = port ?? (await freePort());
  const text = (await configure(folder)).replace('listen 80;', `listen 127.0.0.1:${listen};`);
  await writeFile(join(folder, 'nginx.conf'), around(folder, text));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'logs/error.log')], {
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${listen}`;
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    }
    await rm(folder, { recursive: true, force: true });
  };
  for (const end = Date.now() + startSeconds * 1000; ; await pause(50)) {
    // An address that none of our servers hands on to a page.
    const answer = await fetch(`${url}/metrics`).catch(() => undefined);
    await answer?.text();
    if (answer) break;
    if (child.exitCode === null && Date.now() < end) continue;
    const log = await readFile(join(folder, 'logs/error.log'), 'utf8').catch(() => '');
    await stop();
    throw new Error(`nginx does not answer: ${log}`);
  }
  return { url, pid: child.pid ?? 0, stop };
}

/** What a distribution's own nginx.conf has around conf.d. One worker: each of several would count its own rounds. */
function around(folder: string, text: string): string {
  return `daemon off;
pid ${folder}/nginx.pid;
worker_processes 1;
worker_rlimit_nofile 65536;
events { worker_connections 16384; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  ${text}
}
`;
}
