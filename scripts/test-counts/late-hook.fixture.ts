import { beforeAll, describe, expect, test } from 'vitest';

describe('a room that never opens', () => {
  beforeAll(() => new Promise(() => undefined), 50);
  test('is lost', () => undefined);
  test('is lost too', () => undefined);
  test.skip('is left out on purpose', () => undefined);
});
test('passes', () => undefined);
test('fails', () => expect(1).toBe(2));
test('leaves itself out', ({ skip }) => skip('no such program here'));
