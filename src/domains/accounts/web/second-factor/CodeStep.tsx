import { api } from '#web/api.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Field } from '#web/ui/Field.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { endSecondFactor, renewRecoveryCodes } from '../../second-factor.contract.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';
import { panelLanguage } from '../panel/panel-language.ts';
import { StepForm } from './StepForm.tsx';
import { useStep } from './use-step.ts';

type Props = {
  purpose: 'renew' | 'end';
  /** With the new recovery codes, or with none after the end. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
};

/** What a code is asked for once it is on. */
export function CodeStep({ purpose, onDone, onCancel }: Props) {
  const text = secondFactorMessages[useSurfaceLang()];
  const step = useStep();
  const { form } = step;
  const code = form.values.code.trim();
  const send = () => step.run(async () => onDone(await (purpose === 'renew' ? renew(code) : end(code))));
  return (
    <StepForm
      step={step}
      labels={{ submit: purpose === 'renew' ? text.renew : text.end, busy: text.confirmBusy }}
      onCancel={onCancel}
      onSubmit={() => (code.length < 6 ? form.flag({ code: text.codeEmpty }) : void send())}
    >
      <Field
        label={purpose === 'renew' ? text.code : text.codeOrRecovery}
        name="code"
        autoComplete="one-time-code"
        maxLength={40}
        value={form.values.code}
        onChange={(value) => form.change('code', value)}
        error={form.errors.code}
        focusFirst
      />
    </StepForm>
  );
}

async function renew(code: string): Promise<readonly string[]> {
  return (await api.call(renewRecoveryCodes, { body: { code } })).recoveryCodes;
}

async function end(code: string): Promise<readonly string[]> {
  await api.call(endSecondFactor, { body: { code } });
  const lang = panelLanguage();
  toast('success', secondFactorMessages[lang].ended, { lang });
  return [];
}
