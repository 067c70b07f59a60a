import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { cores, pinProcess } from '../pin.ts';
import { answerQuestions } from './questions.ts';
import { rawGet } from './raw-get.ts';

export type CrowdReport = {
  /** Listeners whose bytes are no unbroken stretch of what the first one got. */
  broken: number;
  /** Listeners who at some moment had played all they had been given. */
  underruns: number;
  /** Listeners whose connection ended. */
  lost: number;
  bytesPerSecond: number;
  /** How long a page took meanwhile. */
  pageMs: number[];
};

const bytesPerSecond = 16_000;
const headLength = 512;
const joinedAtOnce = 50;
const pageEveryMs = 100;

type Listener = {
  socket: Socket;
  head: Buffer;
  bytes: number;
  crc: number;
  firstAt: number;
  hasRunOut: boolean;
  isLost: boolean;
};

let crowd: Listener[] = [];
/** Everything that the first listener got: the others' bytes are looked up in it. */
let heard: Buffer[] = [];

function join(address: URL, isFirst: boolean): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(address.port), address.hostname);
    const listener: Listener = {
      socket,
      head: Buffer.alloc(0),
      bytes: 0,
      crc: 0,
      firstAt: 0,
      hasRunOut: false,
      isLost: false,
    };
    let header: Buffer | undefined = Buffer.alloc(0);
    socket.write(`GET ${address.pathname} HTTP/1.1\r\nHost: ${address.host}\r\nConnection: close\r\n\r\n`);
    socket.on('error', reject);
    socket.on('close', () => {
      listener.isLost = true;
    });
    socket.on('data', (data: Buffer) => {
      let audio = data;
      if (header) {
        header = Buffer.concat([header, data]);
        const end = header.indexOf('\r\n\r\n');
        if (end < 0) return;
        if (!/^HTTP\/1\.\d 200/.test(header.toString('latin1'))) reject(new Error(header.toString('latin1')));
        audio = header.subarray(end + 4);
        header = undefined;
      }
      if (audio.length > 0) take(listener, audio, isFirst);
      if (listener.firstAt) resolve(listener);
    });
  });
}

function take(listener: Listener, audio: Buffer, isFirst: boolean): void {
  const now = performance.now();
  listener.firstAt ||= now;
  // What had come before this had to last until now.
  const playedBytes = ((now - listener.firstAt) / 1000) * bytesPerSecond;
  if (listener.bytes > 0 && listener.bytes < playedBytes) listener.hasRunOut = true;
  if (listener.head.length < headLength) {
    listener.head = Buffer.concat([listener.head, audio]).subarray(0, headLength);
  }
  listener.bytes += audio.length;
  listener.crc = crc32(audio, listener.crc);
  if (isFirst) heard.push(audio);
}

function isUnbroken({ head, bytes, crc }: Listener, whole: Buffer): boolean {
  for (let at = whole.indexOf(head); at >= 0; at = whole.indexOf(head, at + 1)) {
    if (crc32(whole.subarray(at, at + bytes)) === crc) return true;
  }
  return false;
}

async function readPages(url: string, until: number): Promise<number[]> {
  const took: number[] = [];
  while (performance.now() < until) {
    const before = performance.now();
    const { status } = await rawGet(url);
    if (status !== 200) throw new Error(`${url} answers ${status}`);
    took.push(performance.now() - before);
    await pause(Math.max(0, pageEveryMs - (performance.now() - before)));
  }
  return took;
}

const questions = {
  async join(url: string, count: number): Promise<void> {
    pinProcess(cores.load, process.pid);
    heard = [];
    crowd = [await join(new URL(url), true)];
    while (crowd.length < count) {
      const more = Math.min(joinedAtOnce, count - crowd.length);
      crowd.push(...(await Promise.all(Array.from({ length: more }, () => join(new URL(url), false)))));
    }
  },
  /** Listens for so long, reads a page now and then, and lets everybody go. */
  async listen(seconds: number, page: string | undefined): Promise<CrowdReport> {
    const before = crowd.reduce((sum, { bytes }) => sum + bytes, 0);
    const began = performance.now();
    const until = began + seconds * 1000;
    const pageMs = page ? await readPages(page, until) : [];
    await pause(Math.max(0, until - performance.now()));
    const bytes = crowd.reduce((sum, one) => sum + one.bytes, 0) - before;
    const rate = bytes / crowd.length / ((performance.now() - began) / 1000);
    const [first, ...others] = crowd;
    const lost = crowd.filter(({ isLost }) => isLost).length;
    for (const { socket } of others) socket.destroy();
    // The first one hears a little more, so that whatever another got can be found there.
    await pause(2_000);
    first?.socket.destroy();
    const whole = Buffer.concat(heard);
    const broken = others.filter((listener) => !isUnbroken(listener, whole)).length;
    const underruns = crowd.filter(({ hasRunOut }) => hasRunOut).length;
    return { broken, underruns, lost, bytesPerSecond: rate, pageMs };
  },
};
export type CrowdQuestions = typeof questions;

answerQuestions('', questions, async () => {
  for (const { socket } of crowd) socket.destroy();
});
