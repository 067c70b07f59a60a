import { useEffect } from 'react';
import type { Resource } from '#contract/resource.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';

const pauseMs = 1_500;
const retryMs = 10_000;

/**
 * Saves whenever the writer pauses. A text that cannot be saved yet waits without a word and without taking the focus; a line
 * that is down is tried again, at once when the browser says that it is back. What is not saved lies in the browser.
 */
export function useAutosave(resource: Resource, editor: ItemForm, isOn: boolean): void {
  const { values, isDirty, isSaving, conflict, failure, save } = editor;
  const canSave = isOn && isDirty && !isSaving && !conflict;
  // biome-ignore lint/correctness/useExhaustiveDependencies: every change of the values begins the pause anew.
  useEffect(() => {
    if (!canSave) return;
    const attempt = () => resource.fields.safeParse(values).success && save();
    const timer = setTimeout(attempt, failure ? retryMs : pauseMs);
    addEventListener('online', attempt);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', attempt);
    };
  }, [canSave, values, failure]);
}
