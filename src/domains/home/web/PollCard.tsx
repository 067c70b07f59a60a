import { type FormEvent, useId } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { belowMessages as text } from '../home.below.messages.ts';
import type { Poll } from '../home.decode.ts';
import { sharesOf } from '../home.poll.rules.ts';
import { usePoll } from './use-poll.ts';

const row = 'relative flex min-h-12 items-center gap-3 overflow-hidden rounded-small bg-raised px-4 py-2 text-14';

/** One question. The ballot and its result have the same size, so nothing moves when one takes the other's place. */
export function PollCard({ poll: printed }: { poll: Poll }) {
  const { poll, view, vote } = usePoll(printed);
  const id = useId();

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const chosen = Number(new FormData(event.currentTarget).get('resposta'));
    if (chosen && view.kind === 'ballot') void vote(chosen);
  }
  return (
    <section aria-labelledby={id} className="grid content-start gap-4 rounded-card border border-rule bg-field p-6">
      <p className="kicker">{text.poll}</p>
      <h2 id={id} className="text-20">
        {poll.title}
      </h2>
      {view.kind === 'results' ? (
        <Results poll={poll} note={view.note} />
      ) : (
        <form onSubmit={send} className="grid gap-4">
          <fieldset className="grid gap-2" disabled={view.kind === 'sending'}>
            <legend className="visually-hidden">{poll.title}</legend>
            {poll.answers.map((answer) => (
              <label key={answer.id} className={`${row} veil cursor-pointer has-checked:ring-2 has-checked:ring-red`}>
                <input type="radio" name="resposta" value={answer.id} required className="size-5 accent-red" />
                {answer.text}
              </label>
            ))}
          </fieldset>
          <Button type="submit" busy={view.kind === 'sending'} className="justify-self-start">
            {text.vote}
          </Button>
        </form>
      )}
    </section>
  );
}

function Results({ poll, note }: { poll: Poll; note: string }) {
  const shares = sharesOf(poll.answers);
  const total = poll.answers.reduce((sum, { votes }) => sum + votes, 0);
  return (
    <div className="grid gap-4">
      <ul className="grid gap-2">
        {poll.answers.map((answer, index) => (
          <li key={answer.id} className={row}>
            <span
              aria-hidden="true"
              className="absolute inset-y-0 left-0 bg-red/15"
              style={{ width: `${shares[index]}%` }}
            />
            <span className="relative grow">{answer.text}</span>
            <strong className="relative font-semibold tabular-nums">{shares[index]}%</strong>
          </li>
        ))}
      </ul>
      <p aria-live="polite" className="flex min-h-11 items-center text-14 text-ink-2">
        {[text.votes(total), note].filter(Boolean).join(' · ')}
      </p>
    </div>
  );
}
