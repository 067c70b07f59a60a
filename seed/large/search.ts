import type { SeedPart } from '#server/demo/seed-once.ts';
import { seedSearch } from '../parts/search.ts';

export const seedLargeSearch: SeedPart = {
  ...seedSearch,
  name: 'large-search',
  label: 'l’indice della ricerca su tutto',
};
