import { listMessages as text } from './list.messages.ts';

export type Choice = { label: string; value: string; onSet: (value: string) => void };
type Props = Choice & { options: readonly { value: string; name: string }[] };

/** One of a few, or any. */
export function SelectFilter({ label, value, onSet, options }: Props) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onSet(currentTarget.value)}
      className="field desk-field w-auto! max-w-56 text-14!"
    >
      <option value="">{text.allOf(label)}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.name}
        </option>
      ))}
    </select>
  );
}
