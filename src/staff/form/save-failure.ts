import { CallError } from '#contract/client.ts';
import type { Item } from '../resource/resource-calls.ts';
import { formMessages as text } from './form.messages.ts';

export type SaveFailure =
  | { kind: 'fields'; fields: Record<string, string> }
  | { kind: 'conflict'; newer: Item }
  | { kind: 'other'; text: string };

/** What a refused save means for the form. It promises nothing of a copy that the browser could not keep. */
export function saveFailure(error: unknown, { isKept = true } = {}): SaveFailure {
  if (!(error instanceof CallError)) return { kind: 'other', text: text.notSaved };
  const { status, code, data } = error;
  if (status === 400 && isWith(data, 'fields'))
    return { kind: 'fields', fields: data.fields as Record<string, string> };
  if (status === 409 && code === 'newer version exists' && isWith(data, 'version')) {
    return { kind: 'conflict', newer: data as Item };
  }
  const [noLine, notSignedIn] = isKept ? [text.noLine, text.notSignedIn] : [text.notKept, text.notKept];
  const words: Record<number, string> = { 0: noLine, 401: notSignedIn, 403: text.notAllowed, 404: text.gone };
  return { kind: 'other', text: words[status] ?? text.notSaved };
}

function isWith<K extends string>(data: unknown, key: K): data is Record<K, unknown> {
  return typeof data === 'object' && data !== null && key in data;
}
