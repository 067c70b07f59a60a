import { afterEach, expect, test, vi } from 'vitest';
import { createDraft, everyField, isText } from './create-draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's storage, or one that forbids it. */
function openStorage(entries: Record<string, string> | 'forbidden') {
  const kept = new Map(Object.entries(entries === 'forbidden' ? {} : entries));
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const allowed = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  const forbidden = { getItem: refuse, setItem: refuse, removeItem: refuse };
  vi.stubGlobal('sessionStorage', entries === 'forbidden' ? forbidden : allowed);
  return kept;
}

const draft = createDraft<{ name: string; subject: number }>({
  key: 'letter',
  lives: 'tab',
  fields: { name: isText, subject: (value) => value === 1 || value === 2 },
});

test('what was written and not sent comes back, until it is sent', () => {
  const kept = openStorage({});
  expect(draft.read()).toEqual({});
  draft.keep({ name: 'Ana', subject: 2 });
  expect(draft.read()).toEqual({ name: 'Ana', subject: 2 });
  draft.clear();
  expect(kept.size).toBe(0);
});

test('only the fields of the draft are kept: a password beside them is not', () => {
  const kept = openStorage({});
  const wide = { name: 'Ana', subject: 1, password: 'Gabbiano-Prati-98!' };
  draft.keep(wide);
  expect(kept.get('letter')).toBe('{"name":"Ana","subject":1}');
});

test.each([
  ['other types', '{"name":7,"subject":2,"more":true}', { subject: 2 }],
  ['a value that is none of the choices', '{"name":"Ana","subject":9}', { name: 'Ana' }],
  ['no JSON', '{"name', {}],
  ['nothing', 'null', {}],
  ['a list', '[1]', {}],
])('of a storage that holds %s only what can be used is read', (_, stored, read) => {
  openStorage({ letter: stored });
  expect(draft.read()).toEqual(read);
});

test('what was kept while the fields had other names is read under the new ones, and kept under them from then on', () => {
  const kept = openStorage({ letter: '{"nome":"Ana"}' });
  const renamed = createDraft<{ name: string }>({
    key: 'letter',
    lives: 'tab',
    fields: { name: isText },
    upgrade: ({ nome, ...rest }) => ({ ...(nome !== undefined && { name: nome }), ...rest }),
  });
  expect(renamed.read()).toEqual({ name: 'Ana' });
  renamed.keep({ name: 'Bia' });
  expect(kept.get('letter')).toBe('{"name":"Bia"}');
  expect(renamed.read()).toEqual({ name: 'Bia' });
});

test('a browser that forbids storage has a form without drafts', () => {
  openStorage('forbidden');
  expect(() => draft.keep({ name: 'Ana', subject: 1 })).not.toThrow();
  expect(draft.read()).toEqual({});
  expect(() => draft.clear()).not.toThrow();
});

test('one answer serves for every field of a list', () => {
  expect(everyField(['name', 'city'], '')).toEqual({ name: '', city: '' });
});
