import { useState } from 'react';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';
import { BeginStep } from './BeginStep.tsx';
import { CodeStep } from './CodeStep.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { ScanStep, type Secret } from './ScanStep.tsx';

type Props = {
  status: NonNullable<SignedIn['secondFactor']>;
  hasPassword: boolean;
  /** It was turned on or off, or has new codes: what the panel knows of it is old. */
  onChange: () => void;
};

type Step =
  | { kind: 'rest' | 'begin' | 'renew' | 'end' }
  | { kind: 'scan'; secret: Secret }
  | { kind: 'codes'; codes: readonly string[] };

const rest: Step = { kind: 'rest' };

/** For staff: turning the second factor on and off. */
export function SecondFactorSection({ status, hasPassword, onChange }: Props) {
  const text = secondFactorMessages[useSurfaceLang()];
  const [step, setStep] = useState<Step>(rest);
  const cancel = () => setStep(rest);
  const show = (codes: readonly string[]) => setStep({ kind: 'codes', codes });
  function finish(): void {
    setStep(rest);
    onChange();
  }
  return (
    <section data-second-factor={step.kind} className="grid gap-4 border-t border-rule pt-5">
      <h3 className="text-20">{text.title}</h3>
      {step.kind === 'rest' && <SecondFactorStatus status={status} onStep={(kind) => setStep({ kind })} />}
      {step.kind === 'begin' && (
        <BeginStep hasPassword={hasPassword} onCancel={cancel} onDone={(secret) => setStep({ kind: 'scan', secret })} />
      )}
      {step.kind === 'scan' && <ScanStep secret={step.secret} onCancel={cancel} onDone={show} />}
      {step.kind === 'codes' && <RecoveryCodes codes={step.codes} onDone={finish} />}
      {step.kind === 'renew' && <CodeStep purpose="renew" onCancel={cancel} onDone={show} />}
      {step.kind === 'end' && <CodeStep purpose="end" onCancel={cancel} onDone={finish} />}
    </section>
  );
}

type StatusProps = { status: Props['status']; onStep: (kind: 'begin' | 'renew' | 'end') => void };

function SecondFactorStatus({ status: { isOn, isDemanded, recoveryCodesLeft }, onStep }: StatusProps) {
  const text = secondFactorMessages[useSurfaceLang()];
  return (
    <>
      <p className="max-w-[60ch] text-14 text-ink-2">{isOn ? text.on(recoveryCodesLeft) : text.off}</p>
      {isDemanded && <p className="max-w-[60ch] text-14 font-medium">{isOn ? text.onDemanded : text.demanded}</p>}
      <div className="flex flex-wrap gap-3">
        {!isOn && <Button onClick={() => onStep('begin')}>{text.begin}</Button>}
        {isOn && (
          <Button variant="line" onClick={() => onStep('renew')}>
            {text.renew}
          </Button>
        )}
        {isOn && !isDemanded && (
          <Button variant="line" onClick={() => onStep('end')}>
            {text.end}
          </Button>
        )}
      </div>
    </>
  );
}
