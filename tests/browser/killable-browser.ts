import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { type BrowserContext, chromium } from 'playwright-core';
import { afterwards } from '../afterwards.ts';
import { makeTempFolder } from '../temp-folder.ts';
import { findHeadlessShell } from './find-chromium.ts';

/** A browser of somebody's own machine: a process that can be killed, and a profile that stays on the disk. */
export async function makeProfile() {
  const folder = await makeTempFolder('browser-profile');
  const running = new Set<ChildProcess>();
  afterwards(async () => {
    for (const child of running) await kill(child);
  });

  /** At once and whole, as the machine does it when the power fails; nothing is told before. */
  async function kill(child: ChildProcess): Promise<void> {
    running.delete(child);
    if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, 'SIGKILL');
    await ended;
  }

  return async function start(): Promise<{ context: BrowserContext; kill: () => Promise<void> }> {
    const switches = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-port=0'];
    const child = spawn(findHeadlessShell() ?? 'chromium', [...switches, `--user-data-dir=${folder}`, 'about:blank'], {
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    running.add(child);
    const browser = await chromium.connectOverCDP(await addressSaidBy(child));
    const [context] = browser.contexts();
    if (!context) throw new Error('the browser has no window');
    return { context, kill: () => kill(child) };
  };
}

async function addressSaidBy(child: ChildProcess): Promise<string> {
  if (!child.stderr) throw new Error('the browser says nothing');
  for await (const line of createInterface(child.stderr)) {
    const address = /DevTools listening on (ws:\S+)/.exec(line)?.[1];
    if (address) {
      child.stderr.resume();
      return address;
    }
  }
  throw new Error('the browser ended before it was ready');
}
