import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Source = { pid: number; stop(): Promise<void> };

/** A source client: a sound that ffmpeg makes itself, encodes, paces and sends to a mount until it is stopped. */
export function startSource(address: string, sound = 'sine=frequency=440'): Source {
  const made = ['-re', '-f', 'lavfi', '-i', sound];
  const encoded = ['-c:a', 'libmp3lame', '-b:a', '128k', '-f', 'mp3', '-content_type', 'audio/mpeg'];
  const child = spawn('ffmpeg', ['-v', 'error', ...made, ...encoded, address], { stdio: 'ignore' });
  return { pid: child.pid ?? 0, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
