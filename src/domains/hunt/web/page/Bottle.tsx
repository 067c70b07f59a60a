import type { BottleLevel } from '../../hunt.rules.ts';
import empty from '../drawings/bottle-0.svg';
import quarter from '../drawings/bottle-1.svg';
import half from '../drawings/bottle-2.svg';
import threeQuarters from '../drawings/bottle-3.svg';
import full from '../drawings/bottle-4.svg';

const pictures = [empty, quarter, half, threeQuarters, full] as const;

/** How many of something are left, at a glance; whoever places it says the number beside it. */
export function Bottle({ level, height }: { level: BottleLevel; height: number }) {
  return (
    <img src={pictures[level]} alt="" width={height / 2} height={height} data-bottle={level} className="shrink-0" />
  );
}
