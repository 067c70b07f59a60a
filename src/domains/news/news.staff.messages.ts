import { newsLimits } from './news.limits.ts';

export const newsStaffMessages = {
  unknownCategory: 'Questa categoria non c’è più: scegline un’altra.',
  unknownJournalist: 'Questo giornalista non c’è più: scegline un altro.',
  unknownRelated: 'Una delle notizie collegate non c’è più.',
  slugOfList: 'A questo indirizzo c’è già un elenco di notizie: scegline un altro.',
  unreadableTag: 'Un tema ha bisogno di almeno una lettera o una cifra.',
  pinnedIsNotOut: 'In prima pagina sta solo ciò che è pubblicato.',
  /** What the audit log calls the arrangement of the first page. */
  home: 'Prima pagina',
  /** Who signs in the audit log for what comes out by itself. */
  schedule: 'Uscita programmata',
  checks: {
    noSubtitle: 'Manca il sottotitolo.',
    noPicture: 'Non c’è né immagine né video di copertina.',
    noAltText: (count: number) =>
      count === 1 ? 'Un’immagine è senza testo alternativo.' : `${count} immagini sono senza testo alternativo.`,
    deadLink: (address: string) => `Il collegamento ${address} non porta a nessuna pagina.`,
    longTitle: `Il titolo supera i ${newsLimits.title} caratteri e in qualche elenco verrà tagliato.`,
    longTitleHome: `Il titolo di prima pagina supera i ${newsLimits.titleHome} caratteri e verrà tagliato.`,
    longSubtitle: `Il sottotitolo supera i ${newsLimits.subtitle} caratteri.`,
    longSeoTitle: `Il titolo per i motori di ricerca supera i ${newsLimits.seoTitle} caratteri.`,
    longSeoDescription: `La descrizione per i motori di ricerca supera i ${newsLimits.seoDescription} caratteri.`,
    longContent: `Il testo supera le ${newsLimits.words} parole.`,
  },
} as const;
