import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { createTestSink, passTime } from '#engines/station/audio.test-helper.ts';
import { createChannel } from '#engines/station/channel.ts';
import { createProgramme } from '#engines/station/programme.ts';
import { stationSampleRate } from '#engines/station/station-format.ts';
import { createFakeClock } from '#kit/clock.ts';
import { createRandom } from '#kit/random.ts';
import { encodeMp3 } from '../../seed/audio/mp3/encode.ts';
import { isOnThisMachine } from './icecast-server.ts';

const decoders = [
  { command: 'ffmpeg', given: ['-v', 'warning', '-f', 'mp3', '-i', 'pipe:0', '-f', 'null', '-'] },
  { command: 'mpg123', given: ['-q', '-t', '-'] },
];
const minutes = 10;
const songSeconds = 7.3;

async function makeSong(hertz: number): Promise<Buffer> {
  const wave = Float32Array.from({ length: songSeconds * stationSampleRate }, (_, n) => {
    return 0.3 * Math.sin((2 * Math.PI * hertz * n) / stationSampleRate) * Math.sin(n / 9000);
  });
  return Buffer.from(await encodeMp3({ left: wave, right: wave }));
}

/** Ten minutes of the stream as one listener gets them, with a join every few seconds, in a moment of real time. */
async function hearTenMinutes(): Promise<Buffer> {
  const files = new Map<string, Buffer>();
  for (const hertz of [220, 330, 440]) files.set(`song-${hertz}`, await makeSong(hertz));
  const items = [...files.keys()].map((id) => ({ id, kind: 'song' as const, artist: id }));
  const clock = createFakeClock(1_800_000_000_000);
  const channel = createChannel({ id: 'antena_1', clock });
  const programme = createProgramme({
    id: 'antena_1',
    clock,
    random: createRandom(1),
    library: { items: () => items, read: async ({ id }) => files.get(id) ?? Buffer.alloc(0) },
    onAiring: () => undefined,
    onAudio: channel.push,
  });
  await programme.start();
  const listener = createTestSink();
  channel.listen(listener.sink);
  await passTime(clock, minutes * 60_000);
  programme.stop();
  return listener.bytes();
}

const heard = await hearTenMinutes();

test('ten minutes of the stream are ten minutes of bytes', () => {
  expect(Math.abs(heard.length / 16_000 - minutes * 60)).toBeLessThan(6);
});

for (const { command, given } of decoders) {
  const isAbsent = !isOnThisMachine(command);
  if (isAbsent) console.warn(`The stream was not read by ${command}: it is not on this machine.`);
  test.skipIf(isAbsent)(`[ONAIR-02] ${command} reads ten minutes of the stream without a complaint`, async () => {
    const decoder = spawn(command, given, { stdio: ['pipe', 'ignore', 'pipe'] });
    const complaints = text(decoder.stderr);
    const ended = new Promise((resolve) => decoder.once('exit', resolve));
    decoder.stdin.end(heard);
    expect(await ended).toBe(0);
    expect(await complaints).toBe('');
  });
}
