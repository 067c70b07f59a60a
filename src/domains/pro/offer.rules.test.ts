import { expect, test } from 'vitest';
import { phoneApps } from './offer.rules.ts';

test('PRO is sold in the shops of the phones only', () => {
  const apps = ['alexa', 'google-play', 'app-store', 'apple-tv'].map((store) => ({ store }));
  expect(phoneApps(apps)).toEqual([{ store: 'google-play' }, { store: 'app-store' }]);
});
