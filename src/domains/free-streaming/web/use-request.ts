import { useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { type ToastKind, toast } from '#web/toasts/toasts.ts';
import { sendFreeStreamingRequest } from '../free-streaming.contract.ts';
import { freeStreamingMessages as messages } from '../free-streaming.messages.ts';
import { type FreeStreamingRequest, firstProblem, type RequestField, requestFields } from '../free-streaming.rules.ts';
import { emptyRequest, keepDraft, readDraft } from './request-draft.ts';

export type RequestStatus = 'idle' | 'submitting' | 'submitted';
export type RequestProblem = { field: RequestField; message: string };
export type Request = ReturnType<typeof useRequest>;

/** One request to the station: what is written so far, how far it got, and the one problem that is told. */
export function useRequest() {
  const [values, setValues] = useState(readDraft);
  const [status, setStatus] = useState<RequestStatus>('idle');
  const [problem, setProblem] = useState<RequestProblem | null>(null);
  const isUnderWay = useRef(false);

  function say(kind: ToastKind, text: string): void {
    toast(kind, text, { lang: 'pt-BR', about: 'free streaming' });
  }

  function refuse(found: RequestProblem): void {
    setProblem(found);
    say('error', found.message);
  }

  function change(field: RequestField, value: string): void {
    const next = { ...values, [field]: value };
    setValues(next);
    keepDraft(next);
    if (problem?.field === field) setProblem(null);
  }

  async function send(): Promise<void> {
    if (isUnderWay.current || status === 'submitted') return;
    const found = firstProblem(values);
    if (found) return refuse(found);
    isUnderWay.current = true;
    setStatus('submitting');
    setProblem(null);
    try {
      await api.call(sendFreeStreamingRequest, { body: trimmed(values) });
      keepDraft(null);
      setStatus('submitted');
      say('success', messages.success);
    } catch (error) {
      setStatus('idle');
      const refused = refusalOf(error);
      if (refused.field) refuse({ field: refused.field, message: refused.message });
      else say('error', refused.message);
    } finally {
      isUnderWay.current = false;
    }
  }

  /** The dialog closes: what was sent is done with, and the next request begins anew. */
  function leave(): void {
    setProblem(null);
    if (status !== 'submitted') return;
    setValues(emptyRequest);
    setStatus('idle');
  }

  return { values, status, problem, change, send, leave };
}

function trimmed(values: FreeStreamingRequest): FreeStreamingRequest {
  return Object.fromEntries(requestFields.map((field) => [field, values[field].trim()])) as FreeStreamingRequest;
}

/** The server's own words where it spoke; where nothing came that could be read, that the line is bad. */
function refusalOf(error: unknown): { message: string; field?: RequestField } {
  if (!(error instanceof CallError)) throw error;
  if (error.status === 0 || error.code === 'not json') return { message: messages.noAnswer };
  const named = (error.data as { field?: unknown } | null)?.field;
  return { message: error.code, field: requestFields.find((field) => field === named) };
}
