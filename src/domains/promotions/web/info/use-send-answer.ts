import { useRevalidator } from 'react-router';
import { CallError } from '#contract/client.ts';
import { secondsToWait } from '#contract/seconds-to-wait.ts';
import { api } from '#web/api.ts';
import type { Draft } from '#web/forms/create-draft.ts';
import type { Form } from '#web/forms/use-form.ts';
import { clearProfile } from '#web/profile/profile.ts';
import { toast } from '#web/toasts/toasts.ts';
import { answerMessages as text } from '../../promotion.messages.ts';
import { saveAnswer } from '../../promotions.contract.ts';
import { encodeAnswer, type OwnAnswer, type Promotion } from '../../promotions.decode.ts';
import type { Gate } from '../../promotions.rules.ts';
import type { WrittenAnswer } from './answer-draft.ts';

const said = { lang: text.lang, about: 'promotion answer' } as const;

type Options = {
  promotion: Promotion;
  answer?: OwnAnswer;
  form: Pick<Form<WrittenAnswer>, 'submit'>;
  draft: Draft<WrittenAnswer>;
  onSent: () => void;
  onGate: (gate: Gate) => void;
};

/** Sends what was written and finds the words for what comes of it. What was not sent stays written. */
export function useSendAnswer({ promotion: { id }, answer, form, draft, onSent, onGate }: Options) {
  const { revalidate } = useRevalidator();

  async function send(words: string): Promise<void> {
    const body = encodeAnswer({ promotionId: id, answerId: answer?.id ?? null, answer: words });
    const isSent = await form.submit(() => api.call(saveAnswer, { body }), explain);
    if (!isSent) return;
    toast('success', text.sent, said);
    onSent();
  }

  function explain(error: unknown): void {
    const { status, code } = error instanceof CallError ? error : { status: 0, code: '' };
    if (status === 401) {
      clearProfile();
      onGate('login');
    } else if (code === 'pro only') onGate('pro');
    else if (code === 'registration incomplete') onGate('registration');
    else if (code === 'promotion closed') {
      toast('error', text.closed, said);
      void revalidate();
    } else if (code === 'already answered' || code === 'answer not editable' || code === 'answer not found') {
      draft.clear();
      toast('info', text.alreadyHere, said);
      onSent();
    } else if (error instanceof CallError && status === 429) toast('error', text.tooMany(secondsToWait(error)), said);
    else toast('error', text.failed, said);
  }

  return send;
}
