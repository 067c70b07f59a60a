import { shellMessages } from '#domains/site/site.messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What stands in the place of a page that failed. What went wrong is for the log, not for the visitor. */
export function ServerErrorPage() {
  return (
    <ErrorPage status={500} message={shellMessages.serverError} link={{ to: '/', label: shellMessages.backToStart }} />
  );
}
