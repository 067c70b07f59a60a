import { useEffect, useEffectEvent } from 'react';
import { api } from '#web/api.ts';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { beginSecondFactor } from '../../second-factor.contract.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';
import { PasswordField } from '../PasswordField.tsx';
import type { Secret } from './ScanStep.tsx';
import { StepForm } from './StepForm.tsx';
import { useStep } from './use-step.ts';

type Props = { hasPassword: boolean; onDone: (secret: Secret) => void; onCancel: () => void };

/** Whoever finds an open screen cannot tie the account to their own phone. */
export function BeginStep({ hasPassword, onDone, onCancel }: Props) {
  const text = secondFactorMessages[useSurfaceLang()];
  const step = useStep();
  const { form } = step;
  const { password } = form.values;
  const begin = () =>
    step.run(async () => onDone(await api.call(beginSecondFactor, { body: { password: hasPassword && password } })));
  const beginAtOnce = useEffectEvent(begin);
  // Without a password there is nothing to ask for.
  useEffect(() => {
    if (!hasPassword) void beginAtOnce();
  }, [hasPassword]);

  return (
    <StepForm
      step={step}
      labels={{ submit: text.begin, busy: text.beginBusy }}
      onCancel={onCancel}
      onSubmit={() => (hasPassword && !password ? form.flag({ password: text.passwordEmpty }) : void begin())}
    >
      {hasPassword && (
        <PasswordField
          label={text.password}
          name="secondFactorPassword"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          onChange={(value) => form.change('password', value)}
          error={form.errors.password}
          focusFirst
        />
      )}
    </StepForm>
  );
}
