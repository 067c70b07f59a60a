import { useEffect, useRef, useState } from 'react';
import type { SignedIn } from '#web/profile/profile-rules.ts';
import { Button } from '#web/ui/Button.tsx';
import { useSurfaceLang } from '#web/ui/surface.ts';
import { panelMessages } from '../../panel.messages.ts';
import { DeleteStep } from './DeleteStep.tsx';
import { deleteRequest } from './delete-request.ts';

export function DeleteAccount({ user }: { user: SignedIn['user'] }) {
  const { remove: text } = panelMessages[useSurfaceLang()];
  const [isAsked, setAsked] = useState(deleteRequest.get);
  const opener = useRef<HTMLButtonElement>(null);
  const hasCancelled = useRef(false);
  useEffect(() => deleteRequest.set(false), []);
  useEffect(() => {
    if (!isAsked && hasCancelled.current) opener.current?.focus();
    hasCancelled.current = false;
  }, [isAsked]);

  function cancel(): void {
    hasCancelled.current = true;
    setAsked(false);
  }

  if (isAsked) return <DeleteStep user={user} onCancel={cancel} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p className="max-w-[42ch] text-14 text-ink-2">{text.text}</p>
      <Button ref={opener} variant="line" onClick={() => setAsked(true)}>
        {text.open}
      </Button>
    </div>
  );
}
