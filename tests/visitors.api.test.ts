import { expect, test } from 'vitest';
import { applicants, told } from '#domains/careers/server/applicants.test-helper.ts';
import { visitorsMessage } from '#domains/contact/contact-message.test-helper.ts';
import { openSoundingStation } from '#domains/player/on-air.test-helper.ts';

/** Nobody in this file has an account, a cookie or a token. */
const station = await openSoundingStation();

const message = { ...visitorsMessage, text: 'Vorrei fare pubblicità da voi.' };
const contact = (categoryId: number) => station.post('/api/v1/contact/sendMessage', { ...message, categoryId });

async function apply() {
  const { uploaded, send } = applicants(station);
  const { curriculum } = await uploaded();
  return send({ ...told, curriculum });
}

test('[API-13] a visitor listens to the standard stream', async () => {
  const leaving = new AbortController();
  const response = await fetch(`${station.url}/stream/antena_1`, { signal: leaving.signal });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  const first = await response.body?.getReader().read();
  expect(first?.value?.length).toBeGreaterThan(0);
  leaving.abort();
});

test('[API-13] a visitor searches and reads what is public', async () => {
  const found = await station.get('/api/v1/search?q=vera&num=10');
  expect(found.body.data.items.length).toBeGreaterThan(0);
  const calls = [
    'news/getNews/0/5/0/0',
    'getArtists/',
    'getMusicData/0/5',
    'getPodcastsData',
    'programs/getProgramsData',
  ];
  for (const call of calls) {
    const { status, body } = await station.get(`/api/v1/${call}`);
    expect([call, status, body.data.length > 0]).toEqual([call, 200, true]);
  }
});

test('[API-13] a visitor sends the forms for contact, free streaming and jobs', async () => {
  const streaming = await station.post('/api/v1/freeStreaming/sendMessage', {
    company: 'Rádio Litoral Ltda.',
    tradeName: 'Litoral FM',
    cnpj: '11.222.333/0001-81',
    page: 'https://litoral.example',
    nameOwner: 'Ana Souza',
    emailOwner: 'ana@litoral.example',
    telefone: '(82) 99999-0000',
    band: 'FM',
    frequency: '95.3 MHz',
    power: 'Classe A1',
    state: 'Alagoas',
    city: 'Maceió',
  });
  for (const { status, body } of [await contact(7), streaming, await apply()]) {
    expect([status, body.status]).toEqual([200, 'success']);
  }
});

test('[SESSION-16] a visitor watches videos and the TV, meets clients and their spots, reads the terms, follows the feeds and sees the PRO offer', async () => {
  const pages = [
    '/videos',
    '/tv',
    '/clientes',
    '/clientes/caffe-miravalle',
    '/termini/privacidade',
    '/termini/uso',
    '/feed',
    '/feed/rss/tudo',
    '/vantagens-da-assinatura-pro',
  ];
  for (const path of pages) expect([path, (await station.get(path)).status]).toEqual([path, 200]);
  const { body } = await station.get('/api/v1/videos/getYoutubeLatestVideos/1');
  expect((await station.get(`/videos/${body.data[0].slug}`)).status).toBe(200);
  expect((await station.get('/api/v1/getSpotData/caffe-miravalle')).body.status).toBe('success');
});

test('[SESSION-16] a visitor applies for a job and writes to the sales team', async () => {
  for (const { status, body } of [await apply(), await contact(2)]) {
    expect([status, body.status]).toEqual([200, 'success']);
  }
});
