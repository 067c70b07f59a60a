import { useEffect, useEffectEvent, useState } from 'react';
import { staffApi } from '#staff/api.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import { toast } from '#web/toasts/toasts.ts';
import { getArticlePreview } from '../../news.staff.contract.ts';
import { articleMessages } from './article.messages.ts';

const text = articleMessages.preview;

type Wish = { kind: 'open'; tab: Window } | { kind: 'copy' };
export type Preview = { open: () => void; copy: () => void; isBusy: boolean };

/** The working copy on the real page. What is typed is saved first; where it cannot be, the last saved version is shown. */
export function usePreview(id: number | null, editor: ItemForm): Preview {
  const [wish, setWish] = useState<Wish | null>(null);
  const { isDirty, isSaving, failure, conflict, save } = editor;
  const isStuck = isDirty && Boolean(failure || conflict);
  const isReady = wish !== null && !isSaving && (!isDirty || isStuck);

  const fulfilOnce = useEffectEvent(() => {
    if (wish === null || id === null) return;
    setWish(null);
    if (isStuck) toast('info', text.older);
    void fulfil(wish, id);
  });
  useEffect(() => {
    if (isReady) fulfilOnce();
  }, [isReady]);

  function ask(wanted: Wish): void {
    if (isDirty && !isSaving) save();
    setWish(wanted);
  }
  return {
    isBusy: wish !== null,
    copy: () => ask({ kind: 'copy' }),
    open() {
      // Only a press may open a tab: it is opened at once and led on when the address is there.
      const tab = window.open('', '_blank');
      if (!tab) return void toast('error', text.blocked);
      tab.opener = null;
      ask({ kind: 'open', tab });
    },
  };
}

async function fulfil(wish: Wish, id: number): Promise<void> {
  let address: string;
  try {
    const preview = await staffApi.call(getArticlePreview, { params: { id } });
    address = new URL(preview.address, location.origin).href;
  } catch {
    if (wish.kind === 'open') wish.tab.close();
    toast('error', text.failed);
    return;
  }
  if (wish.kind === 'open') wish.tab.location.replace(address);
  else await copy(address);
}

async function copy(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    toast('success', text.copied);
  } catch {
    // A browser that does not let us write shows the link, to be copied by hand.
    window.prompt(text.copy, address);
  }
}
