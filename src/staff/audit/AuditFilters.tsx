import { Button } from '#web/ui/Button.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { resources } from '../places.ts';
import { auditMessages as text } from './audit.messages.ts';
import type { AuditAddress } from './audit-address.ts';

type Props = { address: AuditAddress; onChange: (change: Partial<AuditAddress>) => void };

export function AuditFilters({ address, onChange }: Props) {
  const { person, resource, item, from, until } = address;
  const label = 'grid gap-1 text-12 font-semibold text-ink-2';
  return (
    <div className="flex flex-wrap items-end gap-3">
      <SearchBox label={text.person} value={person} onSearch={(found) => onChange({ person: found })} />
      <label className={label}>
        {text.resource}
        <select
          value={resource}
          onChange={({ currentTarget }) => onChange({ resource: currentTarget.value })}
          className="field desk-field w-auto!"
        >
          <option value="">{text.all}</option>
          {resources().map(({ name, texts }) => (
            <option key={name} value={name}>
              {texts.many}
            </option>
          ))}
        </select>
      </label>
      <label className={label}>
        {text.item}
        <input
          type="number"
          min={1}
          value={item}
          onChange={({ currentTarget }) => onChange({ item: currentTarget.value })}
          className="field desk-field w-24!"
        />
      </label>
      {(['from', 'until'] as const).map((name) => (
        <label key={name} className={label}>
          {text[name]}
          <input
            type="date"
            value={name === 'from' ? from : until}
            onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
            className="field desk-field w-auto!"
          />
        </label>
      ))}
      {[person, resource, item, from, until].some(Boolean) && (
        <Button
          variant="ghost"
          size="small"
          onClick={() => onChange({ person: '', resource: '', item: '', from: '', until: '' })}
        >
          {text.clear}
        </Button>
      )}
    </div>
  );
}
