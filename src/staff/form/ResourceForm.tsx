import { CallError } from '#contract/client.ts';
import type { ItemScreenProps } from '../desk.ts';
import { LoadFailure } from '../frame/LoadFailure.tsx';
import { Loading } from '../frame/Loading.tsx';
import { LostScreen } from '../frame/LostScreen.tsx';
import { ItemEditor } from './ItemEditor.tsx';
import { useItem } from './use-item.ts';

/** The form of any resource, made of its declaration. */
export function ResourceForm({ resource, id }: ItemScreenProps) {
  const { data: item, error, refetch } = useItem(resource, id);
  if (id === null) return <ItemEditor resource={resource} item={null} />;
  if (item) return <ItemEditor resource={resource} item={item} />;
  if (error instanceof CallError && error.status === 404) return <LostScreen />;
  if (error) return <LoadFailure error={error} onAgain={() => void refetch()} />;
  return <Loading />;
}
