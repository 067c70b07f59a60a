import { afterAll, describe, expect, it } from 'vitest';
import { story } from './story.ts';

describe('a story', () => {
  const test = story();
  const gone: string[] = [];
  test('begins', async () => void gone.push('begins'));
  test('goes on', async () => void gone.push('goes on'));
  test('ends', async () => void gone.push('ends'));
  describe('elsewhere', () => {
    const told = () => test('beside it', async () => undefined);
    it('has no chapter', () => expect(told).toThrow('lies outside the describe of its story'));
  });
  afterAll(() => expect(gone).toEqual(['begins', 'goes on', 'ends']));
});
