import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';
import { headerMessages } from '#domains/site/site.messages.ts';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import { useCloseOnNavigation } from './use-close-on-navigation.ts';

type Props = { open: boolean; onClose: () => void };

export function SearchDialog({ open, onClose }: Props) {
  const navigate = useNavigate();
  useCloseOnNavigation(onClose);

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q) navigate(`/cerca?${new URLSearchParams({ q })}`);
  }

  return (
    <Dialog open={open} onClose={onClose} title={headerMessages.searchTitle}>
      <search>
        <form action="/cerca" onSubmit={submit} className="grid gap-4 sm:grid-cols-[1fr_auto]">
          <input
            type="search"
            name="q"
            required
            maxLength={200}
            data-autofocus
            autoComplete="off"
            enterKeyHint="search"
            aria-label={headerMessages.searchTitle}
            placeholder={headerMessages.searchHint}
            className="min-h-12 w-full min-w-0 border-b-2 px-2 border-ink bg-transparent font-serif text-20 placeholder:text-ink-3 md:text-25"
          />
          <Button type="submit">{headerMessages.search}</Button>
        </form>
      </search>
    </Dialog>
  );
}
