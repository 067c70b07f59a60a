import { useState } from 'react';
import { tellMissing } from '#web/parts/parts.ts';
import { useOnDemand } from '#web/shell/use-on-demand.ts';
import { Button } from '#web/ui/Button.tsx';
import { freeStreamingMessages as text } from '../../free-streaming.messages.ts';

const loadModal = () => import('./FreeStreamingModal.tsx');

/** Opens the request form, whose code comes with the wish for it. */
export function FreeStreamingButton() {
  const [isOpen, setOpen] = useState(false);
  const part = useOnDemand(loadModal, isOpen, (why) => {
    setOpen(false);
    tellMissing(why, { said: { text: text.noAnswer, lang: 'pt-BR' } });
  });
  return (
    <div lang="pt-BR">
      <Button
        variant="line"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={() => void loadModal().catch(() => undefined)}
      >
        {text.open}
      </Button>
      {part && <part.FreeStreamingModal open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  );
}
