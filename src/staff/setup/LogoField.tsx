import { type ChangeEvent, useId, useState } from 'react';
import { fileUrl } from '#web/media.ts';
import { Button } from '#web/ui/Button.tsx';
import { uploadFile } from '../media/upload-file.ts';
import { setupMessages } from './setup.messages.ts';

const text = setupMessages.guide;

type Props = { file: string; onChange: (file: string) => void };

export function LogoField({ file, onChange }: Props) {
  const id = useId();
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
      <label htmlFor={id} className="font-semibold">
        {text.logo}
      </label>
      {file ? (
        <div className="flex flex-wrap items-center gap-3">
          <img src={fileUrl(file)} alt={text.logo} className="h-11 w-auto max-w-48 object-contain" />
          <Button variant="line" size="small" onClick={() => onChange('')}>
            {text.logoRemove}
          </Button>
        </div>
      ) : (
        <p className="text-ink-2">{text.logoNone}</p>
      )}
      <input
        id={id}
        type="file"
        accept="image/*"
        aria-label={text.logoChoose}
        aria-describedby={`${id}-fault`}
        disabled={isBusy}
        onChange={(event) => void choose(event)}
        className="w-full min-w-0 text-14"
      />
      <p id={`${id}-fault`} role="alert" className="text-14 text-accent empty:hidden">
        {isRefused ? text.logoRefused : ''}
      </p>
    </div>
  );
}
