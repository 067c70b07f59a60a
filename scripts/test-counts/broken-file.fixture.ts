import { test } from 'vitest';

await Promise.reject(new Error('the file does not load'));
test('is never known', () => undefined);
