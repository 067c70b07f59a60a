import { Navigate } from 'react-router';
import type { ItemScreenProps } from '#staff/desk.ts';

/** A file has no screen of its own: it opens beside the others. */
export function OpenFile({ resource, id }: ItemScreenProps) {
  return <Navigate replace to={`/${resource.name}${id === null ? '' : `?file=${id}`}`} />;
}
