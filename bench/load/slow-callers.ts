import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { cores, pinProcess } from '../pin.ts';
import { answerQuestions } from './questions.ts';

/** From several addresses, since one has a small share of all sockets. */
const addresses = 20;
const lineEveryMs = 1_000;

const open = new Set<Socket>();

/** Begins a request and never ends it: one more header line a second. Whoever is cut off comes back at once. */
async function dawdle(target: URL, localAddress: string, until: number): Promise<void> {
  while (performance.now() < until) {
    const socket = connect({ host: target.hostname, port: Number(target.port), localAddress });
    socket.on('error', () => undefined);
    await Promise.race([once(socket, 'connect'), once(socket, 'close')]).catch(() => undefined);
    open.add(socket);
    socket.write(`GET / HTTP/1.1\r\nhost: ${target.host}\r\n`);
    while (socket.writable && performance.now() < until) {
      await pause(lineEveryMs * (0.5 + Math.random()));
      if (socket.writable) socket.write('x-slow: yes\r\n');
    }
    open.delete(socket);
    socket.destroy();
  }
}

const questions = {
  /** So many sockets for so long; answers how many were open half-way. */
  async dawdle(url: string, count: number, seconds: number): Promise<number> {
    pinProcess(cores.load, process.pid);
    const until = performance.now() + seconds * 1000;
    const callers = Array.from({ length: count }, (_, index) =>
      dawdle(new URL(url), `127.0.0.${2 + (index % addresses)}`, until),
    );
    await pause(seconds * 500);
    const halfWay = open.size;
    await Promise.all(callers);
    return halfWay;
  },
};
export type SlowCallersQuestions = typeof questions;

answerQuestions('', questions, async () => undefined);
