import type { Section } from '../desk.ts';

const sections: Record<Section, string> = {
  newsroom: 'Redazione',
  music: 'Musica',
  air: 'In onda',
  public: 'Pubblico',
  sales: 'Vendite',
  station: 'Stazione',
};

export const frameMessages = {
  sections,
  navigation: 'La redazione',
  dashboard: 'Cruscotto',
  audit: 'Registro',
  roles: 'Ruoli e permessi',
  openNavigation: 'Apri il menu',
  closeNavigation: 'Chiudi il menu',
  find: 'Cerca o fai…',
  account: 'Il tuo account',
  site: 'Vai al sito',
  night: 'Tema scuro',
  paper: 'Tema chiaro',
  leave: 'Esci',
  notLeft: 'Non è stato possibile uscire. Controlla la connessione e riprova.',
  onAir: 'In onda',
  listeners: (count: number) => `${new Intl.NumberFormat('it-IT').format(count)} in ascolto`,
  lost: {
    title: 'Qui non c’è niente',
    text: 'Questo indirizzo della redazione non esiste, o il tuo ruolo non lo apre.',
    back: 'Torna al cruscotto',
  },
  failed: {
    title: 'Questa schermata si è fermata',
    text: 'Quello che stavi scrivendo è conservato in questo browser.',
    again: 'Ricarica',
  },
  notLoaded: 'Non è stato possibile leggere i dati.',
  noLine: 'Non c’è risposta dalla stazione. Controlla la connessione.',
  again: 'Riprova',
  newVersion: 'C’è una versione più nuova della redazione.',
  reload: 'Ricarica',
  roleNames: {
    editor: 'Redazione',
    music: 'Musica',
    promotions: 'Promozioni',
    sales: 'Vendite',
    statistics: 'Statistiche',
    administrator: 'Direzione',
  } as Record<string, string>,
} as const;
