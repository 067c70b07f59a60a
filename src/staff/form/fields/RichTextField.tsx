import { Suspense, useCallback, useId } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { richTextMessages as text } from '../../rich-text/rich-text.messages.ts';
import type { ControlProps } from '../control-props.ts';
import { FieldShell, shellIds } from './FieldShell.tsx';

// The editor is heavier than all the rest of a form: whoever opens one without written text never fetches it.
const RichTextEditor = deferred(() => import('../../rich-text/RichTextEditor.tsx'), 'RichTextEditor');

/** Written text, with headings, pictures and songs in it. */
export function RichTextField({ field, bound, error }: ControlProps) {
  const id = useId();
  const { ref } = bound;
  const focusRef = useCallback((element: { focus: () => void } | null) => ref(element), [ref]);
  return (
    <FieldShell id={id} field={field} error={error}>
      <div id={id} className="min-w-0">
        <Suspense
          fallback={
            <div className="grid min-h-80 place-items-center rounded-card border border-edge bg-card text-ink-3">
              {text.loading}
            </div>
          }
        >
          <RichTextEditor
            value={String(bound.value ?? '')}
            onChange={bound.onChange}
            onBlur={bound.onBlur}
            label={field.info.label}
            describedBy={shellIds(id, { error, help: field.info.help })}
            isInvalid={Boolean(error)}
            focusRef={focusRef}
          />
        </Suspense>
      </div>
    </FieldShell>
  );
}
