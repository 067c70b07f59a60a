import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react';
import { FieldFrame, fieldLook } from '#web/ui/FieldFrame.tsx';
import { answerMessages as text } from '../../promotion.messages.ts';
import type { Promotion } from '../../promotions.decode.ts';
import { answerAsTyped, answerLength, answerLimit, losesSpaces } from '../../promotions.rules.ts';

type Props = {
  promotion: Pick<Promotion, 'singleWord'>;
  value: string;
  onChange?: (answer: string) => void;
  disabled?: boolean;
  /** Of what says why it is wrong. */
  faultId?: string;
  focusFirst?: boolean;
};

/** One line for a word, some for a sentence; never longer than the promotion allows. */
export function AnswerField({ promotion, value, onChange, disabled, faultId, focusFirst }: Props) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement & HTMLInputElement>(null);
  useEffect(() => {
    if (focusFirst) field.current?.focus();
  }, [focusFirst]);
  const isWord = promotion.singleWord;
  const [hasLostSpaces, setLostSpaces] = useState(false);
  const left = answerLimit(promotion) - answerLength(value);
  const hint = disabled ? undefined : [isWord && text.oneWord, text.left(left)].filter(Boolean).join(' ');
  const control = {
    ref: field,
    id,
    name: 'answer',
    value,
    disabled,
    autoComplete: 'off',
    'aria-invalid': faultId ? true : undefined,
    'aria-describedby': [hint && `${id}-hint`, faultId].filter(Boolean).join(' ') || undefined,
    onChange: ({ currentTarget }: ChangeEvent<HTMLTextAreaElement | HTMLInputElement>) => {
      const kept = answerAsTyped(currentTarget.value, promotion);
      setLostSpaces((before) => kept !== '' && (before || losesSpaces(currentTarget.value, promotion)));
      onChange?.(kept);
    },
  };
  return (
    <FieldFrame id={id} label={text.label} hint={hint} required={!disabled}>
      {isWord ? (
        <div>
          <input {...control} type="text" className={fieldLook('h-12')} />
          <div role="status" className="text-14 font-medium text-accent">
            {hasLostSpaces && <p className="pt-1.5">{text.joined}</p>}
          </div>
        </div>
      ) : (
        <textarea {...control} rows={5} className={fieldLook('py-3 leading-normal')} />
      )}
    </FieldFrame>
  );
}
