import { describe, expect, test } from 'vitest';
import { oEmbedAnswer, oEmbedXml } from './oembed.rules.ts';

const provider = { name: 'Antena 1', url: 'https://radio.example' };
const frames = [
  { address: 'https://radio.example/embed/large', width: 600, height: 400 },
  { address: 'https://radio.example/embed/small', width: 300, height: 80 },
];
const song = {
  title: 'Alba - Le Onde',
  author: { name: 'Le Onde', url: 'https://radio.example/artisti/le-onde' },
  picture: { url: 'https://radio.example/media/400x400/alba.jpg', width: 400, height: 300 },
};
const room = (maxWidth: number, maxHeight: number) => ({ maxWidth, maxHeight });

describe('what can be framed', () => {
  test('comes in the best measure that there is room for, to the pixel', () => {
    const widthIn = (maxWidth: number, maxHeight: number) => {
      const answer = oEmbedAnswer({ title: 'Diretta', frames }, room(maxWidth, maxHeight), provider);
      return answer?.type === 'rich' ? [answer.width, answer.height] : answer;
    };
    expect(widthIn(600, 400)).toEqual([600, 400]);
    expect(widthIn(599, 400)).toEqual([300, 80]);
    expect(widthIn(600, 399)).toEqual([300, 80]);
    expect(widthIn(300, 80)).toEqual([300, 80]);
    expect(widthIn(299, 80)).toBeNull();
    expect(widthIn(300, 79)).toBeNull();
  });

  test('says who offers it, what it is called and how long it stands', () => {
    const answer = oEmbedAnswer({ title: 'Diretta', frames }, room(999, 999), provider);
    expect(answer).toMatchObject({
      version: '1.0',
      type: 'rich',
      title: 'Diretta',
      provider_name: 'Antena 1',
      provider_url: 'https://radio.example',
      cache_age: 86_400,
      html: expect.stringContaining('https://radio.example/embed/large'),
    });
  });
});

describe('what is a card', () => {
  test('carries its author, and its picture where there is room for it', () => {
    const named = { type: 'link', author_name: 'Le Onde', author_url: song.author.url };
    const pictured = { thumbnail_url: song.picture.url, thumbnail_width: 400, thumbnail_height: 300 };
    expect(oEmbedAnswer(song, room(400, 300), provider)).toMatchObject({ ...named, ...pictured });
    for (const small of [room(399, 300), room(400, 299)]) {
      expect(oEmbedAnswer(song, small, provider)).toMatchObject(named);
      expect(oEmbedAnswer(song, small, provider)).not.toHaveProperty('thumbnail_url');
    }
    const { picture: _, ...bare } = song;
    expect(oEmbedAnswer(bare, room(999, 999), provider)).not.toHaveProperty('thumbnail_url');
  });
});

test('as XML nothing of a title can break out', () => {
  const answer = oEmbedAnswer({ ...song, title: '<b> & "Alba"' }, room(999, 999), provider);
  if (!answer) throw new Error('there is no answer');
  const xml = oEmbedXml(answer);
  expect(xml).toMatch(/^<\?xml version="1\.0" encoding="utf-8" standalone="yes"\?>\n<oembed><version>1\.0<\/version>/);
  expect(xml).toContain('<title>&lt;b&gt; &amp; &quot;Alba&quot;</title>');
  expect(xml).toContain('<cache_age>86400</cache_age>');
  expect(xml).toMatch(/<\/type>.*<\/oembed>\n$/s);
});
