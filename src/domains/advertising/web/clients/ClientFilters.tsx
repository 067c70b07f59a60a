import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { clientsMessages as text } from '../../clients.messages.ts';
import type { ClientFilter } from '../../clients.rules.ts';

type Props = {
  places: readonly string[];
  filter: ClientFilter;
  count: number;
  onChange: (filter: ClientFilter) => void;
  onReset: () => void;
};

const longestName = 60;

/** The places widen the choice, the name narrows it. Without scripts there is nothing to choose: all clients stand below. */
export function ClientFilters({ places, filter, count, onChange, onReset }: Props) {
  const isFiltered = filter.places.length > 0 || filter.name !== '';

  function toggle(place: string): void {
    const rest = filter.places.filter((one) => one !== place);
    onChange({ ...filter, places: rest.length < filter.places.length ? rest : [...rest, place] });
  }

  return (
    <search
      aria-label={text.filters}
      className="grid gap-5 border-y border-rule py-5 md:grid-cols-[1fr_18rem] md:items-end md:gap-x-10 noscript:hidden"
    >
      <fieldset className="min-w-0">
        <legend className="pb-2 text-14 font-semibold">{text.places}</legend>
        <div lang="pt-BR" className="flex flex-wrap gap-2">
          {places.map((place) => (
            <Place key={place} name={place} isOn={filter.places.includes(place)} onPress={() => toggle(place)} />
          ))}
        </div>
      </fieldset>
      <Field
        label={text.name}
        name="nome"
        type="search"
        value={filter.name}
        onChange={(name) => onChange({ ...filter, name })}
        placeholder={text.namePlaceholder}
        maxLength={longestName}
        autoComplete="off"
      />
      <div className="flex min-h-11 flex-wrap items-center gap-x-5 md:col-span-2">
        <p role="status" className="text-14 text-ink-2">
          {count > 0 ? text.shown(count) : text.none}
        </p>
        {isFiltered && (
          <Button variant="ghost" size="small" onClick={onReset}>
            <Icon name="close" size={16} />
            {text.reset}
          </Button>
        )}
      </div>
    </search>
  );
}

function Place({ name, isOn, onPress }: { name: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className={`veil press relative inline-flex min-h-11 items-center gap-1.5 rounded-round border px-4 text-14 font-semibold ${isOn ? 'border-ink bg-ink text-ground' : 'border-edge'}`}
    >
      {isOn && <Icon name="check" size={16} />}
      {name}
    </button>
  );
}
