import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import { secondFactorMessages as text } from '../../second-factor.messages.ts';
import { failureText } from '../failure-text.ts';
import { sessionLost } from '../session-end.ts';
import { type Form, useForm } from '../use-form.ts';

export type Step = {
  form: Form<'password' | 'code'>;
  isBusy: boolean;
  /** Does what the step is for, once at a time, and says why it could not. */
  run(act: () => Promise<void>): Promise<void>;
};

export function useStep(): Step {
  const form = useForm({ password: '', code: '' });
  const [isBusy, setBusy] = useState(false);
  return {
    form,
    isBusy,
    async run(act) {
      if (isBusy) return;
      setBusy(true);
      form.fail('');
      try {
        await act();
      } catch (error) {
        if (error instanceof CallError && error.status === 401) await sessionLost();
        else form.fail(failureText(error, text.failures));
      } finally {
        setBusy(false);
      }
    },
  };
}
