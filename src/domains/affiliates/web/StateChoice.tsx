import { Select } from '#web/ui/Select.tsx';
import { stateNames, affiliatesMessages as text } from '../affiliates.messages.ts';
import { isOfferedState, type OfferedState, offeredStates } from '../affiliates.rules.ts';

type Props = { state: OfferedState; onChoose(state: OfferedState): void };

const options = offeredStates.map((value) => ({ value, label: stateNames[value] }));

/** Two ways to the same choice: a list for the hurried, buttons to see all there is. */
export function StateChoice({ state, onChoose }: Props) {
  return (
    <section
      aria-label={text.chooseState}
      className="grid gap-6 border-t-2 border-ink py-6 lg:grid-cols-12 lg:items-end lg:gap-8"
    >
      <div className="max-w-sm lg:col-span-3">
        <Select
          label={text.state}
          value={state}
          onChange={(value) => isOfferedState(value) && onChoose(value)}
          options={options}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2 lg:col-span-9">
        <legend className="visually-hidden">{text.chooseState}</legend>
        {offeredStates.map((one) => (
          <button
            key={one}
            type="button"
            aria-pressed={one === state}
            onClick={() => onChoose(one)}
            className={`min-h-11 rounded-round border px-4 text-14 font-semibold transition-colors ${
              one === state ? 'border-ink bg-ink text-ground' : 'border-rule text-ink-2 hover:border-ink hover:text-ink'
            }`}
          >
            <span lang="pt-BR">{stateNames[one]}</span>
          </button>
        ))}
      </fieldset>
    </section>
  );
}
