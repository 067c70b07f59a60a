import { useId, useState } from 'react';
import { FieldFrame, fieldLook, frameIds } from '#web/ui/FieldFrame.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { useUiMessages } from '#web/ui/surface.ts';

type Props = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Tells a password manager whether to fill in the old one or to suggest a new one. */
  autoComplete: 'current-password' | 'new-password';
  error?: string;
  hint?: string;
  required?: boolean;
  focusFirst?: boolean;
  maxLength?: number;
};

/** A password that its owner may look at before sending it. */
export function PasswordField({ label, error, hint, onChange, onBlur, focusFirst, ...rest }: Props) {
  const id = useId();
  const text = useUiMessages();
  const [isShown, setShown] = useState(false);
  return (
    <FieldFrame id={id} label={label} error={error} hint={hint} required={rest.required}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={isShown ? 'text' : 'password'}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur && (() => onBlur())}
          data-autofocus={focusFirst || undefined}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={frameIds(id, { error, hint })}
          className={fieldLook('h-12 pr-13')}
        />
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? text.hidePassword : text.showPassword}
          aria-controls={id}
          onClick={() => setShown(!isShown)}
          iconSize={20}
          className="absolute! top-0.5 right-0.5 text-ink-2"
        />
      </div>
    </FieldFrame>
  );
}
