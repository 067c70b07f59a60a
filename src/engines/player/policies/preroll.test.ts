import { describe, expect, test } from 'vitest';
import {
  type AdAudience,
  adsBegin,
  adUserId,
  createPreroll,
  hasAdElement,
  mayPlayPreroll,
  mayShowBanners,
} from './preroll.ts';

const vast = (inside: string) => `<?xml version="1.0" encoding="UTF-8"?>\n<VAST version="4.2">${inside}</VAST>\n`;
const spot = vast('<Ad id="caffe"><InLine/></Ad>');
const all: AdAudience = { consent: { marketing: true, statistics: true }, isPro: false };

test.each([
  ['agreed to all', { marketing: true, statistics: true }, false, true, true],
  ['agreed to marketing', { marketing: true, statistics: false }, false, true, true],
  ['agreed to statistics', { marketing: false, statistics: true }, false, false, true],
  ['agreed to nothing', { marketing: false, statistics: false }, false, false, false],
  ['agreed to all and is PRO', { marketing: true, statistics: true }, true, false, false],
])('[ADS-02] [ADS-03] a listener who %s', (_, consent, isPro, preroll, banners) => {
  expect(mayPlayPreroll({ consent, isPro })).toBe(preroll);
  expect(mayShowBanners({ consent, isPro })).toBe(banners);
});

test('[ADS-08] without a login the advertisements begin at mount, with one not before the first play', () => {
  expect(adsBegin(null)).toBe('at-mount');
  expect(adsBegin('il.token')).toBe('on-play');
});

test('[ADS-09] the user id that is sent for targeting is prefixed', () => {
  expect(adUserId(7)).toBe('a1_7');
});

test.each([
  ['an advertisement', spot, true],
  ['an advertisement without an xml line', '<VAST><Ad id="1"></Ad></VAST>', true],
  ['a bare advertisement element', vast('<Ad/>'), true],
  ['an advertisement in small letters', '<daast version="1.0"><ad></ad></daast>', true],
  ['no advertisement', vast(''), false],
  ['an empty tag', '<VAST version="4.2"/>', false],
  ['elements with longer names', vast('<AdSystem>x</AdSystem><Adverts/>'), false],
  ['an advertisement in a comment', vast('<!-- <Ad id="1"></Ad> -->'), false],
  ['an advertisement as character data', vast('<Error><![CDATA[<Ad>]]></Error>'), false],
  ['half an answer', spot.slice(0, -10), false],
  ['a page', '<html><body><Ad></Ad></body></html>', false],
  ['a page with a doctype', '<!doctype html><html><body><Ad></Ad></body></html>', false],
  ['JSON', '{"Ad":"<Ad></Ad>"}', false],
  ['nothing', '', false],
])('[ADS-12] a reply with %s counts as an advertisement: %s', (_, reply, expected) => {
  expect(hasAdElement(reply)).toBe(expected);
});

describe('the preroll', () => {
  function open(replies: Record<string, string | Error>, audience: () => AdAudience = () => all) {
    const asked: string[] = [];
    const errors: string[] = [];
    const preroll = createPreroll({
      audience,
      tags: () => ['https://manager.example/vast', 'https://spot.example/vast'],
      async get(address) {
        asked.push(address);
        const reply = replies[new URL(address).hostname.split('.')[0] ?? ''] ?? '';
        if (reply instanceof Error) throw reply;
        return reply;
      },
      async read(xml) {
        if (xml.includes('broken')) throw new Error('unreadable');
        const id = /Ad id="(\w+)"/.exec(xml)?.[1];
        return id ? { id, sources: [] } : null;
      },
      onError: (reason) => errors.push(reason),
    });
    return { preroll, asked, errors };
  }
  const [manager, target] = ['https://manager.example/vast', 'https://spot.example/vast'];

  test.each<[string, Record<string, string | Error>, string | undefined, string[], string[]]>([
    ['the ad manager has one', { manager: spot }, 'caffe', [manager], []],
    ['the ad manager has none', { manager: vast(''), spot }, 'caffe', [manager, target], []],
    ['the ad manager fails', { manager: new Error('503'), spot }, 'caffe', [manager, target], ['503']],
    [
      'the ad manager’s cannot be read',
      { manager: vast('<Ad>broken</Ad>'), spot },
      'caffe',
      [manager, target],
      ['unreadable'],
    ],
    ['the ad manager’s cannot be played', { manager: vast('<Ad></Ad>'), spot }, 'caffe', [manager, target], []],
    ['nobody has one', { manager: vast(''), spot: vast('') }, undefined, [manager, target], []],
    ['both fail', { manager: new Error('503'), spot: new Error('504') }, undefined, [manager, target], ['503', '504']],
  ])(
    '[ADS-11] is asked for at the ad manager first, then at target-spot: %s',
    async (_, replies, id, order, reported) => {
      const { preroll, asked, errors } = open(replies);
      expect((await preroll.load())?.id).toBe(id);
      expect(asked).toEqual(order);
      expect(errors).toEqual(reported);
    },
  );

  test('[ADS-01] is due with marketing consent, without PRO, and unless it is known that there is none', async () => {
    const person = { ...all };
    const { preroll } = open({ manager: spot }, () => person);
    expect(preroll.isDue()).toBe(true);
    await preroll.load();
    expect(preroll.isDue()).toBe(true);
    person.isPro = true;
    expect(preroll.isDue()).toBe(false);
    expect(open({}, () => ({ ...all, consent: { marketing: false, statistics: true } })).preroll.isDue()).toBe(false);
    const nothing = open({});
    await nothing.preroll.load();
    expect(nothing.preroll.isDue()).toBe(false);
  });

  test('is asked for once per page, however often it is needed', async () => {
    const { preroll, asked } = open({ manager: spot });
    await Promise.all([preroll.load(), preroll.load()]);
    await preroll.load();
    expect(asked).toHaveLength(1);
  });
});
