import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { embedAddress } from '#contract/embed-address.ts';
import { Button } from '#web/ui/Button.tsx';
import { AskField } from '../../ui/AskField.tsx';
import { insertEmbed } from '../insert-embed.ts';
import { richTextMessages } from '../rich-text.messages.ts';

const text = richTextMessages.embed;

/** A video or a player of the allow-list, by its address. */
export function EmbedDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [address, setAddress] = useState('');
  const [name, setName] = useState('');
  const [error, setError] = useState('');

  function submit(): void {
    const src = embedAddress(address, location.origin);
    if (!address.trim() || !src) {
      setError(text.fault);
      return;
    }
    insertEmbed(editor, { src, title: name.trim() });
    onDone();
  }

  return (
    <>
      <AskField
        focusFirst
        label={text.field}
        hint={text.hint}
        error={error}
        value={address}
        onChange={(value) => {
          setAddress(value);
          setError('');
        }}
        onEnter={submit}
      />
      <AskField label={text.name} hint={text.nameHint} value={name} onChange={setName} onEnter={submit} />
      <div>
        <Button onClick={submit}>{text.set}</Button>
      </div>
    </>
  );
}
