import { definePage, problem } from '#web/page.ts';

/** The catch-all: any address that the site does not know. */
export const page = definePage({
  load: () =>
    problem({
      status: 404,
      title: 'Pagina non trovata',
      message: 'L’indirizzo non esiste, o non esiste più. Controlla di averlo scritto bene, oppure riparti da qui.',
      link: { to: '/', label: 'Torna all’inizio' },
    }),
  head: () => ({ title: 'Pagina non trovata', noindex: true }),
  Page: () => null,
});
