import { serverErrorMessages as text } from '#domains/site/site.messages.ts';
import { ErrorPage } from './ErrorPage.tsx';

/** What stands in the place of a page that failed. What went wrong is for the log, not for the visitor. */
export function ServerErrorPage() {
  return <ErrorPage status={500} message={text.message} link={{ to: '/', label: text.link }} />;
}
