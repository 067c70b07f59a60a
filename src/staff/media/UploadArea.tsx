import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { mediaMessages as text } from './media.messages.ts';
import { UploadList } from './UploadList.tsx';
import type { UploadQueue } from './upload-queue.ts';

type Props = {
  queue: UploadQueue;
  /** What the browser offers to choose; the server looks at the bytes whatever came. */
  accept?: string;
  /** Beside the buttons. */
  side?: ReactNode;
  children: ReactNode;
};

/** Everything inside takes files: dropped, pasted, chosen, or fresh from a phone's camera. */
export function UploadArea({ queue, accept, side, children }: Props) {
  const chosen = useRef<HTMLInputElement>(null);
  const taken = useRef<HTMLInputElement>(null);
  // A child that is entered says so before the one that was left does.
  const [depth, setDepth] = useState(0);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (!files || files.length === 0) return;
      event.preventDefault();
      queue.add(files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [queue]);

  const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
  function take(input: HTMLInputElement): void {
    if (input.files) queue.add(input.files);
    // The same file can be chosen again, after it was refused or cancelled.
    input.value = '';
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: whoever cannot drag has the buttons.
    <div
      className="relative grid content-start gap-4"
      onDragEnter={(event) => holdsFiles(event) && setDepth((now) => now + 1)}
      onDragLeave={(event) => holdsFiles(event) && setDepth((now) => Math.max(0, now - 1))}
      onDragOver={(event) => holdsFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        setDepth(0);
        if (!holdsFiles(event)) return;
        event.preventDefault();
        queue.add(event.dataTransfer.files);
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        {side}
        <input
          ref={chosen}
          type="file"
          multiple
          hidden
          accept={accept}
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <input
          ref={taken}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
        <Button onClick={() => chosen.current?.click()}>
          <Icon name="plus" size={17} />
          {text.upload}
        </Button>
        <Button variant="line" onClick={() => taken.current?.click()} className="not-pointer-coarse:hidden!">
          {text.camera}
        </Button>
        <p className="text-12 text-ink-3 pointer-coarse:hidden">{text.dropHint}</p>
      </div>
      <UploadList queue={queue} />
      {children}
      {depth > 0 && (
        <div className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-card border-2 border-dashed border-accent bg-marked/90 font-serif text-20">
          {text.dropHere}
        </div>
      )}
    </div>
  );
}
