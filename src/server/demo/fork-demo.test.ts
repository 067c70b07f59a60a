import { expect, onTestFinished, test } from 'vitest';
import { forkDemo } from './fork-demo.ts';

const poorDemo = `export const demo = {
  compose() { throw new Error('no music', { cause: new Error('the disk is full') }); },
};`;

test('a demo that cannot be made says why, to the last cause', async () => {
  const child = forkDemo({ inBackground: false, onLine: () => undefined });
  onTestFinished(() => child.stop());
  const demoUrl = `data:text/javascript,${encodeURIComponent(poorDemo)}`;
  await child.call({ kind: 'begin', settings: { demoUrl, dataDir: 'none', logLevel: 'silent', s3: undefined } });
  await expect(child.call({ kind: 'compose' })).rejects.toThrow(/no music.*the disk is full/s);
});
