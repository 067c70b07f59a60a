import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { StationSetup } from '#domains/site/station-setup.contract.ts';
import { toast } from '#web/toasts/toasts.ts';
import { setupMessages } from './setup.messages.ts';

const text = setupMessages.guide;

/** One save of the guide at a time; what is wrong stands at its field, and somebody else's newer save takes the form's place. */
export function useSetupSave(onSaved: (setup: StationSetup) => void) {
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
        onSaved(data as StationSetup);
        toast('error', text.newer);
      } else toast('error', text.notSaved);
    }
    setBusy(false);
  }

  return { faults, isBusy, save };
}
