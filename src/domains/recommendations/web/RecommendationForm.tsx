import { type SubmitEvent, useEffect, useRef } from 'react';
import { useShell } from '#web/shell/use-shell.ts';
import { recommendationMessages as text } from '../recommendation.messages.ts';
import { recommendationFields } from '../recommendations.rules.ts';
import { lastStep } from './draft.ts';
import { SentScreen } from './SentScreen.tsx';
import { Step, type StepState } from './Step.tsx';
import type { Steps } from './steps.ts';
import { useRecommendation } from './use-recommendation.ts';

/** Four questions, one at a time: what is confirmed is kept in sight, what is still locked is announced. */
export function RecommendationForm() {
  const { email } = useShell().parameters.station;
  const form = useRef<HTMLFormElement>(null);
  const { steps, status, ...does } = useRecommendation();
  const { current, problem } = steps;
  const hasMoved = useRef(false);

  // After a step the keyboard goes on in the next one; a page that has just come takes nobody's focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same field again, with another problem, is a reason too.
  useEffect(() => {
    if (hasMoved.current) form.current?.querySelector<HTMLElement>('[name]')?.focus();
    hasMoved.current = false;
  }, [current, problem]);

  function move(act: () => void): void {
    hasMoved.current = true;
    act();
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    move(() => (current === lastStep ? void does.send() : does.confirm()));
  }

  if (status === 'submitted') return <SentScreen told={steps.told} onAnother={() => move(does.another)} />;
  return (
    <form
      ref={form}
      lang={text.lang}
      noValidate
      onSubmit={submit}
      aria-label={text.formTitle}
      className="grid content-start gap-6"
    >
      <noscript>
        <p className="border-l-4 border-gold bg-raised p-4">{text.noScript(email)}</p>
      </noscript>
      <ol className="grid">
        {recommendationFields.map((field, index) => (
          <Step
            key={field}
            field={field}
            number={index + 1}
            state={stateOf(index, steps)}
            value={steps.told[field]}
            error={problem?.field === field ? problem.message : undefined}
            isSending={status === 'submitting'}
            onChange={(value) => does.write(field, value)}
            onReopen={() => move(() => does.reopen(field))}
          />
        ))}
      </ol>
    </form>
  );
}

function stateOf(index: number, { current, confirmed }: Steps): StepState {
  if (index === current) return 'asked';
  return index < confirmed ? 'confirmed' : 'locked';
}
