import { useId } from 'react';
import { FieldFrame, fieldLook, frameIds } from '#web/ui/FieldFrame.tsx';
import { applicationMessages as text } from '../application.messages.ts';

type Props = { error: string | undefined; onChoose: (file: File | null) => void; onBlur: () => void };

/** What the browser offers first; whatever else is chosen is told at once. */
const kinds = '.pdf,.docx,application/pdf,application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export function CvField({ error, onChoose, onBlur }: Props) {
  const id = useId();
  const hint = text.fileHint;
  return (
    <div className="sm:col-span-2">
      <FieldFrame id={id} label={text.labels.curriculum} hint={hint} error={error} required>
        <input
          id={id}
          type="file"
          name="curriculum"
          accept={kinds}
          required
          onChange={(event) => onChoose(event.currentTarget.files?.[0] ?? null)}
          onBlur={onBlur}
          aria-invalid={error ? true : undefined}
          aria-describedby={frameIds(id, { error, hint })}
          className={`${fieldLook('py-3')} cursor-pointer border-dashed text-14 file:mr-4 file:min-h-9 file:cursor-pointer file:rounded-round file:border file:border-ink file:bg-transparent file:px-4 file:text-14 file:font-semibold file:text-ink`}
        />
      </FieldFrame>
    </div>
  );
}
