import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staffApi } from '#staff/api.ts';
import { itemPath } from '#staff/desk.ts';
import { resourceNamed } from '#staff/places.ts';
import { PaneCard } from '#staff/ui/PaneCard.tsx';
import { getMediaUses } from '../media.contract.ts';
import { mediaResource } from '../media.resource.ts';
import { libraryMessages } from './library.messages.ts';

const text = libraryMessages.uses;

/** Every item that shows the file, with the way to it. */
export function FileUses({ id }: { id: number }) {
  const { data } = useQuery({
    queryKey: [mediaResource.name, 'uses', id],
    queryFn: () => staffApi.call(getMediaUses, { params: { id } }),
  });
  return (
    <PaneCard title={text.title}>
      {data?.length === 0 && <p className="text-ink-3">{text.none}</p>}
      <ul className="grid gap-1">
        {data?.map((use) => (
          <li key={`${use.resource} ${use.id}`} className="flex items-baseline justify-between gap-3">
            <Link to={itemPath({ name: use.resource }, use.id)} className="min-w-0 py-1 wrap-anywhere">
              {use.title}
            </Link>
            <span className="flex-none text-12 text-ink-3">{resourceNamed(use.resource)?.texts.one}</span>
          </li>
        ))}
      </ul>
    </PaneCard>
  );
}
