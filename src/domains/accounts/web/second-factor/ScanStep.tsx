import { Suspense } from 'react';
import type { DataOf } from '#contract/endpoint.ts';
import { api } from '#web/api.ts';
import { deferred } from '#web/parts/deferred.ts';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { type beginSecondFactor, confirmSecondFactor } from '../../second-factor.contract.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';
import { CodeField } from '../CodeField.tsx';
import { StepForm } from './StepForm.tsx';
import { useStep } from './use-step.ts';

const QrCode = deferred(() => import('./QrCode.tsx'), 'QrCode');

export type Secret = DataOf<typeof beginSecondFactor>;

type Props = { secret: Secret; onDone: (recoveryCodes: readonly string[]) => void; onCancel: () => void };

/** The secret as a picture and as text; a first code shows that the app has it. */
export function ScanStep({ secret, onDone, onCancel }: Props) {
  const text = secondFactorMessages[useSurfaceLang()];
  const step = useStep();
  const { form } = step;
  const { code } = form.values;
  const confirm = () =>
    step.run(async () => onDone((await api.call(confirmSecondFactor, { body: { code } })).recoveryCodes));
  return (
    <>
      <p>{text.scan}</p>
      <div className="aspect-square w-full max-w-56">
        <Suspense>
          <QrCode text={secret.address} label={text.picture} />
        </Suspense>
      </div>
      <p className="text-14 text-ink-2">{text.typed}</p>
      <p data-secret className="font-mono text-16 break-all select-all">
        {secret.secret.match(/.{4}/g)?.join(' ')}
      </p>
      <StepForm
        step={step}
        labels={{ submit: text.confirm, busy: text.confirmBusy }}
        onCancel={onCancel}
        onSubmit={() => (code.length < 6 ? form.flag({ code: text.codeEmpty }) : void confirm())}
      >
        <CodeField
          label={text.code}
          value={code}
          onChange={(value) => form.change('code', value)}
          error={form.errors.code}
        />
      </StepForm>
    </>
  );
}
