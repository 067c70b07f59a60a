import { afterAll, describe, expect, it } from 'vitest';
import { story } from './story.ts';

describe('a story', () => {
  const test = story();
  const gone: string[] = [];
  test('begins', async () => void gone.push('begins'));
  test('goes on', async () => void gone.push('goes on'));
  test('ends', async () => void gone.push('ends'));
  afterAll(() => expect(gone).toEqual(['begins', 'goes on', 'ends']));
});

it('a file without a story has tests of its own', () => expect(story()).toBeTypeOf('function'));
