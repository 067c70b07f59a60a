import { type RefObject, useEffect, useRef, useState } from 'react';
import { scrollBehaviour } from '#web/motion.ts';

export type View = {
  atStart: boolean;
  atEnd: boolean;
  /** How much of the whole is in view, and how far the view has come, both 0–1. */
  share: number;
  progress: number;
};

/** By a whole view back or forth, or on by one slide and from the end to the start. */
type Direction = 'back' | 'forth' | 'on';

/** The first and the last slide in view after the move, counted from 1. */
type Range = [first: number, last: number];

type Track = { track: RefObject<HTMLUListElement | null>; view: View; move: (direction: Direction) => Range };

const beforeMeasure: View = { atStart: true, atEnd: false, share: 1, progress: 0 };

export function useTrack(count: number): Track {
  const track = useRef<HTMLUListElement>(null);
  const [view, setView] = useState(beforeMeasure);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other slides make another length.
  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const measure = () => setView((old) => keepIfSame(old, viewOf(element)));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    element.addEventListener('scroll', measure, { passive: true });
    return () => {
      watcher.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, [count]);

  return { track, view, move: (direction) => (track.current ? moveTrack(track.current, direction) : [1, 1]) };
}

function moveTrack(element: HTMLElement, direction: Direction): Range {
  const [one, two] = element.children as unknown as HTMLElement[];
  if (!one) return [1, 1];
  const total = element.childElementCount;
  const step = two ? two.offsetLeft - one.offsetLeft : element.clientWidth;
  const gap = step - one.offsetWidth;
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const context = element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  // Widths come rounded to whole pixels: a slide that fits by calculation must not miss by a hair.
  const visible = Math.max(1, Math.floor((context + gap) / step + 0.02));
  const last = Math.max(0, total - visible);
  const here = Math.round(element.scrollLeft / step);
  const wanted = { back: here - visible, forth: here + visible, on: here < last ? here + 1 : 0 }[direction];
  const target = Math.min(Math.max(0, wanted), last);
  element.scrollTo({ left: target * step, behavior: scrollBehaviour() });
  return [target + 1, Math.min(target + visible, total)];
}

function viewOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): View {
  const context = scrollWidth - clientWidth;
  return {
    atStart: scrollLeft < 2,
    atEnd: scrollLeft > context - 2,
    share: scrollWidth > 0 ? Math.min(1, clientWidth / scrollWidth) : 1,
    progress: context > 0 ? Math.min(1, Math.max(0, scrollLeft / context)) : 0,
  };
}

function keepIfSame(old: View, now: View): View {
  const keys = Object.keys(now) as (keyof View)[];
  return keys.every((key) => old[key] === now[key]) ? old : now;
}
