import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { liveMessages, seriesName, graphMessages as text } from '../../board.messages.ts';
import { listenerSeries } from '../../listeners.rules.ts';
import { Folded } from './Folded.tsx';

type Props = { chosen: readonly string[]; unsampled: readonly string[]; onChange: (chosen: string[]) => void };

/** Twenty-seven series are many: they stay folded until somebody wants others. */
export function SeriesChoice({ chosen, unsampled, onChange }: Props) {
  const folded = unsampled.filter((series) => !chosen.includes(series));
  const toggle = (series: string, isChosen: boolean) =>
    onChange(listenerSeries.filter((one) => (one === series ? isChosen : chosen.includes(one))));
  const boxes = (listed: readonly string[]) => (
    <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-6">
      {listed.map((series) => (
        <Checkbox
          key={series}
          name={series}
          label={<span className="text-14">{seriesName(series)}</span>}
          checked={chosen.includes(series)}
          onChange={(isChosen) => toggle(series, isChosen)}
        />
      ))}
    </div>
  );
  return (
    <details className="group border-y border-rule">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 text-14 font-semibold">
        <span>
          {text.series}
          <span className="ml-3 font-normal text-ink-2">{text.chosen(chosen.length)}</span>
        </span>
        <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
      </summary>
      <fieldset className="grid gap-1 pb-4">
        <legend className="visually-hidden">{text.series}</legend>
        {boxes(listenerSeries.filter((series) => !folded.includes(series)))}
        {folded.length > 0 && <Folded title={liveMessages.unsampled(folded.length)}>{boxes(folded)}</Folded>}
      </fieldset>
      {chosen.length === 0 && (
        <p role="alert" className="pb-4 text-14 font-medium text-accent">
          {text.noneChosen}
        </p>
      )}
    </details>
  );
}
