import { CallError } from '#contract/client.ts';
import { useItem } from '#staff/form/use-item.ts';
import { LoadFailure } from '#staff/frame/LoadFailure.tsx';
import { Loading } from '#staff/frame/Loading.tsx';
import type { MediaItem } from '#staff/media/media-item.ts';
import { Notice } from '#staff/ui/Notice.tsx';
import { Button } from '#web/ui/Button.tsx';
import { mediaResource } from '../media.resource.ts';
import { FileEditor } from './FileEditor.tsx';
import { libraryMessages as text } from './library.messages.ts';

type Props = { id: number; onClose: () => void };

export function FilePane({ id, onClose }: Props) {
  const { data: item, error, refetch } = useItem(mediaResource, id);
  if (item) return <FileEditor item={item as MediaItem} onClose={onClose} />;
  if (!error) return <Loading />;
  if (!(error instanceof CallError) || error.status !== 404) {
    return <LoadFailure error={error} onAgain={() => void refetch()} />;
  }
  return (
    <Notice
      kind="error"
      actions={
        <Button variant="line" size="small" onClick={onClose}>
          {text.close}
        </Button>
      }
    >
      {text.gone}
    </Notice>
  );
}
