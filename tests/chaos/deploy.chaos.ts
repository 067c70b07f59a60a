import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openEventLine } from '#domains/live/server/events.test-helper.ts';
import { createRandom } from '#kit/random.ts';
import { startSmtp } from '#server/mail/smtp-server.test-helper.ts';
import { freePort } from '../peers/free-port.ts';
import { isOnThisMachine } from '../peers/icecast-server.ts';
import { startNginx } from '../peers/nginx-server.ts';
import { prepareStations } from '../process/two-stations.ts';
import { compareWrites } from './compare-writes.ts';
import { openEditor, openReader, openWriter } from './deploy-people.ts';
import { startKnocking } from './knocking.ts';
import { buildNextVersion } from './next-version.ts';
import { forgetSilence, keepListening, silenceOf } from './persistent-listener.ts';
import { seconds, tell } from './tell.ts';
import { startWriters } from './writers.ts';

const isAbsent = !isOnThisMachine('nginx');
if (isAbsent) console.warn('No version is deployed behind a proxy: no nginx on this machine.');

const longestSilenceMs = 2_000;

test.skipIf(isAbsent)(
  'a new version comes, process after process, and nobody who listens, reads, writes or types loses anything',
  async () => {
    const next = await buildNextVersion();
    const house = await prepareStations();
    const smtp = await startSmtp();
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()];
    const own = (at: number) => ({ url: `http://127.0.0.1:${at}` });
    const proxy = await startNginx(ports.map(own), port);
    const env = { TRUST_PROXY: '127.0.0.1', SMTP_URL: smtp.url, PUBLIC_URL: proxy.url, DRAIN_SECONDS: '1' };
    const open = (at: number, run?: string[]) => house.start({ ...env, PORT: String(at), LOG_LEVEL: 'error' }, { run });
    const isReady = async (at: number) => (await fetch(`${own(at).url}/readyz`)).status === 200;
    const old = await Promise.all(ports.map((at) => open(at)));
    const stream = `${proxy.url}/stream/antena_1`;
    for (const at of ports) {
      await expect.poll(async () => (await fetch(`${own(at).url}/stream/antena_1/live.m3u8`)).status).toBe(200);
    }

    const reader = await openReader(proxy.url);
    const writer = await openWriter(proxy.url);
    const editor = await openEditor(proxy.url);
    const ears = Array.from({ length: 20 }, () => keepListening(stream));
    await expect.poll(() => ears.every(({ bytes }) => bytes > 0)).toBe(true);
    const crowd = startWriters({ urls: () => [proxy.url], random: createRandom(1), people: 2, pauseMs: 100 });
    const knocking = startKnocking(() => [proxy.url]);
    const line = await openEventLine(`${proxy.url}/api/v1/aovivo/events/antena_1`);
    forgetSilence(ears);

    const typed: string[] = [];
    const read = async () =>
      (await house.database.query('select content from news_drafts where id = $1', [editor.id])).rows[0]?.content;
    const type = async (words: string) => {
      typed.push(words);
      await editor.page.keyboard.type(words, { delay: 20 });
      // What the station does not have yet lies in the browser.
      await expect.poll(async () => (await editor.copies()) + (await read())).toContain(typed.join(''));
    };
    await type(' Prima');
    for (const [index, at] of ports.entries()) {
      old[index]?.kill('SIGTERM');
      await type(` mentre ${index + 1} va via`);
      expect(await old[index]?.ended).toBe(0);
      await open(at, [next]);
      await expect.poll(() => isReady(at)).toBe(true);
      await type(` e torna,`);
      // Both versions stand behind the proxy: each of their pages gets its own files, whoever is asked.
      if (index === 0) {
        for (let time = 0; time < 4; time++) await knocking.openPage('/chi-siamo');
        await reader.search();
        await reader.page.getByRole('dialog', { name: 'Cerca nel sito' }).waitFor();
        await reader.page.keyboard.press('Escape');
      }
    }
    await type(' e dopo.');
    // So long that whoever lost the sound would have said so.
    await pause(5_000);

    const silence = Math.max(...ears.map(silenceOf));
    const answers = await knocking.stop();
    const acknowledged = await crowd.stop();
    const comparison = await compareWrites(house.database, smtp, acknowledged);
    tell({
      'longest silence of anybody': seconds(silence),
      'connected again': ears.reduce((sum, { returns }) => sum + returns, 0),
      'writes, and lost': `${crowd.count()}, ${comparison.lost.length}`,
      answers: JSON.stringify(answers.statuses),
    });
    expect(answers.faults).toEqual([]);
    expect(comparison).toEqual({ lost: [], unsent: [], repeated: [], doubled: [] });

    await expect.poll(() => reader.isPlaying()).toBe(true);
    const song = await reader.songs();
    await expect.poll(() => reader.songs()).not.toBe(song);
    // A line of the old process ends with it; the page has another one, as the titles show.
    expect(line.state.ended).toBe(true);
    await reader.page.getByRole('button', { name: 'Entrar', exact: true }).click();
    await reader.newVersion.waitFor();

    expect(await writer.finish('Scritto a metà prima del cambio.')).toContain('foi enviada');
    const { rows: messages } = await house.database.query(
      `select name, city, region, text from contact_messages where email = 'bia@posta.example'`,
    );
    expect(messages).toEqual([
      { name: 'Bia Lima', city: 'Natal', region: 'RN', text: 'Scritto a metà prima del cambio.' },
    ]);

    const whole = `Comincia qui.${typed.join('')}`;
    await expect.poll(read).toBe(`<p>${whole}</p>`);
    expect(await editor.text.textContent()).toBe(whole);
    await editor.page.reload();
    await editor.text.waitFor();
    expect(await editor.text.textContent()).toBe(whole);
    expect(silence).toBeLessThanOrEqual(longestSilenceMs);
  },
);
