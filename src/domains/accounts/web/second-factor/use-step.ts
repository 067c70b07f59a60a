import { CallError } from '#contract/client.ts';
import { type Form, useForm } from '#web/forms/use-form.ts';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';
import { failureText } from '../failure-text.ts';
import { sessionLost } from '../session-end.ts';

export type Step = {
  form: Form<{ password: string; code: string }>;
  isBusy: boolean;
  /** Does what the step is for, once at a time, and says why it could not. */
  run(act: () => Promise<void>): Promise<void>;
};

export function useStep(): Step {
  const lang = useSurfaceLang();
  const form = useForm({ password: '', code: '' });
  return {
    form,
    isBusy: form.status === 'submitting',
    async run(act) {
      form.fail('');
      const isDone = await form.submit(act, (error) => {
        if (error instanceof CallError && error.status === 401) return sessionLost();
        form.fail(failureText(error, secondFactorMessages[lang].failures, lang));
      });
      if (isDone) form.reopen();
    },
  };
}
