import type { Editor } from '@tiptap/core';
import { type ComponentType, useRef } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { Dialog } from '#web/ui/Dialog.tsx';
import { mediaMessages } from '../../media/media.messages.ts';
import { richTextMessages as text } from '../rich-text.messages.ts';
import { EmbedDialog } from './EmbedDialog.tsx';
import { goOnWriting } from './go-on-writing.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { SongDialog } from './SongDialog.tsx';
import type { DialogName } from './tool-list.ts';

type Asked = { title: string; size?: 'large'; Content: ComponentType<{ editor: Editor; onDone: () => void }> };

const dialogs: Record<DialogName, Asked> = {
  link: { title: text.link.title, Content: LinkDialog },
  picture: { title: mediaMessages.picker.title, size: 'large', Content: PictureDialog },
  embed: { title: text.embed.title, Content: EmbedDialog },
  song: { title: text.song.title, Content: SongDialog },
};

type Props = { editor: Editor; name: DialogName | null; onClose: () => void };

/** What a tool asks, over the text. */
export function ToolDialog({ editor, name, onClose }: Props) {
  // It keeps its words while it closes.
  const latest = useRef<DialogName>('link');
  latest.current = name ?? latest.current;
  const { title, size = 'small', Content } = dialogs[latest.current];
  // The text behind the dialog can take the focus once that is closed, and not before.
  const goOn = () => {
    flushSync(onClose);
    goOnWriting(editor);
  };
  return createPortal(
    <Dialog open={name !== null} onClose={onClose} title={title} size={size}>
      <div data-grows className="contents">
        <Content editor={editor} onDone={goOn} />
      </div>
    </Dialog>,
    document.body,
  );
}
