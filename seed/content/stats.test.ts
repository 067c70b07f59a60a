import { expect, test } from 'vitest';
import { shows } from './podcasts.ts';
import { affiliateStreams } from './stats.ts';

test('the affiliates of the demo are heard apart: two carry the network, every other has a sound of its own', () => {
  const network = affiliateStreams.filter(({ address }) => address === '/stream/antena_1');
  expect(network.map(({ name }) => name)).toEqual(['Antena 1 São Paulo', 'Antena 1 Roma']);
  const others = affiliateStreams.filter((one) => !network.includes(one)).map(({ address }) => address);
  expect(new Set(others).size).toBe(affiliateStreams.length - 2);
  const bigHour = shows.find(({ slug }) => slug === 'big-hour');
  for (const address of others) {
    const number = Number(/^\/podcasts\/audio\/big-hour-(\d+)\.mp3$/.exec(address)?.[1]);
    expect([address, number >= 1 && number <= (bigHour?.episodes.length ?? 0)]).toEqual([address, true]);
  }
});
