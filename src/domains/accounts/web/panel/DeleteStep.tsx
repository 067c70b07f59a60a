import { useEffect, useId, useRef, useState } from 'react';
import { useFocusKept } from '#web/forms/use-focus-kept.ts';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { panelMessages } from '../../panel.messages.ts';
import { Failure } from '../ModalForm.tsx';
import { useProfileModal } from '../profile-modal.ts';
import { deleteAccount } from './delete-account.ts';

type Props = { user: SignedIn['user']; onCancel: () => void };

/** The last step. The focus begins on its title, so that a second Enter deletes nothing. */
export function DeleteStep({ user, onCancel }: Props) {
  const { remove: text } = panelMessages[useSurfaceLang()];
  const isBusy = useProfileModal().submitting === 'deleteProfile';
  const [failure, setFailure] = useState('');
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const button = useFocusKept(isBusy);
  useEffect(() => {
    title.current?.focus();
    title.current?.scrollIntoView({ block: 'center' });
  }, []);

  async function remove(): Promise<void> {
    setFailure('');
    setFailure((await deleteAccount(user)) ?? '');
  }

  return (
    <section aria-labelledby={titleId} className="appear grid gap-4 rounded-card border border-accent p-4 sm:p-5">
      <h4 id={titleId} ref={title} tabIndex={-1} data-autofocus className="text-20 outline-none">
        {text.title}
      </h4>
      <div className="grid gap-2 text-14 leading-relaxed">
        <p>{text.lead}</p>
        <ul className="grid list-disc gap-1 pl-5 marker:text-accent">
          {text.losses.map((loss) => (
            <li key={loss}>{loss}</li>
          ))}
        </ul>
        <p>
          <a href="/delete-data" className="inline-block py-1.5 font-semibold text-accent underline underline-offset-4">
            {text.more}
          </a>
        </p>
      </div>
      <Failure text={failure} />
      {failure && (
        <a
          href="/contatto"
          className="justify-self-start py-1.5 text-14 font-semibold text-accent underline underline-offset-4"
        >
          {text.contact}
        </a>
      )}
      <div className="flex flex-wrap gap-3">
        <Button ref={button} disabled={isBusy} onClick={remove}>
          {isBusy ? text.busy : text.confirm}
        </Button>
        <Button variant="ghost" disabled={isBusy} onClick={onCancel}>
          {text.cancel}
        </Button>
      </div>
    </section>
  );
}
