import type { Resource } from '#contract/resource.ts';
import { Button } from '#web/ui/Button.tsx';
import { filterFields, type StaffField } from '../resource/field-list.ts';
import { listMessages as text } from './list.messages.ts';
import { isNarrowed, type ListAddress } from './list-address.ts';
import { ReferenceFilter } from './ReferenceFilter.tsx';
import { SelectFilter } from './SelectFilter.tsx';
import type { ChangeAddress } from './use-list-address.ts';

type Props = { resource: Resource; address: ListAddress; onChange: ChangeAddress };

/** One control for each filter that the resource declares. */
export function ListFilters({ resource, address, onChange }: Props) {
  const { filters } = address;
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = filters;
    onChange({ filters: value ? { ...others, [name]: value } : others });
  };
  return (
    <>
      {filterFields(resource).map((field) => (
        <Filter
          key={field.name}
          field={field}
          value={filters[field.name] ?? ''}
          onSet={(value) => set(field.name, value)}
        />
      ))}
      {isNarrowed(address) && (
        <Button variant="ghost" size="small" onClick={() => onChange({ search: '', filters: {} })}>
          {text.clear}
        </Button>
      )}
    </>
  );
}

type FilterProps = { field: StaffField; value: string; onSet: (value: string) => void };

function Filter({ field, value, onSet }: FilterProps) {
  const { label, widget, choices, resource } = field.info;
  if (widget === 'reference' && resource) {
    return <ReferenceFilter label={label} resourceName={resource} value={value} onSet={onSet} />;
  }
  if (widget === 'date' || widget === 'instant' || widget === 'number' || widget === 'text') {
    return (
      <label className="flex items-center gap-2 text-14 text-ink-2">
        {label}
        <input
          type={widget === 'number' ? 'number' : widget === 'text' ? 'text' : 'date'}
          value={value.slice(0, 10)}
          onChange={({ currentTarget }) => onSet(currentTarget.value)}
          className="field desk-field w-auto!"
        />
      </label>
    );
  }
  const options = Object.entries(choices ?? { true: text.yes, false: text.no });
  return (
    <SelectFilter
      label={label}
      value={value}
      onSet={onSet}
      options={options.map(([key, name]) => ({ value: key, name }))}
    />
  );
}
