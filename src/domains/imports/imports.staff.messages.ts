import type { ImportKind, ImportState } from './imports.rules.ts';

const number = new Intl.NumberFormat('it-IT');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

const kinds: Record<ImportKind, { name: string; hint: string; accept: string }> = {
  news: {
    name: 'Notizie',
    hint: 'Tabella CSV. Le colonne hanno i nomi dell’esportazione: Titolo, Categoria, Testo, Temi, Stato…',
    accept: '.csv,.tsv,.txt,text/csv',
  },
  artists: {
    name: 'Artisti',
    hint: 'Tabella CSV: Nome, Indirizzo, Biografia, Ritratto…',
    accept: '.csv,.tsv,.txt,text/csv',
  },
  songs: {
    name: 'Canzoni',
    hint: 'Tabella CSV: Titolo, Artista (per nome), Album, Uscita, Testo, Traduzione…',
    accept: '.csv,.tsv,.txt,text/csv',
  },
  wordpress: {
    name: 'Un sito WordPress',
    hint: 'Il file XML di Strumenti › Esporta: autori, categorie, temi, articoli, immagini e vecchi indirizzi.',
    accept: '.xml,text/xml,application/xml',
  },
};

const states: Record<ImportState, string> = {
  reading: 'In lettura',
  checking: 'In prova',
  checked: 'Provata',
  running: 'In corso',
  done: 'Finita',
  cancelled: 'Annullata',
};

export const importsStaffMessages = {
  title: 'Importa',
  lead: 'Un file diventa notizie, artisti o canzoni. Prima una prova, che non scrive niente e dice riga per riga che cosa non va.',
  kind: 'Che cosa importi',
  kinds,
  states,
  choose: 'Scegli il file',
  drop: 'Oppure trascinalo qui.',
  dropHere: 'Lascia qui il file',
  uploading: (name: string) => `Caricamento di ${name}`,
  reading: 'Il file è arrivato: lo sto leggendo…',
  failures: {
    other: 'Il file non è stato preso. Riprova.',
    byStatus: {
      0: 'La linea è caduta durante il caricamento. Riprova.',
      403: 'Il tuo ruolo non permette di importare queste voci.',
      400: 'Il file non si legge: salvalo di nuovo come CSV con lettere UTF-8, o esportalo di nuovo da WordPress.',
      413: 'Il file è troppo grande.',
    } as Record<number, string>,
    refused: {
      empty: 'Il file non ha righe da importare.',
      'unreadable head': 'La prima riga, con i nomi delle colonne, non si legge.',
      'unknown columns': 'Nessuna colonna ha un nome conosciuto: nella prima riga servono i nomi dell’esportazione.',
      'too many rows': 'Le righe sono troppe: al massimo 50.000 per file.',
      malformed: 'Non è un file XML intero: esportalo di nuovo da WordPress.',
      'not wordpress': 'Non è un’esportazione di WordPress.',
    } as Record<string, string>,
  },
  back: 'Importa un altro file',
  checking: 'Prova in corso: non viene scritto niente.',
  running: 'Importazione in corso. Puoi chiudere la pagina: va avanti da sola.',
  progress: (done: number, total: number) => `${number.format(done)} di ${number.format(total)} righe`,
  checked: 'La prova è finita. Ecco che cosa succederebbe.',
  done: 'L’importazione è finita.',
  cancelled: 'L’importazione è stata annullata: quello che era già scritto resta.',
  start: (count: number) => `Importa ${counted(count, 'riga', 'righe')}`,
  nothing: 'Non c’è niente da importare: le righe buone ci sono già tutte.',
  cancel: 'Annulla',
  notStarted: 'Non è partita. Ricarica la pagina e riprova.',
  counts: {
    create: 'nuove',
    change: 'cambiate',
    same: 'già presenti',
    faulty: 'con errori',
    warned: 'con avvisi',
  },
  faults: 'Righe con errori',
  faultsHint: 'Restano fuori. Correggi il file e importalo di nuovo: le altre righe non entrano due volte.',
  warnings: 'Avvisi',
  written: 'Voci scritte',
  download: 'Scarica l’elenco (CSV)',
  line: 'Riga',
  item: 'Voce',
  field: 'Campo',
  reason: 'Che cosa non va',
  notes: 'Da sapere sul file',
  history: 'Importazioni',
  none: 'Nessuna importazione, finora.',
  when: 'Quando',
  who: 'Chi',
  file: 'File',
  state: 'A che punto è',
} as const;
