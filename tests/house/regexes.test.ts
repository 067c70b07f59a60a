import { expect, test } from 'vitest';
import { sourceFiles } from './imports.ts';
import { regexesIn, slowOn } from './regexes.ts';

test('[HOSTILE-02] no regular expression takes longer than its text, whatever the text', () => {
  const found = sourceFiles('src').flatMap(regexesIn);
  expect(found.length).toBeGreaterThan(200);
  const slow = found.flatMap((one) => {
    const text = slowOn(one);
    return text ? [`${one.file}: /${one.source}/${one.flags} is slow on ${text}`] : [];
  });
  expect(slow).toEqual([]);
});

test.each([[/<[^>]*Relationship\s[^>]*>/g], [/\s*\|\s*Antena 1\s*$/i], [/^(\w+\s?)*$/], [/[aeious]+$/]])(
  'the check knows a slow one when it sees it: %s',
  ({ source, flags }) => {
    expect(slowOn({ source, flags })).not.toBeNull();
  },
);
