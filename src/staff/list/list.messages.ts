import { mostCounted } from '#contract/paging.ts';

const number = new Intl.NumberFormat('it-IT');
const counted = (count: number, one: string, many: string) => `${number.format(count)} ${count === 1 ? one : many}`;

/** Above what is counted: '10.000+'. */
export const totalText = (total: number) =>
  total > mostCounted ? `${number.format(mostCounted)}+` : number.format(total);

export const listMessages = {
  search: 'Cerca',
  clear: 'Togli i filtri',
  all: 'Tutti',
  allOf: (label: string) => `${label}: qualsiasi`,
  yes: 'Sì',
  no: 'No',
  bin: 'Cestino',
  binText: 'Ciò che è stato eliminato resta qui trenta giorni.',
  views: 'Viste',
  saveView: 'Salva la vista',
  viewName: 'Nome della vista',
  viewSaved: (name: string) => `La vista «${name}» è salvata in questo browser.`,
  removeView: (name: string) => `Elimina la vista «${name}»`,
  save: 'Salva',
  cancel: 'Annulla',
  columns: 'Colonne',
  columnUp: (label: string) => `Sposta ${label}`,
  defaultColumns: 'Come all’inizio',
  frame: { changedAt: 'Modificato', changedBy: 'Da chi', createdAt: 'Creato' } as Record<string, string>,
  sortBy: (label: string) => `Ordina per ${label}`,
  up: 'in ordine crescente',
  down: 'in ordine decrescente',
  mark: (title: string) => `Scegli «${title}»`,
  markAll: 'Scegli tutti in questa pagina',
  marked: (count: number) => counted(count, 'scelto', 'scelti'),
  exportCsv: 'Esporta CSV',
  exporting: (done: number, total: number) => `Esportazione: ${number.format(done)} di ${number.format(total)}…`,
  exported: (count: number) => `${counted(count, 'riga esportata', 'righe esportate')}.`,
  exportFailed: 'L’esportazione si è interrotta. Riprova.',
  remove: 'Elimina',
  removed: (count: number) => `${counted(count, 'elemento eliminato', 'elementi eliminati')}.`,
  notRemoved: (count: number) =>
    `${counted(count, 'elemento non è stato eliminato', 'elementi non sono stati eliminati')}: qualcuno li ha cambiati nel frattempo.`,
  restore: 'Ripristina',
  restored: (count: number) => `${counted(count, 'elemento ripristinato', 'elementi ripristinati')}.`,
  undo: 'Annulla',
  none: 'Nessuno',
  range: (from: number, to: number, total: number) =>
    `${number.format(from)}–${number.format(to)} di ${totalText(total)}`,
  keys: 'j e k per muoversi, x per scegliere, Invio per aprire',
  pages: 'Pagine',
  before: 'Precedenti',
  after: 'Successivi',
  nothingFound: 'Niente corrisponde a questa ricerca.',
  emptyBin: 'Il cestino è vuoto.',
  loading: 'Lettura in corso',
  open: 'Apri',
} as const;
