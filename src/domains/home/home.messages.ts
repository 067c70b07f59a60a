export const homeMessages = {
  heading: (station: string, tagline: string) => `${station}, ${tagline.charAt(0).toLowerCase()}${tagline.slice(1)}`,
  empty: 'Nessuna notizia disponibile al momento.',
  emptyText: 'Intanto c’è la diretta: canzoni, voci e qualcuno sveglio al microfono.',
  listen: 'Ascolta la radio',
  second: 'Le altre notizie del giorno',
  onAir: 'In onda adesso',
  next: 'Tra poco',
  until: (end: string) => `fino alle ${end}`,
  alwaysOn: 'In diretta',
  alwaysOnTitle: 'C’è sempre qualcuno al microfono',
} as const;
