import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '#web/ui/Icon.tsx';

/** The good news that takes a form's place: the keyboard goes on from here, and it is heard. */
export function Outcome({ children }: { children: ReactNode }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div className="appear flex gap-3 rounded-card bg-raised p-4">
      <span className="mt-0.5 grid size-7 shrink-0 place-items-center rounded-round bg-green text-white">
        <Icon name="check" size={16} />
      </span>
      <p ref={words} tabIndex={-1} className="leading-relaxed outline-none">
        {children}
      </p>
    </div>
  );
}
