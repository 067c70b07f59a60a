import type { ItemOf } from '#contract/resource.ts';
import type { Item } from '#staff/resource/resource-calls.ts';
import type { newsResource } from '../../news.resource.ts';

/** An article as the desk reads it. */
export type Article = Item & ItemOf<typeof newsResource>;
