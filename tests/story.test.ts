import { afterAll, describe, expect } from 'vitest';
import { story } from './story.ts';

describe('a story', () => {
  const test = story();
  const gone: string[] = [];
  test('begins', async () => void gone.push('begins'));
  test('goes on', async () => void gone.push('goes on'));
  test('ends', async () => void gone.push('ends'));
  afterAll(() => expect(gone).toEqual(['begins', 'goes on', 'ends']));
});
