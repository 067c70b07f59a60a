import { type FormEvent, useEffect, useMemo } from 'react';
import { FormProvider } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { Resource } from '#contract/resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { itemPath } from '../desk.ts';
import { useScreenTitle } from '../frame/use-screen-title.ts';
import { formFields } from '../resource/field-list.ts';
import { type Item, titleOf } from '../resource/resource-calls.ts';
import { Notice } from '../ui/Notice.tsx';
import { AboutCard } from './AboutCard.tsx';
import { Conflict } from './Conflict.tsx';
import { CopyNotice } from './CopyNotice.tsx';
import { FieldControl } from './FieldControl.tsx';
import { formMessages as text } from './form.messages.ts';
import { ItemBar } from './ItemBar.tsx';
import { RevisionsCard } from './RevisionsCard.tsx';
import { useItemForm } from './use-item-form.ts';
import { useUndo } from './use-undo.ts';

type Props = { resource: Resource; item: Item | null };

/** Short settings stand in the pane at the right; what is written stands on the paper. */
const paneWidgets = new Set(['switch', 'choice', 'date', 'instant', 'number', 'reference', 'colour']);

export function ItemEditor({ resource, item }: Props) {
  const navigate = useNavigate();
  const offerUndo = useUndo(resource, (back) => void editor.acknowledge(back, null));
  const editor = useItemForm({
    resource,
    item,
    onSaved(saved, before) {
      const title = titleOf(resource, saved);
      if (before) return offerUndo(saved, before);
      toast('success', text.createdToast(title));
      void navigate(itemPath(resource, saved.id), { replace: true });
    },
  });
  const { form, values, conflict, failure, save } = editor;
  const title = titleOf(resource, values) || (item ? `${resource.texts.one} ${item.id}` : resource.texts.create);
  useScreenTitle(title);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      save();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  const fields = useMemo(() => formFields(resource), [resource]);
  const pane = fields.filter(({ info }) => paneWidgets.has(info.widget));
  const paper = fields.filter((field) => !pane.includes(field));
  function submit(event: FormEvent): void {
    event.preventDefault();
    save();
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <ItemBar resource={resource} item={item} title={title} editor={editor} />
        <CopyNotice editor={editor} />
        {failure && <Notice kind="error">{failure}</Notice>}
        {conflict && <Conflict resource={resource} newer={conflict} editor={editor} />}
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="grid gap-5 rounded-card border border-rule bg-card p-4 md:p-8">
            <h1 className="text-25 md:text-31">{title}</h1>
            {paper.map((field) => (
              <FieldControl key={field.name} field={field} />
            ))}
          </div>
          <aside className="grid gap-4">
            {pane.length > 0 && (
              <div className="grid gap-4 rounded-card border border-rule bg-card p-4">
                {pane.map((field) => (
                  <FieldControl key={field.name} field={field} />
                ))}
              </div>
            )}
            {item && <AboutCard item={item} />}
            {item && <RevisionsCard resource={resource} item={item} editor={editor} />}
          </aside>
        </div>
      </form>
    </FormProvider>
  );
}
