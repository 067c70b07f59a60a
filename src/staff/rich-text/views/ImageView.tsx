import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { AskField } from '../../ui/AskField.tsx';
import { richTextMessages } from '../rich-text.messages.ts';
import type { ImageAttributes } from '../schema/image.ts';
import { nodeLook } from './node-look.ts';

const text = richTextMessages.image;

/** The picture, and whether it says what it shows. */
export function ImageView({ node, selected, updateAttributes }: NodeViewProps) {
  const { src, alt, width, height } = node.attrs as ImageAttributes;
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(alt);
  function keep(): void {
    updateAttributes({ alt: typed.trim() });
    setOpen(false);
  }
  return (
    <NodeViewWrapper>
      <img
        data-drag-handle
        src={src}
        alt={alt}
        width={width ?? undefined}
        height={height ?? undefined}
        className={`${nodeLook(selected)} h-auto max-w-full`}
      />
      <button
        type="button"
        onClick={() => {
          setTyped(alt);
          setOpen(true);
        }}
        className={`min-h-6 text-12 underline underline-offset-4 pointer-coarse:min-h-11 ${alt ? 'text-live-ink' : 'text-advice'}`}
      >
        {alt ? text.altPresent : text.altMissing}
      </button>
      {createPortal(
        <Dialog open={isOpen} onClose={() => setOpen(false)} title={text.title} size="small">
          <AskField focusFirst label={text.field} hint={text.hint} value={typed} onChange={setTyped} onEnter={keep} />
          <div>
            <Button onClick={keep}>{text.set}</Button>
          </div>
        </Dialog>,
        document.body,
      )}
    </NodeViewWrapper>
  );
}
