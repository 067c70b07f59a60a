import { withArticle } from '#kit/italian.ts';

/** The texts of the station's own pages, beside the long ones in `web/texts/`. */
export const sitePagesMessages = {
  notFound: {
    title: 'Pagina non trovata',
    message: 'L’indirizzo non esiste, o non esiste più. Controlla di averlo scritto bene, oppure riparti da qui.',
    link: 'Torna all’inizio',
  },
  terms: {
    kicker: 'Le regole della casa',
    tabs: 'Documenti',
    privacyTab: 'Privacy Policy',
    usageTab: 'Termini d’uso',
    privacyDescription: (station: string) =>
      `Quali dati usa ${station}, perché, per quanto tempo e come chiederne copia o cancellazione: l’informativa completa su privacy e cookie.`,
    usageDescription: (station: string) =>
      `Le condizioni per usare il sito, il player, l’account e l’abbonamento PRO di ${station}.`,
    notFoundTitle: 'Pagina non trovata',
    notFoundMessage:
      'Tra i nostri documenti non ce n’è uno con questo indirizzo. Ci sono l’informativa sulla privacy e i termini d’uso.',
    notFoundLink: 'Apri l’informativa sulla privacy',
  },
  /** For who came by a link to something that they may not have. */
  refused: {
    400: {
      title: 'Questo indirizzo non è scritto bene',
      message: 'Forse manca un pezzo del link, o ce n’è uno di troppo. Controllalo e riprova.',
    },
    401: {
      title: 'Prima devi entrare',
      message: 'Questo contenuto è per chi ha un account. Entra con il pulsante in alto, poi aprilo di nuovo.',
    },
    403: {
      title: 'Questo contenuto è riservato',
      message:
        'Con il tuo account non si apre: alcuni contenuti sono per gli abbonati PRO, altri per chi lavora con noi.',
    },
    404: {
      title: 'Questo contenuto non c’è',
      message: 'Forse il link è incompleto, oppure il contenuto è stato tolto.',
    },
  },
  legal: {
    contents: 'In questa pagina',
    updated: (date: string) => `Aggiornato ${withArticle('il', date)}`,
    keywords: 'privacy, cookie, termini d’uso, dati personali, radio',
  },
  cookies: {
    kicker: 'Le regole della casa',
    description: (station: string) =>
      `Che cosa scrive il sito di ${station} nel tuo browser, voce per voce: scopo, durata e come cambiare la tua scelta.`,
  },
  deleteData: {
    kicker: 'I tuoi dati',
    description: (station: string) =>
      `Come cancellare il tuo account di ${station} e i tuoi dati, che cosa sparisce subito e che cosa resta per legge.`,
    nowTitle: 'Elimina il tuo account adesso',
    nowText: 'Ti portiamo all’ultimo passo, nel pannello del profilo: lì confermi, oppure ci ripensi.',
    now: { signedIn: 'Elimina il mio account', nobody: 'Accedi per eliminare l’account' },
    mailTitle: 'Preferisci chiederlo a noi?',
    mailText:
      'Scrivi all’indirizzo della privacy dall’e-mail con cui ti sei registrato: ti rispondiamo entro 5 giorni.',
    mailLink: 'Scrivi per cancellare i tuoi dati',
    mailSubject: 'Cancellazione dei miei dati',
  },
  about: {
    kicker: 'La radio',
    description: (station: string) =>
      `La storia di ${station}, la radio made in Italy che trasmette da Roma e si ascolta in 7 stati del Brasile: la musica, la rete, le persone.`,
    keywords: 'chi siamo, storia della radio, radio italiana, Roma, Brasile',
    numbers: 'La radio in quattro numeri',
    timeline: 'Le tappe',
  },
  apps: {
    kicker: 'Ovunque',
    description: (station: string) =>
      `Ascolta ${station} con Alexa, su Android, iPhone, iPad e Apple TV: le quattro applicazioni e che cosa sanno fare.`,
    keywords: 'app radio, Alexa, Google Play, App Store, Apple TV',
    voice: 'Di’ soltanto',
  },
  siteMap: {
    kicker: 'Orientarsi',
    title: 'Mappa del sito',
    lead: 'Tutte le pagine, una accanto all’altra. Se cerchi qualcosa, comincia da qui.',
    description: (station: string) =>
      `Tutte le pagine del sito di ${station}, in ordine e con una riga di spiegazione.`,
    keywords: 'mappa del sito, pagine, indice',
  },
};
