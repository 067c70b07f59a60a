import { expect, test } from 'vitest';
import { isZoneName } from './zone-names.ts';

test('a zone is a place’s own name, nothing that merely looks like one', () => {
  expect(['Europe/Rome', 'America/Sao_Paulo', 'UTC'].map(isZoneName)).toEqual([true, true, true]);
  for (const name of ['', '+01:00', 'Europe/Atlantide', 'europe/rome', 'Europe/Rome ', 'CET-1']) {
    expect([name, isZoneName(name)]).toEqual([name, false]);
  }
});
