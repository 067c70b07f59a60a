import { expect, test } from 'vitest';
import { hidesOtherContent } from './signatures.ts';

const noise = (text: string) => Buffer.from(`\xff\xd8\xff\xe0\x01\x02${text}\x03\x04\xff\xd9`, 'latin1');

test('letters that look like a tag or an archive by chance leave a photograph honest', () => {
  for (const text of ['<svg\x91\x07', '<SvG\x0c\xf3\x88', '<html\xa0', 'PK\x05\x06\x91\x17\x02\xfe']) {
    expect([text, hidesOtherContent(noise(text))]).toEqual([text, false]);
  }
});

test('a page, a script or an archive inside a picture is found', () => {
  const record = `PK\x05\x06${'\0'.repeat(18)}`;
  for (const text of ['<svg onload=alert(1)>', '<SCRIPT>alert(1)', '<?php echo 1;', '<!doctype html>', record]) {
    expect([text, hidesOtherContent(noise(text))]).toEqual([text, true]);
  }
});
