import { useState } from 'react';
import { Button as AriaButton, DropZone, FileTrigger, Radio, RadioGroup, Text } from 'react-aria-components';
import { useMe } from '#staff/session/use-me.ts';
import { Notice } from '#staff/ui/Notice.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { type ImportKind, kindsFor } from '../imports.rules.ts';
import { importsStaffMessages as text } from '../imports.staff.messages.ts';
import { useUpload } from './use-upload.ts';

type Props = { onTaken: (id: number) => void };

/** What it is, and the file: chosen by a button or dropped. */
export function ImportFile({ onTaken }: Props) {
  const kinds = kindsFor(useMe().permissions);
  const [kind, setKind] = useState<ImportKind | undefined>(kinds[0]);
  const { send, share, name, failure } = useUpload(onTaken);
  if (!kind) return null;
  return (
    <section className="grid gap-4 rounded-card border border-rule bg-card p-4 md:p-6">
      <RadioGroup value={kind} onChange={(next) => setKind(next as ImportKind)} aria-label={text.kind}>
        <div className="grid gap-2 md:grid-cols-2">
          {kinds.map((one) => (
            <Radio
              key={one}
              value={one}
              className="grid min-h-11 cursor-pointer gap-0.5 rounded-small border border-rule p-3 data-focus-visible:outline-2 data-focus-visible:outline-accent data-selected:border-accent data-selected:bg-marked"
            >
              <span className="font-semibold">{text.kinds[one].name}</span>
              <span className="text-12 text-ink-2">{text.kinds[one].hint}</span>
            </Radio>
          ))}
        </div>
      </RadioGroup>
      <DropZone
        onDrop={async ({ items }) => {
          const [dropped] = items.filter((item) => item.kind === 'file');
          if (dropped) await send(kind, await dropped.getFile());
        }}
        className="grid justify-items-center gap-3 rounded-card border-2 border-dashed border-rule px-4 py-8 text-center data-drop-target:border-accent data-drop-target:bg-marked data-focus-visible:outline-2 data-focus-visible:outline-accent"
      >
        <Text slot="label" className="visually-hidden">
          {text.dropHere}
        </Text>
        {share === null ? (
          <>
            <FileTrigger
              acceptedFileTypes={text.kinds[kind].accept.split(',')}
              onSelect={(files) => files?.[0] && void send(kind, files[0])}
            >
              <AriaButton className={buttonLook('primary')}>{text.choose}</AriaButton>
            </FileTrigger>
            <p className="text-12 text-ink-3 pointer-coarse:hidden">{text.drop}</p>
          </>
        ) : (
          <p role="status" className="grid w-full max-w-sm gap-2">
            {share < 1 ? text.uploading(name) : text.reading}
            <progress aria-label={text.uploading(name)} value={share} max={1} className="upload-progress w-full" />
          </p>
        )}
      </DropZone>
      {failure && <Notice kind="error">{failure}</Notice>}
    </section>
  );
}
