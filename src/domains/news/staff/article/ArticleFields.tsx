import { type ReactNode, useId } from 'react';
import { FieldControl } from '#staff/form/FieldControl.tsx';
import { formFields } from '#staff/resource/field-list.ts';
import { newsResource } from '../../news.resource.ts';

type Name = keyof typeof newsResource.fields.shape;
type Props = {
  names: readonly Name[];
  /** Makes a card of them. */
  title?: string;
  /** Closed until somebody needs it. */
  isFolded?: boolean;
  children?: ReactNode;
};

const fields = formFields(newsResource);

/** Some of the article's fields, by themselves or as a card of the pane. */
export function ArticleFields({ names, title, isFolded, children }: Props) {
  const id = useId();
  const controls = names.map((name) => {
    const field = fields.find((one) => one.name === name);
    return field && <FieldControl key={name} field={field} />;
  });
  if (!title) return controls;
  const head = 'font-sans text-12 leading-normal font-semibold tracking-normal text-ink-2';
  if (isFolded) {
    return (
      <details className="rounded-card border border-rule bg-card p-4">
        <summary className={`${head} min-h-6 cursor-pointer pointer-coarse:min-h-11`}>{title}</summary>
        <div className="mt-3 grid gap-4">{controls}</div>
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-rule bg-card p-4">
      <h2 id={id} className={head}>
        {title}
      </h2>
      {controls}
      {children}
    </section>
  );
}
