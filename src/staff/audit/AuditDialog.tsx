import { useRef } from 'react';
import type { AuditEntry } from '#domains/desk/desk.contract.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { FieldDifferences } from '../difference/FieldDifferences.tsx';
import type { Values } from '../form/field-values.ts';
import { formMessages } from '../form/form.messages.ts';
import { resourceNamed } from '../places.ts';
import { shortTime } from '../resource/item-times.ts';
import { useMe } from '../session/use-me.ts';
import { auditMessages as text } from './audit.messages.ts';

type Props = { entry: AuditEntry | null; onClose: () => void };

/** Before and after side by side. */
export function AuditDialog({ entry, onClose }: Props) {
  const { zone } = useMe();
  // It keeps its words while it closes.
  const latest = useRef(entry);
  latest.current = entry ?? latest.current;
  const shown = latest.current;
  return (
    <Dialog open={entry !== null} onClose={onClose} title={shown?.title || text.title} size="large">
      {shown && (
        <>
          <p className="text-ink-2">
            {shown.userName} · {formMessages.revisions.acts[shown.act] ?? shown.act} · {shortTime(shown.at, zone)}
          </p>
          <FieldDifferences
            resource={resourceNamed(shown.resource)}
            before={fieldsOf(shown.before)}
            after={fieldsOf(shown.after)}
            heads={[text.before, text.after]}
            none={text.same}
          />
        </>
      )}
    </Dialog>
  );
}

function fieldsOf(value: unknown): Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : { '': value };
}
