import type { ReactNode, RefObject, SubmitEvent } from 'react';
import { useFocusKept } from '#web/forms/use-focus-kept.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';

type Props = {
  form: { element: RefObject<HTMLFormElement | null>; failure: string };
  isBusy: boolean;
  labels: { submit: string; busy: string };
  onSubmit: () => void;
  children: ReactNode;
  /** What stands between the fields and the button. */
  note?: ReactNode;
};

/** A form of the modal: Enter sends it, its failure is said at once, its button sleeps while it is under way. */
export function ModalForm({ form, isBusy, labels, onSubmit, children, note }: Props) {
  const button = useFocusKept(isBusy);
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <form ref={form.element} noValidate onSubmit={submit} className="grid gap-4">
      {children}
      {note}
      <div className="grid">
        <Failure text={form.failure} />
        <Button ref={button} type="submit" disabled={isBusy}>
          {isBusy ? labels.busy : labels.submit}
        </Button>
      </div>
    </form>
  );
}

/** The region stands before there is something to say in it, so that it is heard. */
export function Failure({ text }: { text: string }) {
  return (
    <div role="alert">
      {text && (
        <p className="appear mb-4 flex gap-2 rounded-card border border-accent px-3.5 py-3 text-14 leading-normal font-medium text-accent">
          <Icon name="warning" size={18} className="mt-[0.1em]" />
          {text}
        </p>
      )}
    </div>
  );
}
