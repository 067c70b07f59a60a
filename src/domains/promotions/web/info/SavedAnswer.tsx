import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { answerMessages as text } from '../../promotion.messages.ts';
import type { OwnAnswer, Promotion } from '../../promotions.decode.ts';
import type { Gate } from '../../promotions.rules.ts';
import { AnswerField } from './AnswerField.tsx';
import { AnswerForm } from './AnswerForm.tsx';

type Props = {
  promotion: Promotion;
  answer: OwnAnswer;
  isEditable: boolean;
  onSent: () => void;
  onGate: (gate: Gate) => void;
};

/** What somebody answered: to be read, or to be changed where the promotion allows it. */
export function SavedAnswer({ promotion, answer, isEditable, onSent, onGate }: Props) {
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <AnswerForm promotion={promotion} answer={answer} onSent={onSent} onGate={onGate} />;
  return (
    <div className="grid max-w-[40rem] justify-items-start gap-4 *:w-full">
      {!isEditable && (
        <p role="status" className="font-serif text-20 font-[560]">
          {text.already}
        </p>
      )}
      <AnswerField promotion={promotion} value={answer.answer} disabled />
      {isEditable && (
        <Button onClick={() => setEditing(true)} className="w-auto! justify-self-start">
          {text.edit}
        </Button>
      )}
    </div>
  );
}
