import { useEffect, useRef, useState } from 'react';
import { prefersCalm } from '#web/motion.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { chestMessages as text } from '../../chest.messages.ts';
import { shakeEveryMs } from '../../hunt.rules.ts';
import chest from '../drawings/chest-closed.svg';
import type { ChestAnswer, HuntWatch } from './hunt-watch.ts';

/** A closed chest that wants to be opened. Whoever closes it meets it again on the next page. */
export function ChestDialog({ isOpen, watch }: { isOpen: boolean; watch: HuntWatch }) {
  return (
    <Dialog open={isOpen} onClose={watch.leaveChest} title={text.found} size="small" lang={text.lang}>
      <Chest watch={watch} />
    </Dialog>
  );
}

function Chest({ watch }: { watch: HuntWatch }) {
  const [outcome, setOutcome] = useState<ChestAnswer | 'opening' | null>(null);
  const button = useShaking(outcome !== 'opening');

  async function open(): Promise<void> {
    if (outcome === 'opening') return;
    setOutcome('opening');
    setOutcome(await watch.openChest());
  }
  return (
    <div data-hunt-chest className="grid justify-items-center gap-4 text-center">
      <p>{text.click}</p>
      <button
        ref={button}
        type="button"
        data-autofocus
        aria-label={text.chest}
        aria-busy={outcome === 'opening' || undefined}
        onClick={() => void open()}
        className="rounded-card p-2"
      >
        <img src={chest} alt="" width={256} height={208} />
      </button>
      <p role="alert" className="font-semibold text-accent empty:hidden">
        {outcome === 'failed' && text.failed}
        {outcome === 'lapsed' && text.lapsed}
      </p>
      <p className="text-14 text-ink-2">{text.waits}</p>
      <Button variant="ghost" onClick={watch.leaveChest}>
        {text.later}
      </Button>
    </div>
  );
}

/** Still for most of the time, then a short rattle; never for whoever asked for calm. */
function useShaking(isShaking: boolean) {
  const element = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isShaking || prefersCalm()) return;
    const rattle = [0, -5, 5, -4, 4, -2, 0];
    const frames = rattle.map((degrees, index) => ({
      transform: `rotate(${degrees}deg)`,
      offset: (index / (rattle.length - 1)) * 0.2,
    }));
    const shaking = element.current?.animate([...frames, { transform: 'rotate(0deg)', offset: 1 }], {
      duration: shakeEveryMs,
      iterations: Number.POSITIVE_INFINITY,
    });
    return () => shaking?.cancel();
  }, [isShaking]);
  return element;
}
