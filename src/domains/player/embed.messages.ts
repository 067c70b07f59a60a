export const embedMessages = {
  frameTitle: (station: string) => `${station} in diretta`,
  open: (station: string) => `Apri ${station} in una nuova scheda`,
  waiting: 'La diretta sta per cominciare',
  live: 'In diretta',
  failed: 'Non si sente: riprova',
} as const;

/** The page that hands the code out. */
export const embedHelpMessages = {
  kicker: 'Per il tuo sito',
  title: 'Incorpora il player',
  lead: 'La diretta sulla tua pagina, in tre passi: scegli la misura, scegli i colori, copia il codice. Senza cookie e senza registrazione.',
  description: (station: string) =>
    `Metti la diretta di ${station} sul tuo sito: quattro misure, i tuoi colori e un codice da copiare, gratis e senza cookie.`,
  keywords: 'player radio, incorpora, iframe, widget, radio sul tuo sito',
  sizeTitle: 'Scegli la misura',
  sizeNames: {
    '150x60': 'Bottone',
    '234x60': 'Mezzo banner',
    '320x100': 'Banner grande',
    '120x240': 'Colonna',
  },
  sizeValue: (width: number, height: number) => `${width} × ${height} pixel`,
  coloursTitle: 'Scegli i colori',
  coloursHint: 'Se il testo non si legge sullo sfondo scelto, il player lo schiarisce o lo scurisce da sé.',
  colourNames: { background: 'Sfondo', text: 'Testo', accent: 'Pulsante' },
  presets: 'Combinazioni pronte',
  presetNames: { night: 'Notte', paper: 'Carta', green: 'Bosco', red: 'Rosso' },
  codeTitle: 'Copia il codice',
  codeHint: 'Incollalo nella tua pagina, dove vuoi che si senta la radio.',
  codeLabel: 'Codice da incollare',
  copy: 'Copia il codice',
  copied: 'Copiato',
  copyByHand: 'Il codice è selezionato: premi Ctrl+C o ⌘C per copiarlo.',
  preview: 'Anteprima dal vivo',
  previewHint: 'È già il player vero: prova a premere play.',
} as const;
