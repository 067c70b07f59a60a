export const paletteMessages = {
  title: 'Cerca o fai',
  label: 'Che cosa cerchi, o che cosa vuoi fare?',
  kinds: { page: 'Pagine', act: 'Azioni', item: 'Trovati' },
  none: 'Niente con queste parole.',
  hint: 'Frecce per muoversi, Invio per aprire, Esc per chiudere.',
  searching: 'Ricerca…',
} as const;
