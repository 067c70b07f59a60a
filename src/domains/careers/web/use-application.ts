import { useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { secondsToWait } from '#contract/seconds-to-wait.ts';
import { createDraft, everyField, isText } from '#web/forms/create-draft.ts';
import { useForm } from '#web/forms/use-form.ts';
import { applicationMessages as text } from '../application.messages.ts';
import { applicationNames } from '../careers.decode.ts';
import {
  type ApplicationText,
  applicationFields,
  areaPhoneMask,
  fileProblem,
  headBytes,
  isComplete,
} from '../careers.rules.ts';
import { createSender } from './send-application.ts';

/** Of the file, told at its field; or of the sending, with what to add to the one sentence about it. */
type Failure = { file?: string; note?: string };

const draft = createDraft<ApplicationText>({
  key: 'careers-draft',
  lives: 'tab',
  fields: everyField(applicationFields, isText),
  upgrade: applicationNames.decode,
});
const nothing = everyField(applicationFields, '');
const masks = { phone: areaPhoneMask };

/** One application: what is written so far, how far it got, and why it got no further. */
export function useApplication() {
  const form = useForm<ApplicationText>(nothing, { draft, masks });
  const [file, setFile] = useState<File | null>(null);
  const [isFileTouched, setFileTouched] = useState(false);
  const [refused, setRefused] = useState<Failure | null>(null);
  const [sendApplication] = useState(createSender);
  const lastChosen = useRef<File | null>(null);
  const isReady = isComplete(form.values, file !== null);

  /** A file that is none of the two kinds, or too large, is told now and not after everything was sent. */
  async function choose(chosen: File | null): Promise<void> {
    setFile(chosen);
    setRefused(null);
    lastChosen.current = chosen;
    const problem = chosen && (await problemOf(chosen));
    if (problem && lastChosen.current === chosen) setRefused({ file: text.fileRefused[problem] });
  }

  async function send(): Promise<void> {
    if (!file || !isReady) return;
    setRefused(null);
    await form.submit(
      () => sendApplication(form.values, file),
      (error) => {
        console.warn('the application was not sent', error);
        setRefused(failureOf(error));
      },
    );
  }

  return { form, file, isFileTouched, refused, isReady, choose, touchFile: () => setFileTouched(true), send };
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
