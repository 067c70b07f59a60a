import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Answer, Question, Questions, Ready } from './load/questions.ts';
import { type Core, cores, pinProcess } from './pin.ts';

export type Child<Q extends Questions> = {
  /** Without a slash at the end. */
  url: string;
  ask<Name extends keyof Q & string>(name: Name, ...given: Parameters<Q[Name]>): Promise<Awaited<ReturnType<Q[Name]>>>;
  /** CPU time that the process has used since it started. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
};

/** A start with the demo takes seconds, on a crowded machine a minute. */
const startSeconds = 300;

/** Starts a file of this folder as a server of its own, on the server's core unless another is named. */
export async function startChild<Q extends Questions>(file: string, core: Core = cores.server): Promise<Child<Q>> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const { ready } = await firstMessage(child, ended, file);
  pinProcess(core, child.pid ?? 0);

  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (message) => waiting.get((message as Answer).id)?.(message as Answer));
  child.on('exit', () => {
    for (const [id, settle] of waiting) settle({ id, error: `${file} ended` });
  });
  let lastId = 0;
  const ask = (name: string, given: unknown[]) =>
    new Promise<never>((resolve, reject) => {
      const id = ++lastId;
      waiting.set(id, ({ answer, error }) => {
        waiting.delete(id);
        if (error) reject(new Error(error));
        else resolve(answer as never);
      });
      child.send({ id, name, given } satisfies Question);
    });
  return {
    url: ready,
    ask: (name, ...given) => ask(name, given),
    cpuSeconds: () => ask('cpuSeconds', []),
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function firstMessage(child: ChildProcess, ended: Promise<unknown>, file: string): Promise<Ready> {
  const failed = ended.then(() => Promise.reject(new Error(`${file} ended before it was ready`)));
  const timer = setTimeout(() => child.kill('SIGTERM'), startSeconds * 1000);
  try {
    const [message] = (await Promise.race([once(child, 'message'), failed])) as [Ready];
    return message;
  } finally {
    failed.catch(() => undefined);
    clearTimeout(timer);
  }
}
