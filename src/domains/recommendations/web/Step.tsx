import { useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { recommendationMessages as text } from '../recommendation.messages.ts';
import type { RecommendationField } from '../recommendations.rules.ts';
import { StepField } from './StepField.tsx';

export type StepState = 'locked' | 'asked' | 'confirmed';

type Props = {
  field: RecommendationField;
  number: number;
  state: StepState;
  value: string;
  error: string | undefined;
  isSending: boolean;
  onChange: (value: string) => void;
  onReopen: () => void;
};

export function Step({ field, number, state, value, error, isSending, onChange, onReopen }: Props) {
  const id = useId();
  const { label } = text.steps[field];
  return (
    <li
      data-step={field}
      data-state={state}
      aria-current={state === 'asked' ? 'step' : undefined}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] gap-x-3 border-t border-rule py-5 first:border-t-2 first:border-ink md:grid-cols-[4rem_minmax(0,1fr)] md:py-6"
    >
      <Mark number={number} state={state} />
      {state === 'asked' && (
        <StepField field={field} id={id} value={value} error={error} isSending={isSending} onChange={onChange} />
      )}
      {state === 'confirmed' && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
          <div className="grid min-w-0 flex-1 gap-1">
            <p className="text-14 text-ink-2">{label}</p>
            <p className="font-serif text-20 leading-snug break-words">{value || text.noLink}</p>
          </div>
          <Button variant="ghost" aria-label={text.changeOf(label)} disabled={isSending} onClick={onReopen}>
            {text.change}
          </Button>
        </div>
      )}
      {state === 'locked' && <p className="font-serif text-25 leading-snug text-ink-3">{label}</p>}
    </li>
  );
}

function Mark({ number, state }: { number: number; state: StepState }) {
  const colour = { locked: 'text-ink-3', asked: 'text-accent', confirmed: 'text-good' }[state];
  return (
    <span aria-hidden="true" className={`font-serif text-31 leading-none ${colour}`}>
      {state === 'confirmed' ? <Icon name="check" size={28} /> : number}
    </span>
  );
}
