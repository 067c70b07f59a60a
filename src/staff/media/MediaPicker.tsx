import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { mediaResource } from '#domains/media/media.resource.ts';
import { toast } from '#web/toasts/toasts.ts';
import { SearchBox } from '../list/SearchBox.tsx';
import { MediaGrid } from './MediaGrid.tsx';
import { mediaMessages as text } from './media.messages.ts';
import type { MediaRow } from './media-item.ts';
import { PickedPicture, type PickedUse } from './PickedPicture.tsx';
import { UploadArea } from './UploadArea.tsx';
import { createUploadQueue } from './upload-queue.ts';

type Props = {
  /** A place in a text has words of its own for the picture; a field takes it as it is. */
  hasWords?: boolean;
  onPick: (picked: PickedUse) => void;
};

/** Inside a dialog: a picture of the library, or a fresh one. */
export function MediaPicker({ hasWords = false, onPick }: Props) {
  const client = useQueryClient();
  const [search, setSearch] = useState('');
  const [picked, setPicked] = useState<MediaRow | null>(null);
  const [queue] = useState(createUploadQueue);
  const choose = (row: MediaRow) => (hasWords ? setPicked(row) : onPick(row));
  queue.onDone = (item) => {
    void client.invalidateQueries({ queryKey: [mediaResource.name, 'list'] });
    if (item.kind !== 'image') return void toast('info', text.picker.notAPicture(item.name));
    // A single one was brought for this place; of many, one is chosen.
    if (queue.uploads.get().length === 0) choose(item);
  };
  useEffect(() => () => queue.cancelAll(), [queue]);

  if (picked) return <PickedPicture row={picked} onUse={onPick} onBack={() => setPicked(null)} />;
  return (
    <UploadArea
      queue={queue}
      accept="image/*"
      side={<SearchBox value={search} onSearch={setSearch} label={text.search} />}
    >
      <MediaGrid query={{ search, kind: 'image' }} texts={text.pictures} onChoose={choose} />
    </UploadArea>
  );
}
