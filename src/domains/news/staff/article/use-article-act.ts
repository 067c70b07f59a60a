import { useState } from 'react';
import { CallError } from '#contract/client.ts';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import { toast } from '#web/toasts/toasts.ts';
import { articleMessages as text } from './article.messages.ts';
import type { Article } from './article.ts';

/** Something done with the whole article: once at a time, said when it is done, and the desk goes on from its answer; what is not saved yet stays. */
export function useArticleAct(editor: ItemForm) {
  const [isBusy, setBusy] = useState(false);
  async function act(
    call: (version: number) => Promise<unknown>,
    said: (article: Article) => string,
  ): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    try {
      const article = await editor.inTurn(async (version) => {
        const answer = (await call(version)) as Article;
        await editor.acknowledge(answer, editor.latestValues());
        return answer;
      });
      toast('success', said(article));
      return true;
    } catch (error) {
      toast('error', error instanceof CallError && error.code === 'newer version exists' ? text.newer : text.failed);
      return false;
    } finally {
      setBusy(false);
    }
  }
  return { act, isBusy };
}
