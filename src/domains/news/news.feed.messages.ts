export const feedMessages = {
  title: 'I feed delle notizie',
  kicker: 'Feed',
  lead: 'Le notizie nel tuo lettore, appena escono, senza algoritmi in mezzo. Scegli il formato, poi la categoria.',
  headDescription: 'Le notizie della radio in Atom, RSS e JSON Feed: tutte insieme o una categoria alla volta.',
  choose: 'Scegli il formato',
  links: (format: string) => `Indirizzi dei feed ${format}`,
  all: 'Tutte le notizie',
  formats: {
    atom: { name: 'Atom', text: 'Il formato più preciso, letto da tutti gli aggregatori moderni.' },
    rss: { name: 'RSS', text: 'Il classico: funziona ovunque, anche nei lettori di vent’anni fa.' },
    json: { name: 'JSON', text: 'Per chi costruisce qualcosa: facile da leggere per ogni programma.' },
  },
} as const;
