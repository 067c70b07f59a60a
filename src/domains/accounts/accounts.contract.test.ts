import { expect, test } from 'vitest';
import * as accounts from './accounts.contract.ts';
import * as social from './social.contract.ts';

test('[SESSION-17] the calls of accounts know visitors and users, and no administrator', () => {
  const endpoints = Object.values({ ...accounts, ...social }).filter((one) => 'kind' in one && one.kind === 'endpoint');
  expect(endpoints.length).toBeGreaterThan(15);
  expect(new Set(endpoints.map((endpoint) => ('access' in endpoint ? endpoint.access : 'none')))).toEqual(
    new Set(['public', 'user']),
  );
});
