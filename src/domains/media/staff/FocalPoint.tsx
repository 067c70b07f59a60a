import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react';
import type { FocalPoint as Point } from '#kit/crop-around.ts';
import { Button } from '#web/ui/Button.tsx';
import { libraryMessages } from './library.messages.ts';

const text = libraryMessages.focus;
const centre: Point = { x: 50, y: 50 };
const steps: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const within = (hundredths: number) => Math.max(0, Math.min(100, Math.round(hundredths)));

type Props = {
  src: string;
  measures: { width: number; height: number };
  point: Point | null;
  onChange: (point: Point | null) => void;
};

/** Pressed or dragged with a mouse, tapped or dragged by its handle with a finger (so the page still scrolls), or by the arrows. */
export function FocalPoint({ src, measures, point, onChange }: Props) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const [isDragging, setDragging] = useState(false);
  const shown = point ?? centre;

  function setTo({ clientX, clientY }: { clientX: number; clientY: number }): void {
    const box = frame.current?.getBoundingClientRect();
    if (!box) return;
    onChange({
      x: within(((clientX - box.left) / box.width) * 100),
      y: within(((clientY - box.top) / box.height) * 100),
    });
  }
  function grip(event: PointerEvent<HTMLDivElement>): void {
    if (event.button !== 0 || (event.pointerType === 'touch' && !handle.current?.contains(event.target as Node)))
      return;
    frame.current?.setPointerCapture(event.pointerId);
    setDragging(true);
  }
  function step(event: KeyboardEvent): void {
    const { x, y } = steps[event.key] ?? { x: 0, y: 0 };
    if (x === 0 && y === 0) return;
    event.preventDefault();
    const far = event.shiftKey ? 10 : 1;
    onChange({ x: within(shown.x + x * far), y: within(shown.y + y * far) });
  }

  return (
    <section aria-labelledby={`${id}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handle inside is the keyboard's way. */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above. */}
      <div
        ref={frame}
        onPointerDown={grip}
        onPointerMove={(event) => isDragging && setTo(event)}
        onPointerUp={() => setDragging(false)}
        onPointerCancel={() => setDragging(false)}
        onClick={(event) => event.detail > 0 && setTo(event)}
        className="relative mx-auto max-w-full cursor-crosshair overflow-hidden rounded-card bg-desk select-none"
        style={{
          width: `calc(20rem * ${measures.width} / ${measures.height})`,
          aspectRatio: `${measures.width} / ${measures.height}`,
        }}
      >
        <img src={src} alt="" draggable={false} {...measures} className="block size-full" />
        <button
          ref={handle}
          type="button"
          aria-label={text.label}
          aria-describedby={`${id}-at`}
          onKeyDown={step}
          style={{ left: `${shown.x}%`, top: `${shown.y}%` }}
          className={`absolute grid size-11 -translate-1/2 touch-none cursor-grab place-items-center rounded-round ${point ? '' : 'opacity-60'}`}
        >
          <span className="size-6 rounded-round border-2 border-white bg-red/70 shadow-lift ring-1 ring-black/60" />
        </button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3 id={`${id}-title`} className="font-sans text-14 font-semibold tracking-normal">
          {text.title}
        </h3>
        <p id={`${id}-at`} role="status" className="text-12 text-ink-2 tabular-nums">
          {point ? text.at(point.x, point.y) : text.automatic}
        </p>
        {point && (
          <Button variant="ghost" size="small" onClick={() => onChange(null)}>
            {text.clear}
          </Button>
        )}
      </div>
      <p className="text-12 text-ink-3">{text.hint}</p>
    </section>
  );
}
