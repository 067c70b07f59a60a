import { useEffect, useRef, useState } from 'react';
import type { MostRead } from '../../news.decode.ts';
import { MostReadBlock } from '../blocks/MostReadBlock.tsx';
import { type SideState, sideState } from './side-state.ts';

/** Below the category bar, which stays on top of a wide screen. */
const stickAt = 80;

/** Beside a long article the most read travel along until its end. The column has the article's height. */
export function SideMostRead({ items }: { items: readonly MostRead[] }) {
  const column = useRef<HTMLDivElement>(null);
  const block = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<SideState>('block-right');

  useEffect(() => {
    const look = () => {
      const places = column.current?.getBoundingClientRect();
      if (!places || !block.current) return;
      const { top: columnTop, bottom: columnBottom } = places;
      setState(sideState({ columnTop, columnBottom, blockHeight: block.current.offsetHeight, stickAt }));
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);

  return (
    <div ref={column} className="h-full border-l border-rule pl-8 max-lg:hidden print:hidden">
      <div ref={block} data-state={state} data-side="most-read" className="sticky" style={{ top: stickAt }}>
        <MostReadBlock items={items} />
      </div>
    </div>
  );
}
