import { useQuery } from '@tanstack/react-query';
import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { CallError } from '#contract/client.ts';
import { getSingleMusicData } from '#domains/catalogue/catalogue.contract.ts';
import { decodeSong, encodeSongAddress } from '#domains/catalogue/catalogue.decode.ts';
import { coverUrl } from '#web/media.ts';
import { staffApi } from '../../api.ts';
import { richTextMessages } from '../rich-text.messages.ts';
import type { SongAttributes } from '../schema/song.ts';
import { nodeLook } from './node-look.ts';

const text = richTextMessages.song;

/** The song as readers will meet it. */
export function SongView({ node, selected }: NodeViewProps) {
  const { artistSlug, songSlug } = node.attrs as SongAttributes;
  const { data: song, error } = useQuery({
    queryKey: ['rich-text', 'song', artistSlug, songSlug],
    staleTime: 300_000,
    queryFn: async () =>
      decodeSong(await staffApi.call(getSingleMusicData, { params: encodeSongAddress({ artistSlug, songSlug }) })),
  });
  const isLost = error instanceof CallError && error.status === 404;
  return (
    <NodeViewWrapper data-drag-handle className={`${nodeLook(selected)} flex items-center gap-3 bg-desk p-3`}>
      {song?.albumCover ? (
        <img src={coverUrl(song.albumCover, 100)} alt="" width="52" height="52" className="size-13 rounded-small" />
      ) : (
        <span className="size-13 flex-none rounded-small bg-rule" />
      )}
      <div className="min-w-0 leading-snug">
        <p className="text-12 font-semibold tracking-[0.08em] text-accent uppercase">{text.kicker}</p>
        <p className="truncate font-serif text-16 font-[560]">{song?.title ?? songSlug}</p>
        <p className={`text-14 ${isLost ? 'text-accent' : 'truncate text-ink-3'}`}>
          {song ? `${song.artistName} · ${song.albumName}` : isLost ? text.lost : error ? text.offline : artistSlug}
        </p>
      </div>
    </NodeViewWrapper>
  );
}
