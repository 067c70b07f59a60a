export type SiteMapGroup = { title: string; pages: { to: string; label: string; text: string }[] };

/** Every page that stands at a fixed address. A page that is added to the routes has its line here. */
export const siteMap: readonly SiteMapGroup[] = [
  {
    title: 'La radio',
    pages: [
      { to: '/', label: 'Pagina iniziale', text: 'Che cosa va in onda oggi e che cosa succede in radio.' },
      {
        to: '/ascolta-la-radio',
        label: 'Ascolta la radio',
        text: 'La diretta, con testo e traduzione di quello che senti.',
      },
      { to: '/cerca', label: 'Cerca', text: 'Canzoni, artisti, notizie e programmi, da una parola.' },
      { to: '/programacao', label: 'Programmi', text: 'Le voci della settimana, con giorni e orari.' },
      { to: '/videos', label: 'Video', text: 'Sessioni, cartoline e la radio vista da dentro.' },
      { to: '/tv', label: 'TV', text: 'La radio che si guarda, in diretta.' },
      { to: '/promocoes', label: 'Promozioni', text: 'Che cosa si vince adesso, e chi ha già vinto.' },
      { to: '/caca-ao-tesouro', label: 'Caccia al tesoro', text: 'Premi nascosti tra le pagine, per chi sfoglia.' },
      { to: '/recomende', label: 'Consiglia una canzone', text: 'Quella che metteresti in onda domani mattina.' },
      {
        to: '/vantagens-da-assinatura-pro',
        label: 'PRO',
        text: 'I vantaggi dell’abbonamento, i piani e le domande frequenti.',
      },
      { to: '/aplicativos', label: 'Applicazioni', text: 'La radio con Alexa, sul telefono e in salotto.' },
      { to: '/incorpora-il-player', label: 'Incorpora il player', text: 'La diretta sul tuo sito, in quattro misure.' },
    ],
  },
  {
    title: 'Musica',
    pages: [
      { to: '/artisti', label: 'Artisti', text: 'Chi sono, che cosa cantano e da dove cominciare.' },
      { to: '/canzoni', label: 'Canzoni', text: 'Il canzoniere: testi, traduzioni e trenta secondi di ognuna.' },
      { to: '/as-10-mais', label: 'Le 10 più richieste', text: 'Nove classifiche, scelte da chi ascolta.' },
      { to: '/le-100-piu', label: 'Le 100 più richieste', text: 'Anno per anno, dal 1998.' },
    ],
  },
  {
    title: 'Podcast',
    pages: [
      { to: '/podcasts', label: 'Podcast', text: 'Le serie della radio, da ascoltare quando vuoi.' },
      { to: '/podcasts/outros', label: 'Mix e montaggi', text: 'Ore di musica senza interruzioni, e l’archivio.' },
    ],
  },
  {
    title: 'Notizie',
    pages: [
      { to: '/notizie', label: 'Notizie', text: 'Tutto quello che scriviamo, dal più recente.' },
      { to: '/notizie/tags', label: 'Temi', text: 'L’indice degli argomenti, in ordine alfabetico.' },
      { to: '/jornalistas', label: 'I giornalisti', text: 'Chi firma gli articoli, e che cosa ha scritto.' },
      { to: '/feed', label: 'Feed', text: 'Le notizie nel tuo lettore, in Atom, RSS o JSON.' },
    ],
  },
  {
    title: 'Notizie per categoria',
    pages: [
      { to: '/notizie/musica', label: 'Musica', text: 'Uscite, concerti e interviste.' },
      { to: '/notizie/mondo', label: 'Mondo', text: 'Oltre i due confini di casa.' },
      { to: '/notizie/quotidiano', label: 'Quotidiano', text: 'Città, scuola, trasporti.' },
      { to: '/notizie/economia', label: 'Economia', text: 'Lavoro, prezzi, imprese.' },
      { to: '/notizie/politica', label: 'Politica', text: 'Roma, Bruxelles, Brasilia.' },
      { to: '/notizie/salute', label: 'Salute', text: 'Ricerca e buone abitudini.' },
      { to: '/notizie/tecnologia', label: 'Tecnologia', text: 'Reti, apparecchi, audio.' },
      { to: '/notizie/auto', label: 'Auto', text: 'Strade, motori, mobilità.' },
      { to: '/notizie/cinema', label: 'Cinema', text: 'Film, serie, colonne sonore.' },
      { to: '/notizie/moda', label: 'Moda', text: 'Artigiani e tendenze.' },
      { to: '/notizie/gastronomia', label: 'Gastronomia', text: 'Ricette, vini, mercati.' },
      { to: '/notizie/viaggi', label: 'Viaggi', text: 'Treni lenti, spiagge, borghi.' },
      { to: '/notizie/podcast', label: 'Podcast', text: 'Nuovi episodi e dietro le quinte.' },
      { to: '/notizie/altri', label: 'Altri', text: 'Le storie senza cassetto.' },
    ],
  },
  {
    title: 'Chi siamo',
    pages: [
      { to: '/chi-siamo', label: 'Chi siamo', text: 'La storia, la musica, la rete e le persone.' },
      { to: '/afiliadas', label: 'Affiliate', text: 'Frequenze e indirizzi in Brasile e a Roma.' },
      { to: '/lavora-con-noi', label: 'Lavora con noi', text: 'La tua candidatura, letta fino all’ultima riga.' },
      { to: '/clientes', label: 'Clienti', text: 'Chi fa pubblicità da noi, con gli spot da riascoltare.' },
      { to: '/parceiros', label: 'Partner', text: 'Chi fa la strada insieme a noi.' },
      { to: '/anuncie-conosco', label: 'Pubblicità', text: 'Spot, programmi, podcast: come farsi sentire.' },
      { to: '/contatto', label: 'Contatti', text: 'Il modulo, i numeri e l’indirizzo di Roma.' },
    ],
  },
  {
    title: 'Regole e dati',
    pages: [
      { to: '/termini/privacidade', label: 'Privacy Policy', text: 'Quali dati usiamo, perché e per quanto.' },
      { to: '/termini/uso', label: 'Termini d’uso', text: 'Le regole del sito, dell’account e di PRO.' },
      { to: '/cookie-policy', label: 'Cookie', text: 'Tutto quello che scriviamo nel tuo browser.' },
      { to: '/delete-data', label: 'Cancellare i tuoi dati', text: 'Come si fa, che cosa sparisce, che cosa resta.' },
    ],
  },
  {
    title: 'Orientarsi',
    pages: [{ to: '/mappa-del-sito', label: 'Mappa del sito', text: 'Questa pagina.' }],
  },
];
