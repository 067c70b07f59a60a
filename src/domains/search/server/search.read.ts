/**
 * What the search gives other domains. It is called `read` because only that may be imported across domains, but what stands here is for
 * writers: whoever changes something public says so in the same transaction, and the index never disagrees with it.
 */

export { putSearchItems, removeSearchItems, type SearchItem, type SearchSource } from './search-index.ts';
