export const tagMessages = {
  kicker: 'Notizie per tema',
  description: (tag: string) => `Tutte le notizie su ${tag}: articoli, interviste e storie della redazione.`,
  allTags: 'Tutti i temi',
  end: 'Sei arrivato in fondo a questo tema.',
} as const;
