import { expect, test } from 'vitest';
import { tampered } from '../../../../../tests/tampered.ts';
import { createSecretBox } from './secret-box.ts';

const secret = 'x'.repeat(32);
const box = createSecretBox(secret, 'test');
const plain = Buffer.from('what nobody reads');

test('what was sealed is read again by the same key, purpose and owner only', () => {
  const sealed = box.seal(plain, '7');
  expect(box.open(sealed, '7')).toEqual(plain);
  expect(sealed).not.toContain(plain.toString('base64url'));
  expect(box.seal(plain, '7')).not.toBe(sealed);
  expect(() => box.open(sealed, '8')).toThrow();
  expect(() => createSecretBox('y'.repeat(32), 'test').open(sealed, '7')).toThrow();
  expect(() => createSecretBox(secret, 'another').open(sealed, '7')).toThrow();
  expect(() => box.open(tampered(sealed), '7')).toThrow();
  expect(() => box.open('', '7')).toThrow();
});
