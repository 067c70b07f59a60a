import type { Desk } from '#staff/desk.ts';
import { artistsResource } from '../artists.resource.ts';
import { songsResource } from '../songs.resource.ts';

export const catalogueDesk: Desk = [
  { kind: 'resource', section: 'music', resource: artistsResource },
  { kind: 'resource', section: 'music', resource: songsResource },
];
