import { type FormEvent, useId, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { answerMessages as text } from '../../promotion.messages.ts';
import type { Promotion, UserAnswer } from '../../promotions.contract.ts';
import { type FormFault, formFault, type Gate } from '../../promotions.rules.ts';
import { AnswerField } from './AnswerField.tsx';
import { draftOf, keepDraft } from './answer-drafts.ts';
import { useSendAnswer } from './use-send-answer.ts';

type Props = {
  promotion: Promotion;
  /** The answer that is being changed. */
  answer?: UserAnswer;
  onSent: () => void;
  onGate: (gate: Gate) => void;
};

export function AnswerForm({ promotion, answer, onSent, onGate }: Props) {
  const id = promotion.id_promocao;
  const faultId = useId();
  const [written, setWritten] = useState(() => draftOf(id) || (answer?.tx_resposta ?? ''));
  const [isAccepted, setAccepted] = useState(false);
  const [fault, setFault] = useState<FormFault | null>(null);
  const { send, isBusy } = useSendAnswer({ promotion, answer, onSent, onGate });

  function write(typed: string): void {
    setWritten(typed);
    keepDraft(id, typed);
    if (fault) setFault(formFault(typed, isAccepted) && fault);
  }
  function accept(accepted: boolean): void {
    setAccepted(accepted);
    if (fault) setFault(formFault(written, accepted) && fault);
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    const found = formFault(written, isAccepted);
    setFault(found);
    if (!found) return void send(written.trim());
    const first = event.currentTarget.elements.namedItem(found === 'rules' ? 'rules' : 'answer');
    if (first instanceof HTMLElement) first.focus();
  }

  const isAnswerWrong = fault === 'answer' || fault === 'both';
  const areRulesWrong = fault === 'rules' || fault === 'both';
  return (
    <form noValidate onSubmit={submit} className="grid max-w-[40rem] gap-4">
      <AnswerField
        promotion={promotion}
        value={written}
        onChange={write}
        faultId={isAnswerWrong ? faultId : undefined}
        focusFirst
      />
      <label className="flex min-h-11 items-center gap-3 justify-self-start">
        <input
          type="checkbox"
          name="rules"
          required
          checked={isAccepted}
          onChange={(event) => accept(event.currentTarget.checked)}
          aria-invalid={areRulesWrong || undefined}
          aria-describedby={areRulesWrong ? faultId : undefined}
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
      <Button type="submit" busy={isBusy} className="justify-self-start">
        {text.send}
      </Button>
    </form>
  );
}
