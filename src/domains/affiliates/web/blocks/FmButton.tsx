import { useState } from 'react';
import { tellMissing } from '#web/parts/parts.ts';
import { useOnDemand } from '#web/shell/use-on-demand.ts';
import { Button } from '#web/ui/Button.tsx';
import { affiliatesMessages as text } from '../../affiliates.messages.ts';

const loadModal = () => import('./FmModal.tsx');

/** Opens the list of frequencies; where its code does not come, the affiliates' page says the same. */
export function FmButton() {
  const [isOpen, setOpen] = useState(false);
  const part = useOnDemand(loadModal, isOpen, (why) => {
    setOpen(false);
    tellMissing(why, { elsewhere: '/afiliadas' });
  });
  return (
    <div lang="pt-BR">
      <Button
        variant="line"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadModal().catch(() => undefined)}
      >
        {text.tuneIn}
      </Button>
      {part && <part.FmModal open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
