import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { isAbsolute, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../house/imports.ts';
import { neverBusy } from '../test-context.ts';

export type StationProcess = {
  url: string;
  pid: number;
  output: () => string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<number | null>;
};

export type Wish = {
  /** How many files and sockets it may have open. */
  descriptors?: number;
  /** Another file than the station's own, and what it is given; a whole path where it is of another version. */
  run?: string[];
};

/** For whatever of the project runs in a process of its own, as the commands in package.json have it. */
export const quickStart = ['--import', pathToFileURL(join(root, 'src/quick-start.mjs')).href];

/** Starts the station as its own process, as `npm start` does after installing and building. */
export async function spawnStation(
  env: Record<string, string>,
  { descriptors, run = ['src/main.ts'] }: Wish = {},
): Promise<StationProcess> {
  const [entry = '', ...given] = run;
  const file = isAbsolute(entry) ? [entry] : [...quickStart, join(root, entry)];
  const command = [process.execPath, ...file, ...given];
  const limited = descriptors ? ['prlimit', `--nofile=${descriptors}:${descriptors}`, ...command] : command;
  const [program = '', ...args] = limited;
  const child: ChildProcess = spawn(program, args, {
    env: { ...process.env, ...neverBusy, PORT: '0', SEED: 'none', LOG_LEVEL: 'info', NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const isUp = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      text += chunk;
      const address = /è in onda: (\S+)/.exec(text)?.[1];
      if (address) resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then(() => reject(new Error(`the station ended:\n${text}`)));
  });
  const url = await isUp;
  return { url, pid: child.pid ?? 0, output: () => text, kill: (signal) => void child.kill(signal), ended };
}
