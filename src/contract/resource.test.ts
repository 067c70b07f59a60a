import { expect, test } from 'vitest';
import { artistsResource } from '#domains/catalogue/artists.resource.ts';
import { songsResource } from '#domains/catalogue/songs.resource.ts';
import { tagsResource } from '#domains/news/tags.resource.ts';
import { fieldInfoOf } from './resource.ts';

test('fields that are made of one schema keep what each says of itself', () => {
  const slugs = [songsResource, artistsResource, tagsResource].map(({ fields }) => fieldInfoOf(fields.shape.slug));
  expect(slugs.map((info) => info?.from)).toEqual(['title', 'name', 'name']);
  expect(new Set(slugs.map((info) => info?.help)).size).toBe(3);
});
