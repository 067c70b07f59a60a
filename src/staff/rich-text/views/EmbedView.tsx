import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { Icon } from '#web/ui/Icon.tsx';
import { richTextMessages as text } from '../rich-text.messages.ts';
import type { EmbedAttributes } from '../schema/embed.ts';
import { nodeLook } from './node-look.ts';

/** A stand-in for the player: a real one would call other hosts and take the focus while somebody writes. */
export function EmbedView({ node, selected }: NodeViewProps) {
  const { src, title } = node.attrs as EmbedAttributes;
  const isVideo = src.startsWith('https://www.youtube-nocookie.com/');
  return (
    <NodeViewWrapper data-drag-handle className={`${nodeLook(selected)} grid place-items-center bg-desk px-4 py-8`}>
      <div className="grid justify-items-center gap-1 text-center">
        <span className="grid size-12 place-items-center rounded-round bg-ink text-ground">
          <Icon name={isVideo ? 'youtube' : 'play'} size={22} />
        </span>
        <p className="font-semibold">{title || (isVideo ? text.video : text.player)}</p>
        <p className="text-12 wrap-anywhere text-ink-3">{src}</p>
      </div>
    </NodeViewWrapper>
  );
}
