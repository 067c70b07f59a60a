import { expect, test } from 'vitest';
import { sendRecomendation } from './recommendations.contract.ts';
import { recommendationNames } from './recommendations.decode.ts';
import {
  firstProblem,
  problemOf,
  type Recommendation,
  type RecommendationField,
  recommendationFields,
  trimmed,
} from './recommendations.rules.ts';

const good: Recommendation = {
  artistName: 'Vera Montale',
  songName: 'Notte chiara',
  link: 'https://video.example/1',
  message: 'La cantavamo in macchina, tutti stonati.',
};

function check(field: RecommendationField, fine: string[], bad: string[], message: string): void {
  for (const text of fine) expect([text, problemOf(field, text)]).toEqual([text, null]);
  for (const text of bad) expect([text, problemOf(field, text)]).toEqual([text, { field, message }]);
}

test('[RECOMMEND-01] a recommendation has an artist, a song, a link that may be empty, and a message', () => {
  expect(recommendationFields).toEqual(Object.keys(good));
  expect(Object.keys(sendRecomendation.body.shape)).toEqual(['artistName', 'musicName', 'musicLink', 'message']);
  expect(sendRecomendation.body.parse(recommendationNames.encode(good))).toEqual(recommendationNames.encode(good));
  expect(firstProblem(good)).toBeNull();
  expect(firstProblem({ ...good, link: '' })).toBeNull();
});

test('[RECOMMEND-09] the artist has 1 to 50 characters', () => {
  const message = 'O nome do artista ou banda deve ter de 1 a 50 caracteres.';
  check('artistName', ['U', 'x'.repeat(50), ` ${'x'.repeat(50)} `], ['', '   ', 'x'.repeat(51)], message);
});

test('[RECOMMEND-10] the song has 1 to 50 characters', () => {
  const message = 'O nome da música deve ter de 1 a 50 caracteres.';
  check('songName', ['È', 'x'.repeat(50)], ['', ' ', 'x'.repeat(51)], message);
});

test('[RECOMMEND-11] a link has 10 to 70 characters', () => {
  const message = 'O link da música deve ter de 10 a 70 caracteres.';
  check('link', ['x'.repeat(10), 'x'.repeat(70)], ['x', 'x'.repeat(9), 'x'.repeat(71)], message);
});

test('[RECOMMEND-12] no link is fine', () => {
  check('link', ['', '   '], [], '');
});

test('[RECOMMEND-13] the message has 5 to 500 characters', () => {
  const message = 'A sua mensagem deve ter de 5 a 500 caracteres.';
  check('message', ['bella', 'x'.repeat(500)], ['', 'ciao', ' ciao ', 'x'.repeat(501)], message);
});

test('[RECOMMEND-08] the blanks around a text are taken away', () => {
  const blank = Object.fromEntries(
    recommendationFields.map((field) => [field, `  ${good[field]}\n`]),
  ) as Recommendation;
  expect(trimmed(blank)).toEqual(good);
  expect(
    sendRecomendation.body.parse(recommendationNames.encode({ ...good, message: `${good.message}  ` })).message,
  ).toBe(good.message);
});

test('the first problem in the order of the questions is the one that is told', () => {
  expect(firstProblem({ ...good, songName: '', message: '' })?.field).toBe('songName');
});
