import { describe, expect, test } from 'vitest';
import { decodeNotice } from './hunt.decode.ts';
import {
  bottleLevel,
  canPlay,
  huntTabOf,
  huntTabPath,
  huntTabs,
  isEmpty,
  shareSituations,
  shareText,
} from './hunt.rules.ts';

describe('the bottle', () => {
  test.each([
    [0, 10, 0],
    [1, 1000, 1],
    [25, 100, 1],
    [26, 100, 2],
    [50, 100, 2],
    [51, 100, 3],
    [75, 100, 3],
    [76, 100, 4],
    [100, 100, 4],
    [1, 1, 4],
    [0, 0, 0],
    [12, 10, 4],
    [-1, 10, 0],
  ])('[HUNT-11] with %i of %i prizes left is drawn at level %i of 4', (remaining, total, level) => {
    expect(bottleLevel(remaining, total)).toBe(level);
  });
});

test('[HUNT-24] what a winner shares names the prize and carries hashtags', () => {
  expect(shareText('Um vinil', 'Antena 1')).toBe(
    'Ganhei Um vinil na caça ao tesouro da Antena 1! #CaçaAoTesouro #Antena1',
  );
  expect(shareText('Um vinil', 'Rádio «Mar & Sol»').match(/#[\p{L}\p{N}]+/gu)).toEqual([
    '#CaçaAoTesouro',
    '#RádioMarSol',
  ]);
});

test('only a complete registration plays', () => {
  expect([canPlay(null), canPlay({ registrationComplete: false }), canPlay({ registrationComplete: true })]).toEqual([
    false,
    false,
    true,
  ]);
});

test('an answer that says nothing is no prize, whichever way it says it', () => {
  for (const nothing of [null, undefined, '', [], {}, false]) expect(isEmpty(nothing)).toBe(true);
  for (const something of [{ tx_nome: 'Um vinil' }, [1], 'Um vinil', 7]) expect(isEmpty(something)).toBe(false);
});

test('[HUNT-01] both readings of a hunt are the same hunt', () => {
  const hunt = { id: 7, endsAt: '2026-12-01T00:00:00.000Z', message: 'Corri!' };
  expect(decodeNotice({ idHunt: 7, huntEndDate: hunt.endsAt, bannerMessage: 'Corri!' })).toEqual(hunt);
  expect(decodeNotice({ id_tesouro: 7, dt_fim: hunt.endsAt, banner_message: 'Corri!' })).toEqual(hunt);
});

test('each tab has its address, and an unknown one is the first', () => {
  expect(huntTabs.map(huntTabPath)).toEqual([
    '/caca-ao-tesouro',
    '/caca-ao-tesouro?aba=regulamento',
    '/caca-ao-tesouro?aba=premios',
  ]);
  expect([null, 'premios', 'altro'].map(huntTabOf)).toEqual(['inizio', 'premios', 'inizio']);
});

test('a prize is shared in one of three places, or nowhere', () => {
  expect(shareSituations).toEqual(['facebook', 'twitter', 'whatsapp', 'closed']);
});
