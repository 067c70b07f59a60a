import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Mask } from '../ui/masked-value.ts';
import type { Draft } from './create-draft.ts';
import { typedBefore } from './typed-before.ts';
import { type Faults, useFaults } from './use-faults.ts';
import { type Submit, useSubmit } from './use-submit.ts';

type FieldOf<V> = keyof V & string;

export type Form<V extends object> = Faults<FieldOf<V>> &
  Submit & {
    values: V;
    /** Fields that their writer has left. */
    touched: ReadonlySet<FieldOf<V>>;
    touch(field: FieldOf<V>): void;
    /** Somebody writes: the draft is kept, and what was wrong with the field is no longer said. */
    change<F extends FieldOf<V>>(field: F, value: V[F]): void;
    /** What is known from elsewhere, given what stands there: it is no draft. */
    fill(known: (before: V) => Partial<V>): void;
    /** Begins anew with these values; the draft is gone. */
    reset(values: V): void;
  };

type Options<V extends object> = {
  draft?: Draft<V>;
  /** For what was typed before the code was here. */
  masks?: Partial<Record<FieldOf<V>, Mask>>;
};

/** What somebody types, what is wrong with it and how far it got. What was typed stays, whatever becomes of the call. */
export function useForm<V extends object>(initial: V, { draft, masks }: Options<V> = {}): Form<V> {
  const faults = useFaults<FieldOf<V>>();
  const submission = useSubmit();
  const [values, setValues] = useState(initial);
  const [touched, setTouched] = useState<ReadonlySet<FieldOf<V>>>(new Set());
  // Two changes of one moment both count: the second one builds on the first, drawn or not.
  const latest = useRef(initial);

  function write(change: Partial<V>): void {
    latest.current = { ...latest.current, ...change };
    setValues(latest.current);
  }

  // The server's HTML knows no drafts.
  const restore = useEffectEvent((from: Draft<V> | undefined) => {
    const found = { ...from?.read(), ...typedBefore(faults.element.current, initial, masks) };
    if (Object.keys(found).length > 0) write(found);
  });
  useEffect(() => restore(draft), [draft]);

  return {
    ...faults,
    ...submission,
    values,
    touched,
    touch: (field) => setTouched((before) => new Set(before).add(field)),
    change(field, value) {
      write({ [field]: value } as unknown as Partial<V>);
      draft?.keep(latest.current);
      faults.note(field, undefined);
    },
    fill: (known) => write(known(latest.current)),
    reset(next) {
      draft?.clear();
      write(next);
      setTouched(new Set());
      faults.clear();
      submission.reopen();
    },
    async submit(send, explain) {
      const isSent = await submission.submit(send, explain);
      if (isSent) draft?.clear();
      return isSent;
    },
  };
}
