import { expect, test } from 'vitest';
import { inlineParts } from './inline-markup.ts';

test.each([
  ['niente di speciale', [{ kind: 'text', text: 'niente di speciale' }]],
  ['', []],
  [
    'leggi la [pagina sui cookie](/cookie-policy), **davvero**.',
    [
      { kind: 'text', text: 'leggi la ' },
      { kind: 'link', text: 'pagina sui cookie', to: '/cookie-policy' },
      { kind: 'text', text: ', ' },
      { kind: 'bold', text: 'davvero' },
      { kind: 'text', text: '.' },
    ],
  ],
  [
    'scrivi a privacy@prova.example.',
    [
      { kind: 'text', text: 'scrivi a ' },
      { kind: 'mail', text: 'privacy@prova.example' },
      { kind: 'text', text: '.' },
    ],
  ],
  ['[fuori](https://altrove.example)', [{ kind: 'text', text: '[fuori](https://altrove.example)' }]],
  ['<b>resta testo</b>', [{ kind: 'text', text: '<b>resta testo</b>' }]],
])('%j is cut into its parts', (source, parts) => {
  expect(inlineParts(source)).toEqual(parts);
});
