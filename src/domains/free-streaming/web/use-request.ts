import { api } from '#web/api.ts';
import { createDraft, everyField, isText } from '#web/forms/create-draft.ts';
import { refusalOf } from '#web/forms/refusal-of.ts';
import { trimmedTexts } from '#web/forms/trimmed-texts.ts';
import { useForm } from '#web/forms/use-form.ts';
import { type ToastKind, toast } from '#web/toasts/toasts.ts';
import { sendFreeStreamingRequest } from '../free-streaming.contract.ts';
import { requestNames } from '../free-streaming.decode.ts';
import { freeStreamingMessages as messages } from '../free-streaming.messages.ts';
import { type FreeStreamingRequest, firstProblem, type RequestField, requestFields } from '../free-streaming.rules.ts';

export type Request = ReturnType<typeof useRequest>;

const draft = createDraft<FreeStreamingRequest>({
  key: 'free-streaming-draft',
  lives: 'tab',
  fields: everyField(requestFields, isText),
  upgrade: requestNames.decode,
});
const nothing = everyField(requestFields, '');

/** One request to the station: what is written so far, how far it got, and the one problem that is told. */
export function useRequest() {
  const form = useForm<FreeStreamingRequest>(nothing, { draft });

  function say(kind: ToastKind, text: string): void {
    toast(kind, text, { lang: 'pt-BR', about: 'free streaming' });
  }

  function refuse(field: RequestField, message: string): void {
    form.flag({ [field]: message });
    say('error', message);
  }

  async function send(): Promise<void> {
    if (form.status === 'submitted') return;
    const problem = firstProblem(form.values);
    if (problem) return refuse(problem.field, problem.message);
    form.clear();
    const isSent = await form.submit(
      () => api.call(sendFreeStreamingRequest, { body: requestNames.encode(trimmedTexts(form.values)) }),
      (error) => {
        const { words, field } = refusalOf(error, requestFields, requestNames.decodeField);
        if (field && words) refuse(field, words);
        else say('error', words ?? messages.noAnswer);
      },
    );
    if (isSent) say('success', messages.success);
  }

  /** The dialog closes: what was sent is done with, and the next request begins anew. */
  function leave(): void {
    form.clear();
    if (form.status === 'submitted') form.reset(nothing);
  }

  return { form, send, leave };
}
