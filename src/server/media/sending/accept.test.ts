import { expect, test } from 'vitest';
import { acceptedFormats } from './accept.ts';

test.each([
  ['Chrome', 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8', 'avif webp jpeg'],
  ['Firefox', 'image/avif,image/webp,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5', 'avif webp jpeg'],
  ['an old Safari', 'image/png,image/svg+xml,image/*;q=0.8,video/*;q=0.8,*/*;q=0.5', 'jpeg'],
  ['a crawler', '*/*', 'jpeg'],
  ['a client without a header', undefined, 'jpeg'],
  ['an empty header', '', 'jpeg'],
  ['WebP only', 'image/webp', 'webp jpeg'],
  ['AVIF refused', 'image/avif;q=0, image/webp, */*', 'webp jpeg'],
  ['WebP before AVIF', 'image/avif;q=0.5,image/webp;q=0.9', 'webp avif jpeg'],
  ['JPEG before all', 'image/avif;q=0.5,image/webp;q=0.5,image/jpeg', 'jpeg avif webp'],
  ['capitals and blanks', ' Image/AVIF ; Q=0.9 , IMAGE/WEBP;q=0.8', 'avif webp jpeg'],
  ['nothing we have', 'text/html', 'jpeg'],
  ['nonsense', 'image/avif;q=high,image/webp;q=7,;;,=', 'jpeg'],
])('%s is given the best of what it takes', (_who, accept, expected) => {
  expect(acceptedFormats(accept).join(' ')).toBe(expected);
});
