import type { ChangeEvent, KeyboardEvent } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { fieldLook, frameIds } from '#web/ui/FieldFrame.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { recommendationMessages as text } from '../recommendation.messages.ts';
import type { RecommendationField } from '../recommendations.rules.ts';

type Props = {
  field: RecommendationField;
  id: string;
  value: string;
  error: string | undefined;
  isSending: boolean;
  onChange: (value: string) => void;
};

export function StepField({ field, id, value, error, isSending, onChange }: Props) {
  const { label, hint } = text.steps[field];
  const isMessage = field === 'message';
  const control = {
    id,
    name: field,
    value,
    required: field !== 'link',
    readOnly: isSending,
    autoComplete: 'off',
    'aria-invalid': error ? true : undefined,
    'aria-describedby': frameIds(id, { error, hint }),
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(event.currentTarget.value),
  };
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="font-serif text-25 leading-snug font-[560] md:text-31">
        {label}
      </label>
      {isMessage ? (
        <textarea {...control} rows={5} onKeyDown={sendWithEnter} className={fieldLook('py-3 leading-normal')} />
      ) : (
        <input
          {...control}
          type={field === 'link' ? 'url' : 'text'}
          inputMode={field === 'link' ? 'url' : 'text'}
          className={fieldLook('h-12')}
        />
      )}
      <p id={`${id}-hint`} className="text-14 text-ink-3">
        {hint}
      </p>
      <div role="alert">
        {error && (
          <p id={`${id}-error`} className="appear flex gap-1.5 text-14 font-medium text-accent">
            <Icon name="warning" size={16} className="mt-[0.2em]" />
            {error}
          </p>
        )}
      </div>
      <Button type="submit" busy={isSending} className="min-w-36 justify-self-start">
        {!isMessage && text.confirm}
        {isMessage && (isSending ? text.sending : text.send)}
      </Button>
    </div>
  );
}

/** Enter alone is a new line; with Ctrl or Cmd it sends, as people know it from elsewhere. */
function sendWithEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit();
}
