import { expect, test } from 'vitest';
import { redirectToCanonical } from './redirect-to-canonical.ts';

function locationFor(given: string, own: string): string | null {
  try {
    redirectToCanonical(given, own);
    return null;
  } catch (response) {
    if (!(response instanceof Response)) throw response;
    expect(response.status).toBe(301);
    return response.headers.get('location');
  }
}

test('an address of plain letters stays, another writing of it leads there', () => {
  expect(locationFor('/artisti/nora-vela', '/artisti/nora-vela')).toBeNull();
  expect(locationFor('/artisti/Nora-Vela', '/artisti/nora-vela')).toBe('/artisti/nora-vela');
  expect(locationFor('/canzoni/a+b', '/canzoni/a+b')).toBeNull();
});

test('an accent in a slug does not lead to itself', () => {
  expect(locationFor('/artisti/caf%C3%A9-del-mar', '/artisti/café-del-mar')).toBeNull();
  expect(locationFor('/canzoni/perch%C3%A9+nora', '/canzoni/perché+nora')).toBeNull();
  expect(locationFor('/videos/Citt%C3%A0', '/videos/città')).toBe('/videos/citt%C3%A0');
});
