import { type ReactNode, useId, useState } from 'react';
import { useFormState } from 'react-hook-form';
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
const cardHead = 'font-sans text-12 leading-normal font-semibold tracking-normal text-ink-2';

/** Some of the article's fields, by themselves or as a card of the pane. */
export function ArticleFields({ names, title, isFolded, children }: Props) {
  const id = useId();
  const controls = names.map((name) => {
    const field = fields.find((one) => one.name === name);
    return field && <FieldControl key={name} field={field} />;
  });
  if (!title) return controls;
  if (isFolded) {
    return (
      <Folded names={names} title={title}>
        {controls}
      </Folded>
    );
  }
  return (
    <section aria-labelledby={id} className="grid gap-4 rounded-card border border-rule bg-card p-4">
      <h2 id={id} className={cardHead}>
        {title}
      </h2>
      {controls}
      {children}
    </section>
  );
}

/** Opens by itself for a fault in one of its fields. */
function Folded({ names, title, children }: { names: readonly Name[]; title: string; children: ReactNode }) {
  const { errors } = useFormState();
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      open={isOpen || names.some((name) => errors[name])}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-card border border-rule bg-card p-4"
    >
      <summary className={`${cardHead} min-h-6 cursor-pointer pointer-coarse:min-h-11`}>{title}</summary>
      <div className="mt-3 grid gap-4">{children}</div>
    </details>
  );
}
