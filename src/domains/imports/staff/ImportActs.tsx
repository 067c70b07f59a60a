import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { staffApi } from '#staff/api.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { cancelImport, type ImportInfo, startImport } from '../imports.contract.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';

/** Begin what was checked, or end what has not ended. */
export function ImportActs({ info: { id, state, plans } }: { info: ImportInfo }) {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const count = plans.create + plans.change;

  async function act(endpoint: typeof startImport | typeof cancelImport): Promise<void> {
    setBusy(true);
    try {
      client.setQueryData(['imports', id], await staffApi.call(endpoint, { params: { id } }));
    } catch {
      toast('error', text.notStarted);
    }
    await client.invalidateQueries({ queryKey: ['imports'] });
    setBusy(false);
  }

  const isOver = state === 'done' || state === 'cancelled';
  return (
    <>
      {state === 'checked' && count > 0 && (
        <Button busy={isBusy} onClick={() => void act(startImport)}>
          {text.start(count)}
        </Button>
      )}
      {state === 'checked' && count === 0 && <p className="self-center text-ink-2">{text.nothing}</p>}
      {!isOver && (
        <Button variant="line" busy={isBusy} onClick={() => void act(cancelImport)}>
          {text.cancel}
        </Button>
      )}
    </>
  );
}
