import { Select } from '#web/ui/Select.tsx';
import type { ProfileFormMessages } from '../../profile-form.messages.ts';
import { TextButton } from '../TextButton.tsx';
import type { List } from './use-list.ts';

type Props = {
  text: ProfileFormMessages;
  field: 'stateId' | 'cityId';
  list: List<{ value: string; label: string }>;
  value: number | null;
  error?: string;
  onChange: (value: number | null) => void;
};

/** A list that comes over the network, with its waiting and its failing. */
export function PlaceSelect({ text, field, list, value, error, onChange }: Props) {
  const isReady = list.kind === 'ready';
  return (
    <div className="grid content-start justify-items-start gap-1 *:w-full">
      <Select
        label={text.labels[field]}
        name={field}
        value={isReady && value !== null ? String(value) : ''}
        onChange={(chosen) => onChange(chosen === '' ? null : Number(chosen))}
        options={isReady ? list.items : []}
        placeholder={placeholderOf(list, text)}
        disabled={!isReady}
        error={list.kind === 'failed' ? text.places.failed : error}
      />
      {list.kind === 'failed' && (
        <TextButton onClick={list.retry} className="w-auto!">
          {text.retry}
        </TextButton>
      )}
    </div>
  );
}

function placeholderOf({ kind }: Props['list'], text: ProfileFormMessages): string {
  if (kind === 'loading') return text.places.loading;
  return kind === 'none' ? text.places.stateFirst : text.choose;
}
