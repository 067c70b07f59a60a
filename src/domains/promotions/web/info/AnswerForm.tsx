import { type FormEvent, useId, useMemo, useState } from 'react';
import { useForm } from '#web/forms/use-form.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { answerMessages as text } from '../../promotion.messages.ts';
import type { OwnAnswer, Promotion } from '../../promotions.decode.ts';
import { type FormFault, formFault, type Gate } from '../../promotions.rules.ts';
import { AnswerField } from './AnswerField.tsx';
import { answerDraft, type WrittenAnswer } from './answer-draft.ts';
import { useSendAnswer } from './use-send-answer.ts';

type Props = {
  promotion: Promotion;
  /** The answer that is being changed. */
  answer?: OwnAnswer;
  onSent: () => void;
  onGate: (gate: Gate) => void;
};

export function AnswerForm({ promotion, answer, onSent, onGate }: Props) {
  const id = promotion.id;
  const faultId = useId();
  const draft = useMemo(() => answerDraft(id), [id]);
  const form = useForm<WrittenAnswer>({ answer: answer?.answer ?? '', rules: false }, { draft });
  const send = useSendAnswer({ promotion, answer, form, draft, onSent, onGate });
  const { values, errors } = form;
  const [fault, setFault] = useState<FormFault | null>(null);

  /** What was told stands until nothing is wrong any more. */
  function change<F extends keyof WrittenAnswer>(field: F, value: WrittenAnswer[F]): void {
    form.change(field, value);
    const next = { ...values, [field]: value };
    if (!formFault(next.answer, next.rules)) setFault(null);
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = formFault(values.answer, values.rules);
    setFault(found);
    if (!found) return void send(values.answer.trim());
    form.flag({
      answer: found === 'rules' ? undefined : text.faults[found],
      rules: found === 'answer' ? undefined : text.faults[found],
    });
  }

  return (
    <form ref={form.element} noValidate onSubmit={submit} className="grid max-w-[40rem] gap-4">
      <AnswerField
        promotion={promotion}
        value={values.answer}
        onChange={(value) => change('answer', value)}
        faultId={errors.answer && faultId}
        focusFirst
      />
      <label className="flex min-h-11 items-center gap-3 justify-self-start">
        <input
          type="checkbox"
          name="rules"
          required
          checked={values.rules}
          onChange={(event) => change('rules', event.currentTarget.checked)}
          aria-invalid={errors.rules ? true : undefined}
          aria-describedby={errors.rules && faultId}
          className="checkbox"
        />
        {text.accept}
      </label>
      <div role="alert">
        {fault && (
          <p id={faultId} className="flex gap-2 font-medium text-accent">
            <Icon name="warning" size={18} className="mt-[0.2em]" />
            <span className="whitespace-pre-wrap">{text.faults[fault]}</span>
          </p>
        )}
      </div>
      <Button type="submit" busy={form.status === 'submitting'} className="justify-self-start">
        {text.send}
      </Button>
    </form>
  );
}
