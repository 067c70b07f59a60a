import { expect, test } from 'vitest';
import { createRequestSigner } from './request-signer.ts';

const secret = 'a secret that all processes share';
const now = 1_800_000_000_000;
const call = { method: 'POST', path: '/internal/listeners' };
const body = '{"process":"one"}';
const signed = createRequestSigner(secret, () => now).sign({ ...call, body });
const isSigned = (changed = {}, headers: Record<string, string> = signed, at = now, of = secret) =>
  createRequestSigner(of, () => at).isSigned({ ...call, ...changed }, headers);
const isSignedBody = (text: string) => createRequestSigner(secret, () => now).isSignedBody(Buffer.from(text), signed);

test('[SCALE-01] a call of the house is known by its signature, for this address, this body and this moment', () => {
  expect(isSigned()).toBe(true);
  expect(isSigned({}, signed, now + 29_000)).toBe(true);
  expect(isSigned({ method: 'GET' })).toBe(false);
  expect(isSigned({ path: '/internal/relay' })).toBe(false);
  expect(isSigned({}, signed, now + 31_000)).toBe(false);
  expect(isSigned({}, signed, now, 'another secret')).toBe(false);
  expect(isSigned({}, {})).toBe(false);
  for (const name of ['x-station-time', 'x-station-digest', 'x-station-signature']) {
    expect([name, isSigned({}, { ...signed, [name]: String(now + 1) })]).toEqual([name, false]);
  }
  expect(isSignedBody(body)).toBe(true);
  expect(isSignedBody('{}')).toBe(false);
});
