import { useStore } from '#web/shell/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { IconButton } from '#web/ui/IconButton.tsx';
import { mediaMessages as text } from './media.messages.ts';
import type { Upload, UploadQueue } from './upload-queue.ts';

/** What is on its way, how far it is, and the way to stop it. */
export function UploadList({ queue }: { queue: UploadQueue }) {
  const uploads = useStore(queue.uploads, []);
  if (uploads.length === 0) return null;
  return (
    <ul aria-label={text.uploads} className="rounded-card border border-rule bg-card">
      {uploads.map((upload) => (
        <li key={upload.key} className="flex items-center gap-3 border-b border-rule px-3 py-1.5 last:border-0">
          <UploadRow upload={upload} queue={queue} />
        </li>
      ))}
    </ul>
  );
}

function UploadRow({ upload: { key, file, state, share, fault }, queue }: { upload: Upload; queue: UploadQueue }) {
  const isFailed = state === 'failed';
  const said = state === 'waiting' ? text.waiting : share < 1 ? text.percent(share) : text.settling;
  return (
    <>
      <div className="min-w-0 flex-1">
        <p className="truncate font-semibold">{file.name}</p>
        {isFailed ? (
          <p role="alert" className="text-12 text-accent">
            {fault}
          </p>
        ) : (
          <div className="flex items-center gap-3">
            <progress value={share} max={1} aria-label={text.progress(file.name)} className="upload-progress" />
            <span className="w-32 flex-none text-12 text-ink-3 tabular-nums">{said}</span>
          </div>
        )}
      </div>
      {isFailed && (
        <Button variant="line" size="small" onClick={() => queue.retry(key)}>
          {text.retry}
        </Button>
      )}
      <IconButton
        icon="close"
        iconSize={18}
        label={isFailed ? text.dismiss(file.name) : text.cancel(file.name)}
        onClick={() => queue.cancel(key)}
      />
    </>
  );
}
