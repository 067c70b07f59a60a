import { useEffect } from 'react';
import { fetchForPress, keepFetching } from '#web/parts/parts.ts';
import { createStore, useStore } from '#web/shell/store.ts';
import type { PreviewPhase, Previews, PreviewTrack, PreviewView } from './previews.ts';

const previewView = createStore<PreviewView>(null);

let running: Previews | null = null;
let starting: Promise<Previews> | null = null;

/** Fetched right after hydration, so that a click finds it there and the sound starts within the gesture. */
function startPreviews(): Promise<Previews> {
  starting ??= import('./run-previews.ts').then(
    ({ runPreviews }) => {
      running = runPreviews(previewView);
      return running;
    },
    (error) => {
      // The next click tries again.
      starting = null;
      throw error;
    },
  );
  return starting;
}

function toggle(track: PreviewTrack): void {
  if (running) running.toggle(track);
  else void fetchForPress(startPreviews).then((previews) => previews?.toggle(track));
}

/** A song's preview button: what it plays at the moment, and what a press does. A button that goes away takes its sound along. */
export function usePreview(track: PreviewTrack): { phase: PreviewPhase | 'off'; toggle(): void } {
  const view = useStore(previewView, null);
  const { id } = track;
  useEffect(() => {
    const stopFetching = keepFetching(startPreviews, { onHere: () => undefined });
    return () => {
      stopFetching();
      running?.close(id);
    };
  }, [id]);
  return { phase: view?.id === id ? view.phase : 'off', toggle: () => toggle(track) };
}
