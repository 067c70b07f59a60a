import { Suspense, useState } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { useShell } from '#web/shell/use-shell.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { top100Messages as text } from '../top100.messages.ts';

const ShareDialog = deferred(() => import('./ShareDialog.tsx'), 'ShareDialog');

export function ShareChart({ year }: { year: number }) {
  const { station } = useShell().parameters;
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  return (
    <>
      <Button
        variant="line"
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpen(true);
          setOpen(true);
        }}
      >
        <Icon name="share" size={18} />
        {text.share}
      </Button>
      {wasOpen && (
        <Suspense>
          <ShareDialog
            open={isOpen}
            onClose={() => setOpen(false)}
            year={year}
            text={text.shareText(year, station.name)}
          />
        </Suspense>
      )}
    </>
  );
}
