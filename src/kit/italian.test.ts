import { describe, expect, it } from 'vitest';
import { toName, withArticle } from './italian.ts';

describe('Italian before a number or a vowel', () => {
  it.each([
    ['1 marzo 2026', 'del 1 marzo 2026'],
    ['7 marzo 2026', 'del 7 marzo 2026'],
    ['8 marzo 2026', 'dell’8 marzo 2026'],
    ['11 marzo 2026', 'dell’11 marzo 2026'],
    ['18 marzo 2026', 'del 18 marzo 2026'],
    ['08/03/2026', 'del 08/03/2026'],
    ['Data inválida', 'del Data inválida'],
  ])('a text of %s is one %s', (day, text) => expect(withArticle('del', day)).toBe(text));

  it('every article drops its vowel the same way', () => {
    expect((['il', 'al', 'dal', 'Dal'] as const).map((article) => withArticle(article, '8 maggio'))).toEqual([
      'l’8 maggio',
      'all’8 maggio',
      'dall’8 maggio',
      'Dall’8 maggio',
    ]);
  });

  it.each([
    [7, 'I 7 partner'],
    [8, 'Gli 8 partner'],
    [11, 'Gli 11 partner'],
    [18, 'I 18 partner'],
    [80, 'Gli 80 partner'],
    [110, 'I 110 partner'],
  ])('%i of them have their article', (count, text) => expect(withArticle('I', `${count} partner`)).toBe(text));

  it('a letter goes ad Antena 1, but a Radio Onda and a Eco', () => {
    expect(['Antena 1', 'Radio Onda', 'Eco'].map(toName)).toEqual(['ad Antena 1', 'a Radio Onda', 'a Eco']);
  });
});
