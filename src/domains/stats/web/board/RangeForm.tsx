import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { graphMessages as text } from '../../board.messages.ts';
import { type ChoiceTime, choiceTimes, defaultSeries, lastSevenDays } from '../../listeners.rules.ts';
import { SeriesChoice } from './SeriesChoice.tsx';

export type RangeChoice = { startDate: string; endDate: string; choiceTime: ChoiceTime; series: readonly string[] };

export function defaultChoice(now: number): RangeChoice {
  return { ...lastSevenDays(now), choiceTime: 'hour', series: defaultSeries };
}

type Props = {
  first: RangeChoice;
  /** Channels without samples. */
  unsampled: readonly string[];
  isBusy: boolean;
  onChoose: (choice: RangeChoice) => void;
};

export function RangeForm({ first, unsampled, isBusy, onChoose }: Props) {
  const [choice, setChoice] = useState(first);
  const change = (part: Partial<RangeChoice>) => setChoice((before) => ({ ...before, ...part }));
  const isEmpty = choice.series.length === 0;
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isEmpty && !isBusy) onChoose(choice);
  }
  return (
    <form onSubmit={submit} className="grid gap-5 print:hidden">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_12rem_auto] lg:items-end">
        <Field
          label={text.from}
          name="startDate"
          type="datetime-local"
          required
          value={choice.startDate}
          onChange={(startDate) => change({ startDate })}
        />
        <Field
          label={text.until}
          name="endDate"
          type="datetime-local"
          required
          value={choice.endDate}
          onChange={(endDate) => change({ endDate })}
        />
        <Select
          label={text.by}
          name="choiceTime"
          value={choice.choiceTime}
          onChange={(choiceTime) => change({ choiceTime: choiceTime as ChoiceTime })}
          options={choiceTimes.map((value) => ({ value, label: text.choices[value] }))}
        />
        <Button type="submit" busy={isBusy} className="h-12 justify-self-start sm:self-end">
          {text.show}
        </Button>
      </div>
      <SeriesChoice chosen={choice.series} unsampled={unsampled} onChange={(series) => change({ series })} />
    </form>
  );
}
