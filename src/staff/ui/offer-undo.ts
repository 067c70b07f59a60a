import { toast, toasts } from '#web/toasts/toasts.ts';

let last: number | undefined;

/** Says what was done and offers to take it back. Only the last act can be: an older offer goes with the next one. */
export function offerUndo(text: string, label: string, undo: () => Promise<void>): void {
  if (last !== undefined) toasts.dismiss(last);
  last = toast('success', text, { action: { label, run: () => void undo() } });
}
