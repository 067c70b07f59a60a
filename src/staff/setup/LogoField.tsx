import { type ChangeEvent, useId, useRef, useState } from 'react';
import { fileUrl } from '#web/media.ts';
import { Button } from '#web/ui/Button.tsx';
import { uploadFile } from '../media/upload-file.ts';
import { setupMessages } from './setup.messages.ts';

const text = setupMessages.guide;

type Props = { file: string; onChange: (file: string) => void };

export function LogoField({ file, onChange }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [isRefused, setRefused] = useState(false);

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [chosen] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!chosen || isBusy) return;
    setBusy(true);
    setRefused(false);
    const item = await uploadFile(chosen).catch(() => null);
    if (item?.kind === 'image') onChange(item.file);
    else setRefused(true);
    setBusy(false);
  }

  return (
    <div className="grid grid-cols-1 justify-items-start gap-2">
      <span id={`${id}-name`} className="font-semibold">
        {text.logo}
      </span>
      {file ? (
        <img src={fileUrl(file)} alt={text.logo} className="h-11 w-auto max-w-48 object-contain" />
      ) : (
        <p className="text-ink-2">{text.logoNone}</p>
      )}
      <input ref={input} type="file" hidden accept="image/*" onChange={(event) => void choose(event)} />
      <div className="flex flex-wrap gap-2">
        <Button
          id={`${id}-choose`}
          variant="line"
          size="small"
          busy={isBusy}
          aria-labelledby={`${id}-name ${id}-choose`}
          aria-describedby={`${id}-fault`}
          onClick={() => input.current?.click()}
        >
          {text.logoChoose}
        </Button>
        {file && (
          <Button variant="ghost" size="small" onClick={() => onChange('')}>
            {text.logoRemove}
          </Button>
        )}
      </div>
      <p id={`${id}-fault`} role="alert" className="text-14 text-accent empty:hidden">
        {isRefused ? text.logoRefused : ''}
      </p>
    </div>
  );
}
