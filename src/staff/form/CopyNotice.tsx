import { Button } from '#web/ui/Button.tsx';
import { shortTime } from '../resource/item-times.ts';
import { useMe } from '../session/use-me.ts';
import { Notice } from '../ui/Notice.tsx';
import { areSame } from './field-values.ts';
import { formMessages } from './form.messages.ts';
import type { ItemForm } from './use-item-form.ts';

const text = formMessages.copy;

/** After a crash, a reload or a dead line: what was typed and never reached the server. */
export function CopyNotice({ editor: { copy, base, isDirty, takeCopy } }: { editor: ItemForm }) {
  const { zone } = useMe();
  const { found } = copy;
  if (!found || isDirty || areSame({ ...base.values, ...found.values }, base.values)) return null;
  return (
    <Notice
      kind="info"
      actions={
        <>
          <Button variant="line" size="small" onClick={takeCopy}>
            {text.take}
          </Button>
          <Button variant="ghost" size="small" onClick={() => void copy.drop()}>
            {text.drop}
          </Button>
        </>
      }
    >
      {text.found(shortTime(new Date(found.at).toISOString(), zone))}
      {found.version < base.version && ` ${text.isOlder}`}
    </Notice>
  );
}
