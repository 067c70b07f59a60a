import { type FormEvent, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { itemPath } from '#staff/desk.ts';
import { Conflict } from '#staff/form/Conflict.tsx';
import { CopyNotice } from '#staff/form/CopyNotice.tsx';
import { RevisionsCard } from '#staff/form/RevisionsCard.tsx';
import { useItemForm } from '#staff/form/use-item-form.ts';
import { useScreenTitle } from '#staff/frame/use-screen-title.ts';
import { PresenceLine } from '#staff/presence/PresenceLine.tsx';
import { Notice } from '#staff/ui/Notice.tsx';
import { newsResource } from '../../news.resource.ts';
import { ArticleBar } from './ArticleBar.tsx';
import { ArticleFields } from './ArticleFields.tsx';
import { articleMessages as text } from './article.messages.ts';
import type { Article } from './article.ts';
import { ChecksCard } from './ChecksCard.tsx';
import { PreviewCard } from './PreviewCard.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { ReleaseCard } from './ReleaseCard.tsx';
import { SearchCard } from './SearchCard.tsx';
import { TagsField } from './TagsField.tsx';
import { useArticleKeys } from './use-article-keys.ts';
import { useAutosave } from './use-autosave.ts';
import { usePreview } from './use-preview.ts';

/** The text on the paper, everything about it in the pane. A new one is made by a press, from then on it saves itself. */
export function ArticleEditor({ item }: { item: Article | null }) {
  const navigate = useNavigate();
  const [isPublishing, setPublishing] = useState(false);
  const editor = useItemForm({
    resource: newsResource,
    item,
    onSaved: (saved) => void (item ?? navigate(itemPath(newsResource, saved.id), { replace: true })),
  });
  const { form, values, conflict, failure, save } = editor;
  useScreenTitle(String(values.title || text.fresh));
  useAutosave(newsResource, editor, item !== null && !item.deletedAt);
  const preview = usePreview(item?.id ?? null, editor);
  function publish(): void {
    if (editor.isDirty) save();
    if (item) setPublishing(true);
  }
  useArticleKeys({ onSave: save, onPublish: publish });
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4 max-md:pb-16">
        <ArticleBar item={item} editor={editor} preview={preview} onPublish={publish} />
        {item && <PresenceLine resource={newsResource.name} id={item.id} />}
        <CopyNotice editor={editor} />
        {failure && <Notice kind="error">{failure}</Notice>}
        {conflict && <Conflict resource={newsResource} newer={conflict} editor={editor} />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid min-w-0 gap-5 rounded-card border border-rule bg-card p-4 md:p-8">
            <h1 className="visually-hidden">{String(values.title || text.fresh)}</h1>
            <ArticleFields names={['title', 'titleHome', 'subtitle', 'content']} />
          </div>
          <aside className="grid min-w-0 gap-4">
            {item && <ChecksCard item={item} />}
            {item && <ReleaseCard item={item} editor={editor} />}
            {item && <PreviewCard preview={preview} />}
            <ArticleFields
              title={text.sections.section}
              names={['categoryId', 'journalistId', 'author', 'stage', 'plannedAt', 'pro', 'featured', 'relatedIds']}
            >
              <TagsField />
            </ArticleFields>
            <ArticleFields
              title={text.sections.cover}
              names={['image', 'imageAlt', 'imageCaption', 'imageLink', 'coverVideoYoutubeId', 'coverVideoFile']}
            />
            <SearchCard values={values} />
            <ArticleFields
              title={text.sections.outward}
              names={['slug', 'seoTitle', 'seoDescription', 'keywords']}
              isFolded
            />
            <ArticleFields title={text.sections.correction} names={['correction']} isFolded />
            <ArticleFields
              title={text.sections.podcast}
              names={['podcastId', 'podcastType', 'podcastPlayerStyle', 'podcastPlayerColor']}
              isFolded
            />
            {item && <RevisionsCard resource={newsResource} item={item} editor={editor} />}
          </aside>
        </div>
      </form>
      {item && <PublishDialog item={item} editor={editor} isOpen={isPublishing} onClose={() => setPublishing(false)} />}
    </FormProvider>
  );
}
