import { expect, test } from 'vitest';
import { isEmail } from './email.ts';

test.each([
  'anna@example.it',
  'Anna.Rossi+radio@mail.example.com.br',
  "o'neill@example.org",
  'a@b.co',
  'x@xn--caff-8oa.it',
  'x@example.xn--p1ai',
  `${'a'.repeat(64)}@example.it`,
])('%s is taken for an address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  '',
  'anna',
  'anna@',
  '@example.it',
  'anna@example',
  'anna@@example.it',
  'anna@exa mple.it',
  ' anna@example.it',
  'anna@example.it\nBcc: tutti@example.it',
  '.anna@example.it',
  'anna.@example.it',
  'an..na@example.it',
  'anna@.it',
  'anna@example..it',
  'anna@-example.it',
  'anna@example-.it',
  'anna@example.i',
  'anna@10.0.0.1',
  'anna@[10.0.0.1]',
  '"anna"@example.it',
  'annà@example.it',
  `${'a'.repeat(65)}@example.it`,
  `anna@${'a.'.repeat(130)}it`,
])('%j is refused as an address', (address) => {
  expect(isEmail(address)).toBe(false);
});
