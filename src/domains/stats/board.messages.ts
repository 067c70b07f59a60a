import { withArticle } from '#kit/italian.ts';
import type { ChoiceTime } from './listeners.rules.ts';
import type { PlayLogColumn } from './play-log.rules.ts';

export const liveMessages = {
  title: 'In ascolto adesso',
  connectionError: 'Connection error!',
  notCounted: 'non contato',
  unsampled: (count: number) => (count === 1 ? 'Un canale senza campioni' : `${count} canali senza campioni`),
  total: 'Totale',
  countedAt: (time: string) => `Contati alle ${time}, ora di Brasilia.`,
  noCount: 'Nessun conteggio negli ultimi minuti.',
  meaning:
    'Una persona conta dopo cinque secondi di ascolto. Il totale è la somma dei canali dello stesso istante; «non contato» è un canale che questa radio non ha o che non risponde, e non vuol dire zero. Le cifre si aggiornano ogni 20 secondi.',
} as const;

export const graphMessages = {
  title: 'Andamento',
  from: 'Dal',
  until: 'Al',
  by: 'Raggruppa per',
  choices: {
    minute: 'Minuto',
    hour: 'Ora',
    day: 'Giorno',
    week: 'Settimana',
    month: 'Mese',
  } satisfies Record<ChoiceTime, string>,
  series: 'Canali da mostrare',
  chosen: (count: number) => (count === 1 ? '1 canale scelto' : `${count} canali scelti`),
  noneChosen: 'Scegli almeno un canale.',
  show: 'Mostra',
  band: 'Mostra anche minimo e massimo',
  loading: 'Caricamento del grafico…',
  failed: 'Il grafico non si è caricato: premi «Mostra» per riprovare.',
  empty: 'In questo intervallo non c’è nessun campione: il grafico resta vuoto, non a zero.',
  described: (series: string, from: string, until: string) =>
    `Grafico degli ascoltatori (${series}) ${withArticle('dal', from)} ${withArticle('al', until)}. Le cifre sono nella tabella che segue.`,
  columns: {
    series: 'Canale',
    mean: 'Media',
    max: 'Massimo',
    min: 'Minimo',
    deviation: 'Deviazione standard',
    samples: 'Campioni',
    gaps: 'Periodi senza dati',
  },
  meaning:
    'Ogni punto è la media dei campioni del periodo, uno al minuto. Massimo e minimo sono il campione più alto e il più basso, e la fascia attorno alla linea va dall’uno all’altro; la deviazione standard dice quanto i campioni si allontanano dalla media. Dove la linea si interrompe nessuno ha contato: un vuoto non è uno zero.',
  table: 'Cifre dell’intervallo',
  clock: 'Ora di Brasilia',
  time: 'Inizio del periodo',
  fileName: 'ascoltatori',
} as const;

export const reportMessages = {
  title: 'Report commerciale',
  fromLog: 'Dal registro di messa in onda',
  fromTimestamps: 'Da orari incollati',
  make: 'Prepara il report',
  loading: 'Preparazione del report…',
  timestamps: 'Orari dei passaggi',
  timestampsHint: 'Uno per riga, AAAA-MM-GG hh:mm:ss, ora di Brasilia. Non uguali né più vicini di un minuto.',
  emptyLog: 'In questo intervallo il registro non ha spot.',
  client: 'Cliente',
  spot: 'Spot',
  date: 'Data',
  inserts: 'Passaggi',
  listeners: 'Ascolti',
  average: 'Media per passaggio',
  unsampled: 'Senza campione',
  all: 'Totale',
  noClient: 'Senza cliente',
  times: (count: number) => (count === 1 ? 'Vedi l’orario' : `Vedi ${withArticle('i', `${count} orari`)}`),
  time: 'Ora di Brasilia',
  programme: 'Programma',
  table: 'Passaggi e ascolti',
  meaning:
    'Gli ascolti di un passaggio sono le persone contate nel suo minuto; il totale è la loro somma, quindi chi ha sentito due passaggi conta due volte. Dal registro contano solo i canali che trasmettevano quel programma. Dove del passato restano solo le ore, vale la media dell’ora. Un passaggio senza campione resta fuori dalla somma e dalla media.',
  fileName: 'report-commerciale',
} as const;

export const playLogMessages = {
  title: 'Registro per le società musicali',
  lead: 'Le canzoni andate in onda in un mese, con le colonne che la società chiede.',
  month: 'Mese',
  columnsLabel: 'Colonne',
  noColumns: 'Scegli almeno una colonna.',
  check: 'Controlla il mese',
  complete: (rows: number) =>
    rows === 0
      ? 'In questo mese non è andata in onda nessuna canzone.'
      : rows === 1
        ? 'Una riga, completa.'
        : `${rows} righe, tutte complete.`,
  lacking: (rows: number, lacking: number) =>
    `${rows === 1 ? 'Una riga' : `${rows} righe`}; a ${lacking === 1 ? 'una' : lacking} manca qualcosa:`,
  missing: 'Che cosa manca',
  airings: 'Righe',
  columns: {
    date: 'Data',
    time: 'Ora',
    programme: 'Programma',
    title: 'Titolo',
    artist: 'Artista',
    composers: 'Compositori',
    publisher: 'Editore',
    label: 'Etichetta',
    isrc: 'ISRC',
    album: 'Album',
    year: 'Anno',
    duration: 'Durata',
  } satisfies Record<PlayLogColumn, string>,
} as const;

export const boardMessages = {
  none: 'n.d.',
  csv: 'Scarica CSV',
  print: 'Stampa',
  cleanCache: 'Svuota la cache',
  offline: 'La radio non risponde: controlla la connessione e riprova. Quello che hai scritto resta qui.',
  affiliates: 'Stazioni affiliate',
  affiliatesText: 'L’audio di ogni affiliata, come esce in questo momento. Ne suona una per volta.',
  listenTo: (name: string) => `Ascolta ${name}`,
  controls: 'Controlli',
  controlsText: 'Butta via le pagine già pronte: la prossima visita le trova rifatte da capo.',
  links: 'Link',
  cleaned: 'Fatto: la cache è vuota.',
} as const;

const families: [RegExp, string][] = [
  [/^casterSid(\d+)$/, 'Caster'],
  [/^italySid(\d+)$/, 'Italia'],
  [/^crosshostExtraSid(\d+)$/, 'Crosshost'],
];
const names: Record<string, string> = {
  total: 'Totale',
  https: 'Sito (https)',
  http: 'Sito (http)',
  android: 'Android',
  ios: 'iOS',
  facebook: 'Facebook',
  google: 'Google',
  bing: 'Bing',
  newradio: 'NewRadio',
  alexa: 'Alexa',
};

/** What people call a channel. */
export function seriesName(series: string): string {
  for (const [form, family] of families) {
    const number = form.exec(series)?.[1];
    if (number) return `${family} ${number}`;
  }
  return names[series] ?? series;
}
