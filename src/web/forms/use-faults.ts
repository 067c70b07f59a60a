import { type RefObject, useEffect, useRef, useState } from 'react';

export type Errors<F extends string> = Partial<Record<F, string>>;

export type Faults<F extends string> = {
  /** The form, whose first wrong field gets the focus. */
  element: RefObject<HTMLFormElement | null>;
  errors: Errors<F>;
  /** What is said about the form as a whole. */
  failure: string;
  /** Says what is wrong with fields and leads to the first of them. */
  flag(errors: Errors<F>): void;
  /** Says what is wrong with one field, or that nothing is any more, and leaves the focus where it is. */
  note(field: F, error: string | undefined): void;
  fail(text: string): void;
  clear(): void;
};

export function useFaults<F extends string>(): Faults<F> {
  const element = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<F>>({});
  const [failure, setFailure] = useState('');
  const [flagged, setFlagged] = useState(0);

  useEffect(() => {
    if (flagged > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [flagged]);

  function say(found: Errors<F>, text: string): void {
    setErrors(found);
    setFailure(text);
  }

  return {
    element,
    errors,
    failure,
    flag(found) {
      say(found, '');
      setFlagged((times) => times + 1);
    },
    note: (field, error) => setErrors((before) => ({ ...before, [field]: error })),
    fail: (text) => say({}, text),
    clear: () => say({}, ''),
  };
}
