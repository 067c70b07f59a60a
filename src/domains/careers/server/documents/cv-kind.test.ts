import { expect, test } from 'vitest';
import { cvKindOf } from './cv-kind.ts';
import { honestCvs } from './honest-cvs.test-helper.ts';
import { hostileCvs } from './hostile-cvs.test-helper.ts';

test.each(honestCvs)('the station takes %s', (_what, file, kind) => {
  expect(cvKindOf(file)).toBe(kind);
});

const tooLarge = 'a PDF of 5 MiB and one byte';

test.each(hostileCvs.filter(([what]) => what !== tooLarge))(
  '[HOSTILE-02] the station does not take %s',
  (_what, file) => {
    expect(cvKindOf(file)).toBeNull();
  },
);
