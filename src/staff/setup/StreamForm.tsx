import { type FormEvent, useState } from 'react';
import { addFirstStream, type StationSetup } from '#domains/site/station-setup.contract.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { staffApi } from '../api.ts';
import { setupMessages } from './setup.messages.ts';
import { useSetupSave } from './use-setup-save.ts';

const text = setupMessages.guide;

type Props = { setup: StationSetup; onSaved: (setup: StationSetup) => void };

export function StreamForm({ setup, onSaved }: Props) {
  const [name, setName] = useState('');
  const [color, setColor] = useState('#c8102e');
  const { faults, isBusy, save } = useSetupSave({ onSaved, onNewer: onSaved, newerText: text.newerStream });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(() => staffApi.call(addFirstStream, { body: { name, color } }));
  }

  return (
    <section className="grid gap-4 rounded-card border border-rule bg-card p-5 md:p-6">
      <h2 className="text-20">{text.stream}</h2>
      {setup.stream && <p className="text-ink-2">{text.streamThere(setup.stream.name)}</p>}
      {!setup.stream && (
        <form onSubmit={submit} noValidate className="grid gap-4">
          <p className="text-ink-2">{text.streamLead}</p>
          <Field
            label={text.streamName}
            name="streamName"
            value={name}
            onChange={setName}
            error={faults.name}
            maxLength={60}
            required
          />
          <Field
            label={text.streamColor}
            name="streamColor"
            type="color"
            value={color}
            onChange={setColor}
            error={faults.color}
          />
          <Button type="submit" busy={isBusy} className="justify-self-start">
            {text.streamAdd}
          </Button>
        </form>
      )}
    </section>
  );
}
