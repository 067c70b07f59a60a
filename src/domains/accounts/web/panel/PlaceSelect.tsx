import type { Query } from '#web/query/use-query.ts';
import { Select } from '#web/ui/Select.tsx';
import type { ProfileFormMessages } from '../../profile-form.messages.ts';
import { TextButton } from '../TextButton.tsx';

type Props = {
  text: ProfileFormMessages;
  field: 'stateId' | 'cityId';
  list: { query: Query<readonly { value: string; label: string }[]>; refetch: () => void };
  value: number | null;
  error?: string;
  onChange: (value: number | null) => void;
};

/** A list that comes over the network, with its waiting and its failing. */
export function PlaceSelect({ text, field, list: { query, refetch }, value, error, onChange }: Props) {
  const isReady = query.kind === 'loaded';
  return (
    <div className="grid content-start justify-items-start gap-1 *:w-full">
      <Select
        label={text.labels[field]}
        name={field}
        value={isReady && value !== null ? String(value) : ''}
        onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
        options={isReady ? query.data : []}
        placeholder={placeholderOf(query, text)}
        disabled={!isReady}
        error={query.kind === 'failed' ? text.places.failed : error}
      />
      {query.kind === 'failed' && (
        <TextButton onClick={refetch} className="w-auto!">
          {text.retry}
        </TextButton>
      )}
    </div>
  );
}

function placeholderOf({ kind }: Props['list']['query'], text: ProfileFormMessages): string {
  if (kind === 'loading') return text.places.loading;
  return kind === 'idle' ? text.places.stateFirst : text.choose;
}
