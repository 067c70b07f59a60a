import { useState } from 'react';
import { isEmail } from '#kit/email.ts';
import { api } from '#web/api.ts';
import { useFocusKept } from '#web/forms/use-focus-kept.ts';
import { useForm } from '#web/forms/use-form.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { toast } from '#web/toasts/toasts.ts';
import { Button } from '#web/ui/Button.tsx';
import { Field } from '#web/ui/Field.tsx';
import { resendConfirmationEmail } from '../../accounts.contract.ts';
import { confirmMessages as text } from '../../accounts.messages.ts';
import { failureText } from '../failure-text.ts';
import { Failure } from '../ModalForm.tsx';

type Props = {
  userId: number | null;
  user: SignedIn['user'] | null;
  /** What was said about the code before is no longer true. */
  onSent: () => void;
};

/** Whoever came by a link is known by number only and names the address. */
export function ResendCode({ userId, user, onSent }: Props) {
  const form = useForm({ email: '' });
  const [isSending, setSending] = useState(false);
  const button = useFocusKept(isSending);
  const texts = { refusals: text.resendRefusals, other: text.resendOther };

  async function send(): Promise<void> {
    const email = user?.email ?? form.values.email.trim();
    if (!isEmail(email)) return form.flag({ email: text.emailInvalid });
    if (isSending) return;
    if (userId === null) return form.fail(text.resendOther);
    setSending(true);
    form.fail('');
    try {
      await api.call(resendConfirmationEmail, { body: { name: user?.name ?? '', userId, email } });
      onSent();
      toast('success', text.resent, { lang: 'pt-BR' });
    } catch (error) {
      form.fail(failureText(error, texts));
    } finally {
      setSending(false);
    }
  }

  return (
    <form
      ref={form.element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="grid gap-3 border-t border-rule pt-5"
    >
      <h3 className="text-16">{text.notArrived}</h3>
      {!user && (
        <Field
          label={text.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={form.values.email}
          onChange={(value) => form.change('email', value)}
          error={form.errors.email}
        />
      )}
      <div className="grid">
        <Failure text={form.failure} />
        <Button ref={button} type="submit" variant="line" disabled={isSending}>
          {isSending ? text.resending : text.resend}
        </Button>
      </div>
    </form>
  );
}
