import { Link } from 'react-router';
import type { ItemForm } from '#staff/form/use-item-form.ts';
import { StateChip } from '#staff/ui/StateChip.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { newsResource, newsStates } from '../../news.resource.ts';
import { articleMessages as text } from './article.messages.ts';
import type { Article } from './article.ts';
import type { Preview } from './use-preview.ts';

type Props = { item: Article | null; editor: ItemForm; preview: Preview; onPublish: () => void };

/** Where the text stands, and its way out. At the foot of a phone, under the thumb. */
export function ArticleBar({ item, editor: { isDirty, isSaving, base }, preview, onPublish }: Props) {
  const saved = isSaving ? text.saving : isDirty ? text.kept : text.saved(base.version);
  return (
    <div className="z-20 flex items-center gap-x-3 gap-y-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-rule max-md:bg-ground max-md:px-4 max-md:py-2 md:flex-wrap">
      <Link
        to={`/${newsResource.name}`}
        className="inline-flex min-h-11 items-center gap-1 text-ink-2 no-underline hover:text-ink max-md:hidden"
      >
        <Icon name="chevron-left" size={16} />
        {newsResource.texts.many}
      </Link>
      <span className="max-md:hidden">
        <StateChip state={item?.state ?? 'draft'} label={item ? newsStates[item.state] : text.fresh} />
      </span>
      <p role="status" className="mr-auto min-w-0 text-ink-2">
        {item ? saved : ''}
      </p>
      {item ? (
        <>
          <Button
            variant="line"
            busy={preview.isBusy}
            onClick={preview.open}
            aria-label={text.preview.open}
            className="flex-none max-md:px-3"
          >
            <Icon name="eye" size={18} />
            <span className="max-md:hidden">{text.preview.open}</span>
          </Button>
          <Button onClick={onPublish}>{text.publish}</Button>
        </>
      ) : (
        <Button type="submit" busy={isSaving}>
          {text.create}
        </Button>
      )}
    </div>
  );
}
