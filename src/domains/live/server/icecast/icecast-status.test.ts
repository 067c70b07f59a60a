import { expect, test } from 'vitest';
import { nameOf, readStatus, streamIdOf } from './icecast-status.ts';

const source = (more: string, path = '/antena_1') =>
  `{"listener_peak":3,"listeners":2,"listenurl":"http://radio.example:8000${path}","server_type":"audio/mpeg",${more}"dummy":null}`;
const status = (sources: string) => `{"icestats":{"admin":"x@localhost",${sources}"dummy":null}}`;
const one = (more: string) => readStatus(status(`"source":${source(more)},`));
const mount = { path: '/antena_1', listeners: 2, artist: '', title: '', type: 'audio/mpeg' };

test('[ONAIR-05] an Icecast server with no mount, with one and with several is understood', () => {
  expect(readStatus(status(''))).toEqual([]);
  expect(one('')).toEqual([mount]);
  const both = `"source":[${source('"title":"Le Onde - Alba",')},${source('', '/antena_1_alta.mp3')}],`;
  expect(readStatus(status(both))).toEqual([
    { ...mount, title: 'Le Onde - Alba' },
    { ...mount, path: '/antena_1_alta.mp3' },
  ]);
});

test.each([
  ['a year', '"title":1999,', '1999'],
  ['a word that means something to JSON', '"title":true,', 'true'],
  ['nothing', '"title":null,', ''],
  ['a bare dash, which is no JSON', '"title": - ,', ''],
  ['quotes and accents', '"title":"L\'alba \\"sul\\" mare è",', 'L\'alba "sul" mare è'],
])('[ONAIR-05] a title that Icecast writes oddly is read: %s', (_what, more, title) => {
  expect(one(more)).toEqual([{ ...mount, title }]);
});

test('[ONAIR-05] what is no status is refused, and one broken mount does not hide the others', () => {
  // The first is what Icecast 2.4 itself answers in the moment of its start.
  for (const garbage of ['{"icestats":"server_start":"x","dummy":null}}', '', '<html>', '[]', '{}', '{"icestats":1}']) {
    expect(() => readStatus(garbage), garbage).toThrow();
  }
  expect(readStatus(status(`"source":[7,{"listeners":1},{"listenurl":"x"},${source('')}],`))).toEqual([mount]);
});

test('mounts are named after streams, whatever their ending', () => {
  const paths = ['/antena_1', '/antena_1.mp3', '/antena_1.aac', '/antena_1.m'];
  expect(paths.map((path) => streamIdOf({ path }))).toEqual(['antena_1', 'antena_1', 'antena_1', 'antena_1.m']);
});

test.each([
  ['', 'Le Onde - Alba', { artist: 'Le Onde', title: 'Alba' }],
  ['', 'Le Onde - Alba - dal vivo', { artist: 'Le Onde', title: 'Alba - dal vivo' }],
  ['', 'Caffè Miravalle', { artist: '', title: 'Caffè Miravalle' }],
  ['', 'Blues-rock', { artist: '', title: 'Blues-rock' }],
  ['Le Onde', 'Alba', { artist: 'Le Onde', title: 'Alba' }],
  ['Le Onde', 'Le Onde - Alba', { artist: 'Le Onde', title: 'Alba' }],
  ['Le Onde', '', null],
])('artist %j and title %j name the song', (artist, title, name) => {
  expect(nameOf({ artist, title })).toEqual(name);
});
