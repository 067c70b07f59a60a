import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { hear } from '#domains/live/server/on-air.test-helper.ts';
import { root } from '../house/imports.ts';
import { type Source, startSource } from './ffmpeg-source.ts';
import { freePort } from './free-port.ts';

export type IcecastServer = {
  /** Without a slash at the end. */
  url: string;
  pid: number;
  /** What a source client such as ffmpeg or liquidsoap is given to send to. */
  sourceAddress(mount: string): string;
  /** A title as a source client sends it; the mount must be on air. */
  setTitle(mount: string, title: string): Promise<void>;
  stop(): Promise<void>;
};

type Options = {
  /** Mounts whose listeners Icecast asks about at this address. */
  guarded?: { mounts: string[]; authUrl: string };
  mostListeners?: number;
  /** A relay of this server, as `deploy/icecast-relay.xml` sets one up. */
  relayOf?: string;
  /** A mount that is on air when it counts as started, and as long as it runs. */
  onAir?: string;
  /** When it counts as started; otherwise with its first answer. */
  isReady?: (url: string) => Promise<boolean>;
};

const password = 'sorgente';
const startSeconds = 12;
/** Another process may take the free port first, and now and then Icecast hangs or crashes in its first moments, or in those of a mount. */
const mostStarts = 5;

export function isOnThisMachine(command: string): boolean {
  return spawnSync('which', [command], { stdio: 'ignore' }).status === 0;
}

/** A real icecast2 on a free port and in a folder of its own, ended by its process id. */
export async function startIcecast(options: Options = {}): Promise<IcecastServer> {
  for (let start = 1; ; start++) {
    try {
      return await startOnce(options);
    } catch (error) {
      if (start === mostStarts) throw error;
    }
  }
}

async function startOnce(options: Options): Promise<IcecastServer> {
  const folder = await mkdtemp(join(tmpdir(), 'icecast-'));
  // Icecast will not run as root and becomes another user, who has to be able to come in here.
  await chmod(folder, 0o777);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'icecast.xml');
  const { relayOf } = options;
  const settings = relayOf ? await relaySettings(port, folder, relayOf) : configuration(port, folder, options);
  await writeFile(file, settings, { mode: 0o644 });
  const child = spawn('icecast2', ['-c', file], { stdio: 'ignore' });
  const sourceAddress = (mount: string) => `icecast://source:${password}@127.0.0.1:${port}${mount}`;
  let source: Source | undefined;
  const stop = async () => {
    await source?.stop();
    if (!isOver(child)) {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      const impatience = setTimeout(() => child.kill('SIGKILL'), 2_000);
      await ended;
      clearTimeout(impatience);
    }
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await untilReady(url, child, options.isReady ?? answers);
    if (options.onAir) {
      source = startSource(sourceAddress(options.onAir));
      await untilReady(url + options.onAir, child, isHeard);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    url,
    pid: child.pid ?? 0,
    sourceAddress,
    async setTitle(mount, title) {
      const query = new URLSearchParams({ mount, mode: 'updinfo', song: title, charset: 'UTF-8' });
      const authorization = `Basic ${Buffer.from(`source:${password}`).toString('base64')}`;
      const answer = await fetch(`${url}/admin/metadata?${query}`, { headers: { authorization } });
      if (!answer.ok) throw new Error(`icecast2 refuses a title: ${answer.status} ${await answer.text()}`);
    },
    stop,
  };
}

/** Whatever it answers. It is not asked for its numbers yet: in its first moments that ends it now and then. */
async function answers(url: string): Promise<boolean> {
  await (await fetch(`${url}/robots.txt`)).text();
  return true;
}

export async function isHeard(address: string): Promise<boolean> {
  return (await hear(address, { bytes: 1000 })).status === 200;
}

async function untilReady(url: string, child: ChildProcess, isReady: (url: string) => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + startSeconds * 1000; Date.now() < end; await pause(50)) {
    const isHere = await isReady(url).catch(() => false);
    if (isOver(child)) throw new Error(`icecast2 ended with ${child.exitCode ?? child.signalCode}`);
    if (isHere) return;
  }
  throw new Error('icecast2 does not answer');
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** The file that operators are given, with this machine's ports, folder and user. */
async function relaySettings(port: number, folder: string, master: string): Promise<string> {
  const given = await readFile(join(root, 'deploy/icecast-relay.xml'), 'utf8');
  const { hostname, port: masterPort } = new URL(master);
  return given
    .replace('<port>8000</port>', `<port>${port}</port><bind-address>127.0.0.1</bind-address>`)
    .replace('master.example', hostname)
    .replace('<port>8001</port>', `<port>${masterPort}</port>`)
    .replace('/var/log/icecast2', folder)
    .replace('<master-update-interval>10<', '<master-update-interval>1<')
    .replace(/<changeowner>.*<\/changeowner>/, owner());
}

/** Icecast will not run as root. */
function owner(): string {
  return process.getuid?.() === 0 ? '<changeowner><user>nobody</user><group>nogroup</group></changeowner>' : '';
}

function configuration(port: number, folder: string, { guarded, mostListeners = 100 }: Options): string {
  const mounts = (guarded?.mounts ?? []).map(
    (mount) => `
  <mount type="normal">
    <mount-name>${mount}</mount-name>
    <authentication type="url">
      <option name="listener_add" value="${guarded?.authUrl}"/>
      <option name="listener_remove" value="${guarded?.authUrl}"/>
      <option name="auth_header" value="icecast-auth-user: 1"/>
    </authentication>
  </mount>`,
  );
  return `<icecast>
  <location>qui</location>
  <admin>nessuno@localhost</admin>
  <hostname>127.0.0.1</hostname>
  <limits>
    <clients>${mostListeners + 20}</clients>
    <sources>10</sources>
    <queue-size>524288</queue-size>
    <source-timeout>10</source-timeout>
    <burst-size>65535</burst-size>
  </limits>
  <authentication>
    <source-password>${password}</source-password>
    <relay-password>${password}</relay-password>
    <admin-user>admin</admin-user>
    <admin-password>${password}</admin-password>
  </authentication>
  <listen-socket><port>${port}</port><bind-address>127.0.0.1</bind-address></listen-socket>
  <http-headers><header name="Access-Control-Allow-Origin" value="*"/></http-headers>${mounts.join('')}
  <fileserve>1</fileserve>
  <paths>
    <basedir>/usr/share/icecast2</basedir>
    <logdir>${folder}</logdir>
    <webroot>/usr/share/icecast2/web</webroot>
    <adminroot>/usr/share/icecast2/admin</adminroot>
  </paths>
  <logging><errorlog>error.log</errorlog><accesslog>access.log</accesslog><loglevel>2</loglevel></logging>
  <security><chroot>0</chroot>${owner()}</security>
</icecast>
`;
}
