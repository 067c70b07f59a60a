import { useEffect, useRef, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { clearProfile } from '#web/profile/profile.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { profileStore } from '#web/profile/profile-store.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { recommendationMessages as text } from '../recommendation.messages.ts';
import { sendRecomendation } from '../recommendations.contract.ts';
import { type RecommendationField, recommendationFields, trimmed } from '../recommendations.rules.ts';
import { clearDraft, keepDraft, readDraft } from './draft.ts';
import { checked, confirmed, firstSteps, reopened, type Steps, stepsOf, written } from './steps.ts';

const said = { lang: text.lang, about: 'recommendation' } as const;

export type SendState = 'writing' | 'sending' | 'sent';

/** One recommendation, from its first letter to the thanks for it. */
export function useRecommendation() {
  const [steps, setSteps] = useState(firstSteps);
  const [state, setState] = useState<SendState>('writing');
  const isUnderWay = useRef(false);
  // Only now: the server's HTML knows no drafts.
  useEffect(() => setSteps(stepsOf(readDraft())), []);

  function askForLogin(): void {
    toast('info', text.needsLogin, { ...said, action: { label: text.enter, run: openLogin } });
    openLogin();
  }

  function go(next: Steps): void {
    setSteps(next);
    keepDraft(next);
  }

  async function send(): Promise<void> {
    if (isUnderWay.current) return;
    settle(said.about);
    const ready = checked(steps);
    go(ready);
    if (ready.problem) return;
    // Whom the page still waits for to be known is asked by the station itself.
    if (!isLoggedIn(profileStore.get()) && !isProfileAwaited()) return askForLogin();
    isUnderWay.current = true;
    setState('sending');
    try {
      await api.call(sendRecomendation, { body: trimmed(ready.told) });
      clearDraft();
      setState('sent');
    } catch (error) {
      setState('writing');
      if (!(error instanceof CallError)) throw error;
      explain(error, ready);
    } finally {
      isUnderWay.current = false;
    }
  }

  function explain(error: CallError, sent: Steps): void {
    if (error.status === 401) {
      clearProfile();
      askForLogin();
      return;
    }
    const { words, field } = wordsFor(error);
    toast('error', words, said);
    if (field) go({ ...reopened(sent, field), problem: { field, message: words } });
  }

  return {
    steps,
    state,
    write: (field: RecommendationField, value: string) => go(written(steps, field, value)),
    confirm: () => go(confirmed(steps)),
    reopen: (field: RecommendationField) => go(reopened(steps, field)),
    send,
    another: () => {
      clearDraft();
      setSteps(firstSteps);
      setState('writing');
    },
  };
}

/** What to say about a call that failed, and at which field, where the station names one. */
function wordsFor(error: CallError): { words: string; field?: RecommendationField } {
  if (error.status === 0 || error.code === 'not json') return { words: text.noAnswer };
  const named = (error.data as { field?: unknown } | null)?.field;
  const field = recommendationFields.find((one) => one === named);
  return { words: error.code, field };
}
