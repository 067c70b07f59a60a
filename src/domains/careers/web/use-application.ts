import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { secondsToWait } from '#contract/seconds-to-wait.ts';
import { applicationMessages as text } from '../application.messages.ts';
import { type ApplicationField, fileProblem, headBytes, isComplete } from '../careers.rules.ts';
import { emptyApplication, keepDraft, readDraft } from './application-draft.ts';
import { createSender } from './send-application.ts';

type Touchable = ApplicationField | 'curriculum';
/** Of the file, told at its field; or of the sending, with what to add to the one sentence about it. */
type Failure = { file?: string; note?: string };

/** One application: what is written so far, how far it got, and why it got no further. */
export function useApplication() {
  const [values, setValues] = useState(emptyApplication);
  const [file, setFile] = useState<File | null>(null);
  const [touched, setTouched] = useState<ReadonlySet<Touchable>>(new Set());
  const [status, setStatus] = useState<'idle' | 'sending' | 'sent'>('idle');
  const [failure, setFailure] = useState<Failure | null>(null);
  const [sendApplication] = useState(createSender);
  const isUnderWay = useRef(false);
  const lastChosen = useRef<File | null>(null);
  // Only now: the server's HTML knows no drafts.
  useEffect(() => setValues(readDraft()), []);
  const isReady = isComplete(values, file !== null);

  function change(field: ApplicationField, value: string): void {
    const next = { ...values, [field]: value };
    setValues(next);
    keepDraft(next);
  }

  function touch(field: Touchable): void {
    setTouched((before) => new Set(before).add(field));
  }

  /** A file that is none of the two kinds, or too large, is told now and not after everything was sent. */
  async function choose(chosen: File | null): Promise<void> {
    setFile(chosen);
    setFailure(null);
    lastChosen.current = chosen;
    const problem = chosen && (await problemOf(chosen));
    if (problem && lastChosen.current === chosen) setFailure({ file: text.fileRefused[problem] });
  }

  async function send(): Promise<void> {
    if (isUnderWay.current || status === 'sent' || !file || !isReady) return;
    isUnderWay.current = true;
    setStatus('sending');
    setFailure(null);
    try {
      await sendApplication(values, file);
      keepDraft(null);
      setStatus('sent');
    } catch (error) {
      console.warn('the application was not sent', error);
      setStatus('idle');
      setFailure(failureOf(error));
    } finally {
      isUnderWay.current = false;
    }
  }

  return { values, file, touched, status, failure, isReady, change, touch, choose, send };
}

async function problemOf(file: File) {
  try {
    return fileProblem(file.size, new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  } catch {
    // A file that went away since is told when it is sent.
    return null;
  }
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof CallError)) return {};
  if (error.status === 429) return { note: text.tooMany(secondsToWait(error)) };
  return { file: text.fileRefused[error.code] };
}
