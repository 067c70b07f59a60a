import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { StationSetup } from '#domains/site/station-setup.contract.ts';
import { toast } from '#web/toasts/toasts.ts';
import { setupMessages } from './setup.messages.ts';

const text = setupMessages.guide;

type Saving = {
  onSaved: (setup: StationSetup) => void;
  /** Somebody else had saved before. */
  onNewer: (setup: StationSetup) => void;
  newerText: string;
};

/** One save of the guide at a time; what is wrong stands at its field. */
export function useSetupSave({ onSaved, onNewer, newerText }: Saving) {
  const [faults, setFaults] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);

  async function save(work: () => Promise<StationSetup>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFaults({});
    try {
      onSaved(await work());
      toast('success', text.saved);
    } catch (error) {
      const { status, data } = error instanceof CallError ? error : { status: 0, data: null };
      if (status === 400) setFaults((data as { fields?: Record<string, string> } | null)?.fields ?? {});
      else if (status === 409 && data) {
        onNewer(data as StationSetup);
        toast('error', newerText);
      } else toast('error', text.notSaved);
    }
    setBusy(false);
  }

  return { faults, isBusy, save };
}
