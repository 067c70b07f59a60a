import { useEffect, useState } from 'react';
import { CallError } from '#contract/client.ts';
import { api } from '#web/api.ts';
import { refusalOf } from '#web/forms/refusal-of.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { openLogin } from '#web/profile/login-request.ts';
import { clearProfile } from '#web/profile/profile.ts';
import { isProfileAwaited } from '#web/profile/profile-awaited.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { profileStore } from '#web/profile/profile-store.ts';
import { settle, toast } from '#web/toasts/toasts.ts';
import { recommendationMessages as text } from '../recommendation.messages.ts';
import { sendRecomendation } from '../recommendations.contract.ts';
import { recommendationNames } from '../recommendations.decode.ts';
import { type RecommendationField, recommendationFields, trimmed } from '../recommendations.rules.ts';
import { draft } from './draft.ts';
import { checked, confirmed, firstSteps, reopened, type Steps, stepsOf, written } from './steps.ts';

const said = { lang: text.lang, about: 'recommendation' } as const;

/** One recommendation, from its first letter to the thanks for it. */
export function useRecommendation() {
  const [steps, setSteps] = useState(firstSteps);
  const { status, submit, reopen: beginAnew } = useSubmit();
  // Only now: the server's HTML knows no drafts.
  useEffect(() => setSteps(stepsOf(draft.read())), []);

  function askForLogin(): void {
    toast('info', text.needsLogin, { ...said, action: { label: text.enter, run: openLogin } });
    openLogin();
  }

  function go(next: Steps): void {
    setSteps(next);
    draft.keep(next);
  }

  async function send(): Promise<void> {
    if (status !== 'idle') return;
    settle(said.about);
    const ready = checked(steps);
    go(ready);
    if (ready.problem) return;
    // Whom the page still waits for to be known is asked by the station itself.
    if (!isLoggedIn(profileStore.get()) && !isProfileAwaited()) return askForLogin();
    const isSent = await submit(
      () => api.call(sendRecomendation, { body: recommendationNames.encode(trimmed(ready.told)) }),
      (error) => explain(error, ready),
    );
    if (isSent) draft.clear();
  }

  function explain(error: unknown, sent: Steps): void {
    if (error instanceof CallError && error.status === 401) {
      clearProfile();
      askForLogin();
      return;
    }
    const { words, field } = refusalOf(error, recommendationFields, recommendationNames.decodeField);
    toast('error', words ?? text.noAnswer, said);
    if (field && words) go({ ...reopened(sent, field), problem: { field, message: words } });
  }

  return {
    steps,
    status,
    write: (field: RecommendationField, value: string) => go(written(steps, field, value)),
    confirm: () => go(confirmed(steps)),
    reopen: (field: RecommendationField) => go(reopened(steps, field)),
    send,
    another: () => {
      draft.clear();
      setSteps(firstSteps);
      beginAnew();
    },
  };
}
