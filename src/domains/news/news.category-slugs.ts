/** The categories whose addresses stand before those of articles. */
export const categorySlugs = [
  'musica',
  'salute',
  'economia',
  'politica',
  'tecnologia',
  'altri',
  'mondo',
  'quotidiano',
  'podcast',
  'cinema',
  'moda',
  'auto',
  'gastronomia',
  'viaggi',
] as const;
