import { oldPage } from '#web/parts/parts.ts';
import { useStore } from '#web/shell/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { frameMessages as text } from './frame.messages.ts';

/** After a deploy the parts of this desk that were not fetched yet are gone. */
export function UpdateNotice() {
  if (!useStore(oldPage, false)) return null;
  return (
    <Notice
      kind="info"
      actions={
        <Button variant="line" size="small" onClick={() => location.reload()}>
          {text.reload}
        </Button>
      }
    >
      {text.newVersion}
    </Notice>
  );
}
