import { Suspense, useState } from 'react';
import { lazyPart } from '#web/parts/lazy-part.ts';
import { useShell } from '#web/router.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { top100Messages as text } from '../top100.messages.ts';

const ShareDialog = lazyPart(() => import('./ShareDialog.tsx'), 'ShareDialog');

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
