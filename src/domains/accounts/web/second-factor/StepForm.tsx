import { type ReactNode, useEffect } from 'react';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { secondFactorMessages } from '../../second-factor.messages.ts';
import { ModalForm } from '../ModalForm.tsx';
import { TextButton } from '../TextButton.tsx';
import type { Step } from './use-step.ts';

type Props = {
  step: Step;
  labels: { submit: string; busy: string };
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
};

/** One step of the section; the keyboard begins at its field. */
export function StepForm({ step: { form, isBusy }, labels, onSubmit, onCancel, children }: Props) {
  const text = secondFactorMessages[useSurfaceLang()];
  const { element } = form;
  useEffect(() => element.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [element]);
  return (
    <div className="grid max-w-md justify-items-start gap-1 *:w-full">
      <ModalForm form={form} isBusy={isBusy} labels={labels} onSubmit={onSubmit}>
        {children}
      </ModalForm>
      <TextButton onClick={onCancel} className="w-auto!">
        {text.cancel}
      </TextButton>
    </div>
  );
}
