import { useId, useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { consentMessages } from './consent.messages.ts';
import { choose, useConsent } from './consent.ts';
import { allows, choiceOf, type Purpose, type Purposes } from './consent-rules.ts';
import { Switch } from './Switch.tsx';

type Props = { open: boolean; onClose: () => void };

/** Each purpose apart. Nothing is switched on beforehand: only what was agreed to earlier. */
export function ConsentPanel({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={consentMessages.panelTitle}>
      <PurposeForm />
    </Dialog>
  );
}

function PurposeForm() {
  const consent = useConsent();
  const [purposes, setPurposes] = useState<Purposes>({
    statistics: allows(consent, 'statistics'),
    marketing: allows(consent, 'marketing'),
  });
  const set = (purpose: Purpose) => (isOn: boolean) => setPurposes({ ...purposes, [purpose]: isOn });
  return (
    <form
      className="grid gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        choose(choiceOf(purposes));
      }}
    >
      <p className="text-ink-2">{consentMessages.panelText}</p>
      <ul className="grid border-y border-rule">
        <PurposeRow {...consentMessages.necessary} />
        <PurposeRow {...consentMessages.statistics} isOn={purposes.statistics} onChange={set('statistics')} />
        <PurposeRow {...consentMessages.marketing} isOn={purposes.marketing} onChange={set('marketing')} />
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{consentMessages.save}</Button>
        <Button variant="line" onClick={() => choose('accepted')}>
          {consentMessages.accept}
        </Button>
        <Button variant="line" onClick={() => choose('rejected')}>
          {consentMessages.reject}
        </Button>
      </div>
    </form>
  );
}

type RowProps = { title: string; text: string; isOn?: boolean; onChange?: (isOn: boolean) => void };

/** Without `onChange` there is nothing to choose: the site does not work without. */
function PurposeRow({ title, text, isOn = true, onChange }: RowProps) {
  const id = useId();
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-1 border-rule py-4 not-first:border-t">
      <h3 id={id} className="text-20">
        {title}
      </h3>
      {onChange ? (
        <Switch isOn={isOn} onChange={onChange} labelledBy={id} describedBy={`${id}-text`} />
      ) : (
        <span className="flex min-h-11 items-center text-14 font-semibold text-ink-2">{consentMessages.always}</span>
      )}
      <p id={`${id}-text`} className="col-span-2 text-14 text-ink-2 sm:pr-20">
        {text}
      </p>
    </li>
  );
}
