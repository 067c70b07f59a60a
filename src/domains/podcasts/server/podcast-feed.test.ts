import { expect, test } from 'vitest';
import { podcastGuid } from './podcast-feed.ts';

test('[PODFEED-01] a show has the name that the podcast namespace gives to the address of its feed', () => {
  // The example of the namespace's own page.
  const name = '917393e3-1b1e-5cef-ace4-edaa54e1f810';
  expect(podcastGuid('https://mp3s.nashownotes.com/pc20rss.xml')).toBe(name);
  expect(podcastGuid('http://mp3s.nashownotes.com/pc20rss.xml/')).toBe(name);
});
