import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('a spreadsheet reads numbers, gaps and texts with their quotes', () => {
  const text = csvOf([
    ['ora', 'ascoltatori'],
    ['2026-07-01 10:00', 12.5],
    ['senza dati', null],
    ['Lia; "la" Fontes\ndue righe', 0],
  ]);
  expect(text).toBe(
    '\ufeffora;ascoltatori\r\n2026-07-01 10:00;12,5\r\nsenza dati;\r\n"Lia; ""la"" Fontes\ndue righe";0\r\n',
  );
});

test.each(['=1+1', '+39', '-2', '@a', '\tx'])('the text %j stays a text', (text) => {
  expect(csvOf([[text]])).toContain(`'${text}`);
});
