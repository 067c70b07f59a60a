import { useRouteError } from 'react-router';
import { PartError } from '../parts/create-parts.ts';
import { LostPage } from './LostPage.tsx';
import { ServerErrorPage } from './ServerErrorPage.tsx';

/** What stands in the place of a page that failed, by where the fault lies. */
export function PageFailure() {
  const error = useRouteError();
  if (error instanceof PartError && error.why !== 'file') return <LostPage why={error.why} />;
  return <ServerErrorPage />;
}
