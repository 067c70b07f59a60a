import { useQuery } from '@tanstack/react-query';
import type { Resource } from '#contract/resource.ts';
import { Button } from '#web/ui/Button.tsx';
import { staffApi } from '../api.ts';
import { ReferencePicker } from '../form/fields/ReferencePicker.tsx';
import { formMessages } from '../form/form.messages.ts';
import { useTitles } from '../form/use-found.ts';
import { resourceNamed } from '../places.ts';
import { callsOf, titleOf } from '../resource/resource-calls.ts';
import { listMessages as text } from './list.messages.ts';
import { type Choice, SelectFilter } from './SelectFilter.tsx';

type Props = Choice & { resourceName: string };

/** More than that nobody reads through: they are searched. */
const mostOptions = 100;

/** What a list can be narrowed to by another resource: one of a few, such as categories, or one of thousands, such as artists. */
export function ReferenceFilter({ resourceName, ...choice }: Props) {
  const resource = resourceNamed(resourceName);
  const { data } = useQuery({
    queryKey: [resourceName, 'options'],
    enabled: resource !== undefined,
    staleTime: 60_000,
    queryFn: async () => {
      if (!resource) return { options: [], total: 0 };
      const { items, total } = await staffApi.call(callsOf(resource).list, { query: { count: mostOptions } as never });
      return { options: items.map((item) => ({ value: String(item.id), name: titleOf(resource, item) })), total };
    },
  });
  if (resource && data && data.total > data.options.length) return <OneOfMany {...choice} resource={resource} />;
  return <SelectFilter {...choice} options={data?.options ?? []} />;
}

function OneOfMany({ label, value, onSet, resource }: Choice & { resource: Resource }) {
  const id = Number(value);
  const titles = useTitles(resource, value ? [id] : []);
  const shown = value ? titles.get(id) || `${resource.texts.one} ${id}` : '';
  return (
    <span className="flex items-center gap-1">
      <span className="w-52">
        <ReferencePicker
          label={label}
          resource={resource}
          shown={shown}
          placeholder={text.allOf(label)}
          onChoose={(found) => onSet(String(found.id))}
          isInvalid={false}
        />
      </span>
      {value && (
        <Button variant="ghost" size="small" aria-label={formMessages.take(shown)} onClick={() => onSet('')}>
          {formMessages.takeAway}
        </Button>
      )}
    </span>
  );
}
