/** The page for whoever wants to advertise. */
export const advertiseMessages = {
  kicker: 'Pubblicità',
  title: 'Fatti sentire',
  lead: 'Una voce in cucina, in macchina, in negozio, in cuffia. La radio arriva dove nessuno sta guardando uno schermo, e ci arriva con una canzone.',
  write: 'Chiedi un preventivo',
  headTitle: 'Pubblicità',
  headDescription: (station: string) =>
    `Fare pubblicità su ${station}: spot, sponsorizzazioni, podcast e banner da Roma al Brasile. La portata della rete e come parlare con l’ufficio vendite.`,
  headKeywords: 'pubblicità in radio, spot, sponsorizzazioni, preventivo, inserzionisti, Roma, Brasile',
  reachTitle: 'Fin dove arriva la tua voce',
  reachLink: 'Tutte le emittenti e le frequenze',
  branches: 'sedi ed emittenti affiliate, compresa Roma',
  figures: [
    { value: '7', label: 'stati del Brasile raggiunti in FM' },
    { value: '550+', label: 'comuni coperti dalla rete' },
    { value: '24 ore', label: 'di diretta al giorno, in FM e in streaming' },
  ],
  formatsTitle: 'Cinque modi per esserci',
  formats: [
    {
      name: 'Lo spot',
      text: 'Quindici, venti o trenta secondi in diretta. Se vuoi, il testo lo scriviamo noi: voce, musica e montaggio nascono nei nostri studi.',
    },
    {
      name: 'Il programma',
      text: 'Il tuo nome accanto a una voce che la gente conosce, sempre alla stessa ora, letto da chi conduce.',
    },
    {
      name: 'Il podcast',
      text: 'Un episodio o una serie intera: chi la sceglie ascolta fino in fondo, e il tuo messaggio resta lì.',
    },
    {
      name: 'Il sito e le app',
      text: 'Un banner nelle pagine, un annuncio prima della diretta. Solo a chi ha dato il consenso, mai agli abbonati PRO.',
    },
    {
      name: 'Il gioco',
      text: 'Una promozione con i tuoi premi: regolamento, estrazione e consegna li curiamo noi.',
    },
  ],
  promise: 'Uno spot si chiama spot.',
  promiseText:
    'Lo presentiamo come tale, diciamo chi lo paga e non lo travestiamo da consiglio. Per questo chi ci ascolta si fida, anche di te.',
  salesKicker: 'Ufficio vendite',
  salesTitle: 'Parliamone a voce',
  salesHours: 'Dal lunedì al venerdì, dalle 9 alle 18 (ora di Roma).',
  reveal: 'Mostra il numero',
  whatsapp: 'WhatsApp',
  phone: 'Telefono',
  chat: 'Chat',
  chatNote: 'Scrivici adesso',
  formKicker: 'Oppure scrivici',
  formTitle: 'Raccontaci che cosa vuoi far sapere',
  steps: [
    { name: 'Tu scrivi', text: 'Che cosa fai, dove, e a chi vorresti arrivare.' },
    { name: 'Noi proponiamo', text: 'Entro 5 giorni ricevi un’idea, un calendario e un prezzo chiaro.' },
    { name: 'Si va in onda', text: 'Approvi il testo, ascolti la registrazione, e poi accendi la radio.' },
  ],
} as const;
