import type { Kind } from './search.rules.ts';

export const noSuggestions = { text: 'Sem sugestões', lang: 'pt-BR' } as const;

export const searchMessages = {
  headTitle: (query: string) => (query ? `${query}: risultati della ricerca` : 'Cerca nel sito'),
  kicker: 'Cerca',
  title: 'Che cosa cerchi?',
  titleFor: (query: string) => `«${query}»`,
  label: 'Cerca nel sito',
  hint: 'Canzoni, artisti, notizie…',
  submit: 'Cerca',
  suggestions: 'Suggerimenti',
  found: counted,
  corrected: (query: string, corrected: string) => `Non c’è nulla per «${query}»: ecco i risultati per «${corrected}».`,
  loosely: (query: string) => `Niente contiene tutte le parole di «${query}»: ecco ciò che più si avvicina.`,
  shownOf: (shown: number, total: number) => (shown < total ? `I primi ${shown} di ${total}` : counted(total)),
  kindCount: (kind: string, count: number) => `${kind} (${count})`,
  emptyText:
    'Una canzone di cui ricordi due parole, un artista, una notizia, un programma: scrivi qui sopra, anche senza accenti e con qualche errore.',
  sections: 'Oppure sfoglia',
  nothingTitle: 'Nessun risultato',
  nothingText: (query: string) => `Non abbiamo trovato nulla per «${query}».`,
  tips: [
    'Prova con meno parole: basta il nome o il titolo.',
    'Non serve scrivere accenti e maiuscole; controlla però le lettere.',
    'Cerca l’artista invece della canzone, o viceversa.',
  ],
  missing: 'Manca qualcosa? Scrivici',
  jump: 'Vai a',
} as const;

function counted(count: number): string {
  return count === 1 ? '1 risultato' : `${count} risultati`;
}

export const kindNames: Record<Kind, { one: string; many: string }> = {
  artist: { one: 'Artista', many: 'Artisti' },
  song: { one: 'Canzone', many: 'Canzoni' },
  programme: { one: 'Programma', many: 'Programmi' },
  podcast: { one: 'Podcast', many: 'Podcast' },
  promotion: { one: 'Promozione', many: 'Promozioni' },
  video: { one: 'Video', many: 'Video' },
  news: { one: 'Notizia', many: 'Notizie' },
  journalist: { one: 'Giornalista', many: 'Giornalisti' },
  client: { one: 'Cliente', many: 'Clienti' },
};

export const searchSections = [
  { to: '/notizie', label: 'Notizie' },
  { to: '/artisti', label: 'Artisti' },
  { to: '/canzoni', label: 'Canzoni' },
  { to: '/podcasts', label: 'Podcast' },
  { to: '/programacao', label: 'Programmi' },
] as const;
