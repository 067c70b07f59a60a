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
      { to: '/programacao', label: 'Programmi', text: 'Le voci della settimana, con giorni e orari.' },
      { to: '/aplicativos', label: 'Applicazioni', text: 'La radio con Alexa, sul telefono e in salotto.' },
    ],
  },
  {
    title: 'Chi siamo',
    pages: [
      { to: '/chi-siamo', label: 'Chi siamo', text: 'La storia, la musica, la rete e le persone.' },
      { to: '/afiliadas', label: 'Affiliate', text: 'Frequenze e indirizzi in Brasile e a Roma.' },
      { to: '/parceiros', label: 'Partner', text: 'Chi fa la strada insieme a noi.' },
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
