export const waysMessages = {
  title: 'Altri modi di ascoltare',
  fm: {
    title: 'Con una radio qualsiasi',
    text: 'In Brasile ci trovi in FM, città per città. Ecco tutte le frequenze della rete.',
  },
  freeStreaming: {
    title: 'Sulla tua emittente',
    text: 'Hai una radio in Brasile? Chiedi l’accesso gratuito al nostro streaming: ti rispondiamo presto.',
  },
  embed: {
    title: 'Sul tuo sito',
    text: 'Un blog, un negozio, una scuola: metti la diretta sulla tua pagina con una riga di codice.',
    link: 'Incorpora il player',
  },
} as const;
