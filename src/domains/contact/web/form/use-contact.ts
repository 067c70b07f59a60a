import { useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { type ToastKind, toast } from '#web/toasts/toasts.ts';
import { sendContactMessage } from '../../contact.contract.ts';
import { contactMessages as messages } from '../../contact.messages.ts';
import { type ContactField, contactFields, firstProblem, isReady, type Preset } from '../../contact.rules.ts';
import { useFormValues } from './use-form-values.ts';

export type ContactStatus = 'idle' | 'submitting' | 'submitted';
export type Contact = ReturnType<typeof useContact>;

const untouched: ReadonlySet<ContactField> = new Set();

/** One message to the station: what is written so far, how far it got, and which fields have been left by their writer. */
export function useContact(preset: Preset | null) {
  const { form, values, userId, change, settle, writeAnother } = useFormValues(preset);
  const [status, setStatus] = useState<ContactStatus>('idle');
  const [touched, setTouched] = useState(untouched);
  const isUnderWay = useRef(false);

  function say(kind: ToastKind, text: string, lang?: 'pt-BR'): void {
    toast(kind, text, { lang, about: 'contact' });
  }

  function touch(name: string): void {
    const field = contactFields.find((one) => one === name);
    if (field) setTouched((before) => new Set(before).add(field));
  }

  function errorOf(field: ContactField): string | undefined {
    return touched.has(field) && !isReady(values, field) ? messages.problems[field] : undefined;
  }

  async function send(): Promise<void> {
    if (isUnderWay.current || status === 'submitted' || firstProblem(values)) return;
    isUnderWay.current = true;
    setStatus('submitting');
    try {
      await api.call(sendContactMessage, { body: { ...values, userId } });
      settle();
      setStatus('submitted');
      say('success', messages.success, 'pt-BR');
    } catch (error) {
      setStatus('idle');
      const words = serverWords(error);
      if (words) say('error', words);
      else say('error', messages.noAnswer, 'pt-BR');
    } finally {
      isUnderWay.current = false;
    }
  }

  function again(): void {
    writeAnother();
    setTouched(untouched);
    setStatus('idle');
  }

  return { form, values, status, canSend: firstProblem(values) === null, change, touch, errorOf, send, again };
}

/** What the server said, or null where nothing came that could be read. */
function serverWords(error: unknown): string | null {
  if (!(error instanceof CallError)) throw error;
  return error.status === 0 || error.code === 'not json' ? null : error.code;
}
