import { useQuery } from '@tanstack/react-query';
import { staffApi } from '../api.ts';
import { resourceNamed } from '../places.ts';
import { callsOf, titleOf } from '../resource/resource-calls.ts';
import { listMessages as text } from './list.messages.ts';

type Props = { label: string; resourceName: string; value: string; onSet: (value: string) => void };

const mostOptions = 100;

/** What a list can be narrowed to by another resource: short lists such as categories are chosen from, by name. */
export function ReferenceFilter({ label, resourceName, value, onSet }: Props) {
  const resource = resourceNamed(resourceName);
  const { data } = useQuery({
    queryKey: [resourceName, 'options'],
    enabled: resource !== undefined,
    staleTime: 60_000,
    queryFn: async () => {
      if (!resource) return [];
      const { items } = await staffApi.call(callsOf(resource).list, { query: { count: mostOptions } as never });
      return items.map((item) => ({ id: Number(item.id), title: titleOf(resource, item) }));
    },
  });
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onSet(currentTarget.value)}
      className="field desk-field w-auto! max-w-56 text-14!"
    >
      <option value="">{text.allOf(label)}</option>
      {data?.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
