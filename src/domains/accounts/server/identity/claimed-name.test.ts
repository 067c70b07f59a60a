import { expect, test } from 'vitest';
import { claimedName } from './claimed-name.ts';

const email = 'lia.fontes@posta.example';

test.each([
  ['Lia Fontes', email, 'Lia', 'Fontes'],
  ['  Lia   de  Souza Fontes ', email, 'Lia', 'de Souza Fontes'],
  ['Lia', email, 'Lia', ''],
  ['L F', email, 'lia fontes', ''],
  ['', email, 'lia fontes', ''],
  ['', 'x@posta.example', 'Ouvinte', ''],
  ['Zoë\r\nBcc: all@posta.example', email, 'Zoë', 'Bcc all posta.example'],
  ['<script>alert(1)</script>', email, 'script', 'alert 1 script'],
  ['🎧 Lia 🎧', email, 'Lia', ''],
  ['a'.repeat(400), email, 'a'.repeat(30), ''],
])('the provider’s name %j becomes a name that the profile can hold', (name, address, first, last) => {
  expect(claimedName({ name, email: address })).toEqual({ name: first, lastName: last });
});
