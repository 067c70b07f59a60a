import { afterEach, expect, test, vi } from 'vitest';
import { draftOf } from './contact-draft.ts';

afterEach(() => vi.unstubAllGlobals());

test('a draft that was kept under the names of the call is still found', () => {
  vi.stubGlobal('sessionStorage', { getItem: () => '{"name":"Ana","tel":"(06) 95550-142","state":"RM"}' });
  expect(draftOf(null).read()).toEqual({ name: 'Ana', phone: '(06) 95550-142', region: 'RM' });
});
