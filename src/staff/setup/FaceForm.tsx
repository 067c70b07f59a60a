import { type FormEvent, useState } from 'react';
import { type StationSetup, saveStationSetup } from '#domains/site/station-setup.contract.ts';
import { zoneNames } from '#kit/zone-names.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Select } from '#web/ui/Select.tsx';
import { staffApi } from '../api.ts';
import { LogoField } from './LogoField.tsx';
import { setupMessages } from './setup.messages.ts';
import { useSetupSave } from './use-setup-save.ts';

const text = setupMessages.guide;

type Props = { setup: StationSetup; onSaved: (setup: StationSetup) => void };
/** Another browser may know fewer: the station's own is always there. */
const zonesWith = (own: string) =>
  [...new Set([...zoneNames(), own])].map((value) => ({ value, label: value.replaceAll('_', ' ') }));

type Face = Omit<StationSetup, 'version' | 'stream'>;
const faceOf = ({ version: _, stream: __, ...face }: StationSetup): Face => face;

/** What was changed since then stays; the rest becomes what is saved now. */
function follow(now: Face, since: Face, saved: Face): Face {
  const keys = Object.keys(saved) as (keyof Face)[];
  return Object.fromEntries(keys.map((key) => [key, now[key] === since[key] ? saved[key] : now[key]])) as Face;
}

/** The guide may be read anew at any time: what is being written here does not change with it, only with a save. */
export function FaceForm({ setup, onSaved }: Props) {
  const [base, setBase] = useState(setup);
  const [face, setFace] = useState(() => faceOf(setup));
  const { version } = base;
  const takeOver = (since: Face) => (saved: StationSetup) => {
    setBase(saved);
    setFace((now) => follow(now, since, faceOf(saved)));
    onSaved(saved);
  };
  const { faults, isBusy, save } = useSetupSave({
    onSaved: takeOver(face),
    onNewer: takeOver(faceOf(base)),
    newerText: text.newer,
  });
  const change = (key: keyof Face) => (value: string) => setFace((before) => ({ ...before, [key]: value }));
  const field = (key: keyof Face) => ({ name: key, value: face[key], onChange: change(key), error: faults[key] });

  function submit(event: FormEvent): void {
    event.preventDefault();
    void save(() => staffApi.call(saveStationSetup, { body: { ...face, version } }));
  }

  return (
    <form
      onSubmit={submit}
      noValidate
      className="grid grid-cols-1 gap-4 rounded-card border border-rule bg-card p-5 md:p-6"
    >
      <div className="grid gap-1">
        <h2 className="text-20">{text.face}</h2>
        {version === 0 && <p className="text-ink-2">{text.faceLead}</p>}
      </div>
      <Field label={text.stationName} {...field('name')} maxLength={40} required />
      <Field label={text.tagline} {...field('tagline')} maxLength={80} />
      <Field label={text.stationEmail} {...field('email')} type="email" inputMode="email" maxLength={120} required />
      <Select label={text.zone} hint={text.zoneHint} {...field('zone')} options={zonesWith(setup.zone)} required />
      <LogoField file={face.logo} onChange={change('logo')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.startColor} {...field('startColor')} type="color" />
        <Field label={text.endColor} {...field('endColor')} type="color" />
      </div>
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {text.save}
      </Button>
    </form>
  );
}
