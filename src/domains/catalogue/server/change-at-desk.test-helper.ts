import { expect } from 'vitest';
import { signIn } from '../../../../tests/sign-in.ts';
import type { TestStation } from '../../../../tests/test-station.ts';
import type { artistsResource } from '../artists.resource.ts';
import type { songsResource } from '../songs.resource.ts';

type Resource = Pick<typeof songsResource | typeof artistsResource, 'name' | 'fields'>;

/** Changes an artist or a song by the desk's own call, in the newest version. */
export async function musicDesk(station: TestStation) {
  const music = await signIn(station, 'music');
  return async ({ name, fields }: Resource, id: number, change: Record<string, string | number>): Promise<void> => {
    const path = `/api/v1/staff/${name}/${id}`;
    const item = (await station.get(path, music)).body.data;
    const written = Object.fromEntries(Object.keys(fields.shape).map((key) => [key, item[key]]));
    const body = { ...written, ...change, version: item.version };
    const answer = await station.post(path, body, { method: 'PUT', ...music });
    expect([answer.status, answer.body.data.fields]).toEqual([200, undefined]);
  };
}
