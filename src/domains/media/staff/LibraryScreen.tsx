import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ListScreenProps } from '#staff/desk.ts';
import { useScreenTitle } from '#staff/frame/use-screen-title.ts';
import { ListFilters } from '#staff/list/ListFilters.tsx';
import { SavedViews } from '#staff/list/SavedViews.tsx';
import { SearchBox } from '#staff/list/SearchBox.tsx';
import { useListAddress } from '#staff/list/use-list-address.ts';
import { useListKeys } from '#staff/list/use-list-keys.ts';
import { MediaGrid } from '#staff/media/MediaGrid.tsx';
import { mediaMessages } from '#staff/media/media.messages.ts';
import { UploadArea } from '#staff/media/UploadArea.tsx';
import { createUploadQueue } from '#staff/media/upload-queue.ts';
import { toast } from '#web/toasts/toasts.ts';
import { FilePane } from './FilePane.tsx';
import { libraryMessages as text } from './library.messages.ts';

/** All files of the station; the one at hand stands open beside them, on a phone in their place. */
export function LibraryScreen({ resource }: ListScreenProps) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [{ filters, search, deleted, sort, offset }, change] = useListAddress(resource, 'file');
  const address = { filters, search, deleted, sort, offset };
  const openId = Number(params.get('file')) || 0;
  const [queue] = useState(createUploadQueue);
  const opener = useRef<HTMLElement | null>(null);
  useScreenTitle(resource.texts.many);
  queue.onDone = (item) => {
    void client.invalidateQueries({ queryKey: [resource.name, 'list'] });
    toast('success', text.known(item.name));
  };
  useEffect(() => () => queue.cancelAll(), [queue]);

  function open(id: number): void {
    opener.current = document.activeElement as HTMLElement | null;
    setParams(
      (now) => new URLSearchParams([...now].filter(([name]) => name !== 'file').concat([['file', String(id)]])),
    );
  }
  function close(): void {
    if (!openId) return;
    setParams((now) => new URLSearchParams([...now].filter(([name]) => name !== 'file')));
  }
  useEffect(() => {
    if (openId) return;
    opener.current?.focus();
    opener.current = null;
  }, [openId]);
  useListKeys({ items: [], onToggle: () => {}, onEscape: close });

  return (
    <div className="grid gap-4">
      <h1 className="text-31">{resource.texts.many}</h1>
      <div
        className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 pb-10 ${openId ? 'xl:grid-cols-[minmax(0,1fr)_26rem]' : ''}`}
      >
        <div className={`grid content-start gap-4 ${openId ? 'max-xl:hidden' : ''}`}>
          <SavedViews resource={resource} address={address} total={undefined} onChange={change} />
          <UploadArea queue={queue}>
            <div className="flex flex-wrap items-center gap-2">
              <SearchBox
                value={search}
                onSearch={(words) => change({ search: words }, { replace: true })}
                label={mediaMessages.search}
              />
              <ListFilters resource={resource} address={address} onChange={change} />
            </div>
            <MediaGrid
              query={{ ...filters, search, deleted }}
              texts={text.grid}
              openId={openId}
              onChoose={(row) => open(row.id)}
            />
          </UploadArea>
        </div>
        {openId > 0 && <FilePane key={openId} id={openId} onClose={close} />}
      </div>
    </div>
  );
}
