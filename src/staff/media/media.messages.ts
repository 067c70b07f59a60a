import { totalText } from '../list/list.messages.ts';

const number = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 1 });

/** What a grid of files says about itself. */
export type GridTexts = {
  found: string;
  more: string;
  total: (count: number) => string;
  none: string;
  nothingFound: string;
};

export const mediaMessages = {
  search: 'Cerca per nome, testo alternativo o crediti',
  upload: 'Carica dal dispositivo',
  camera: 'Scatta una foto',
  dropHint: 'Puoi anche trascinare qui i file, oppure incollarli.',
  dropHere: 'Lascia qui i file',
  uploads: 'Caricamenti',
  progress: (name: string) => `Caricamento di ${name}`,
  waiting: 'In attesa',
  percent: (share: number) => `${Math.round(share * 100)}%`,
  settling: 'Controllo del file…',
  cancel: (name: string) => `Annulla il caricamento di ${name}`,
  dismiss: (name: string) => `Togli dall’elenco ${name}`,
  retry: 'Riprova',
  pictures: {
    found: 'Immagini della libreria',
    more: 'Mostra altre',
    total: (count: number) => (count === 1 ? 'Un’immagine' : `${totalText(count)} immagini`),
    none: 'La libreria non ha ancora immagini: carica la prima.',
    nothingFound: 'Nessuna immagine con queste parole.',
  },
  kinds: { image: 'Immagine', audio: 'Audio', video: 'Video', document: 'Documento' },
  altMissing: 'senza testo alternativo',
  measures: (width: number, height: number) => `${width} × ${height} px`,
  weight: (bytes: number) =>
    bytes < 1_000_000 ? `${number.format(Math.ceil(bytes / 1000))} kB` : `${number.format(bytes / 1_000_000)} MB`,
  picker: {
    title: 'Scegli un’immagine',
    open: 'Scegli dalla libreria',
    change: 'Cambia',
    remove: 'Togli',
    openFor: (label: string) => `${label}: scegli dalla libreria`,
    changeFor: (label: string) => `${label}: cambia`,
    removeFor: (label: string) => `${label}: togli`,
    chosen: (label: string) => `${label}: quella scelta`,
    alt: 'Testo alternativo',
    altHint: 'Che cosa si vede, per chi non vede. Vuoto solo se è un ornamento.',
    caption: 'Didascalia',
    captionHint: 'Si legge sotto l’immagine.',
    use: 'Usa questa immagine',
    back: 'Torna alla libreria',
    notAPicture: (name: string) => `«${name}» non è un’immagine: è nella libreria, ma qui non si può usare.`,
  },
  failures: {
    other: 'Il caricamento non è riuscito. Riprova.',
    newer: 'Qualcuno ha cambiato questo file prima di te: ricarica la pagina e riprova.',
    twice: 'Questo file è già nella libreria, con un’altra scheda.',
    byStatus: {
      0: 'La linea è caduta durante il caricamento. Riprova.',
      401: 'Non sei più connesso.',
      403: 'Il tuo ruolo non permette di caricare file.',
      413: 'Il file è troppo grande.',
    } as Record<number, string>,
    refused: {
      empty: 'Il file è vuoto.',
      'too-large': 'Il file è troppo grande: le immagini possono pesare 25 MB, gli altri file 500 MB.',
      'not-an-image': 'Non è un’immagine che si possa leggere.',
      'too-many-pixels': 'L’immagine ha troppi pixel: riducila e riprova.',
      'broken-image': 'L’immagine è danneggiata.',
      'hidden-content': 'Il file nasconde altro contenuto e non è stato accettato.',
      'extension-not-allowed': 'Questo tipo di file non è ammesso.',
      'content-mismatch': 'Il contenuto non corrisponde al nome del file.',
      'another kind': 'Il nuovo file deve essere dello stesso tipo del vecchio.',
    } as Record<string, string>,
  },
} as const;
