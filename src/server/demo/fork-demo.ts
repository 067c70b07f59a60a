import { fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { DemoCall, DemoQuestion, DemoWord } from './demo-process.ts';

export type DemoProcess = {
  call(call: DemoCall): Promise<void>;
  stop(): Promise<void>;
};

const processFile = fileURLToPath(new URL('demo-process.ts', import.meta.url));

/** The process that makes the demo. In the background it gets what visitors leave of the processor. */
export function forkDemo({ inBackground, onLine }: { inBackground: boolean; onLine(line: string): void }): DemoProcess {
  const child = fork(processFile, { serialization: 'advanced', stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  // At once: threads take the priority of the one that begins them.
  if (inBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const ended = once(child, 'exit');
  const waiting = new Map<number, PromiseWithResolvers<void>>();
  let lastId = 0;
  child.on('message', (word: DemoWord) => {
    if ('line' in word) onLine(word.line);
    else if (word.error) waiting.get(word.id)?.reject(new Error(`the demo could not be made: ${word.error}`));
    else waiting.get(word.id)?.resolve();
  });
  void ended.then(() => {
    for (const { reject } of waiting.values()) reject(new Error('the process that makes the demo has ended'));
  });
  return {
    async call(call) {
      const answer = Promise.withResolvers<void>();
      const id = ++lastId;
      waiting.set(id, answer);
      child.send({ id, call } satisfies DemoQuestion, (error) => error && answer.reject(error));
      await answer.promise.finally(() => waiting.delete(id));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
