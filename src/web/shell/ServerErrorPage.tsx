import { ErrorPage } from './ErrorPage.tsx';

/** What stands in the place of a page that failed. What went wrong is for the log, not for the visitor. */
export function ServerErrorPage() {
  return (
    <ErrorPage
      status={500}
      title="Erro do servidor"
      message="Qualcosa non ha funzionato dalla nostra parte. Riprova tra qualche istante."
      link={{ to: '/', label: 'Torna alla pagina iniziale' }}
    />
  );
}
