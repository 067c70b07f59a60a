import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import { search } from '#domains/search/search.contract.ts';
import { htmlToText } from '#kit/html-words.ts';
import { Button } from '#web/ui/Button.tsx';
import { staffApi } from '../../api.ts';
import { AskField } from '../../ui/AskField.tsx';
import { richTextMessages } from '../rich-text.messages.ts';
import { isLinkAddress } from '../schema/links.ts';
import { FoundList } from './FoundList.tsx';
import { usePaused } from './use-paused.ts';

const text = richTextMessages.link;
const looksLikeAddress = /^(?:[a-z]{3,6}:|\/|#|www\.)/i;

/** A link by its address, or to a page of the site by its name. */
export function LinkDialog({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState('');
  const words = usePaused(typed);
  const isSearch = words !== '' && !looksLikeAddress.test(words);
  const { data } = useQuery({
    queryKey: ['rich-text', 'pages', words],
    enabled: isSearch,
    placeholderData: keepPreviousData,
    queryFn: async () => (await staffApi.call(search, { query: { q: words } })).items,
  });
  const pages = data?.map(({ htmlTitle, link, subtitle }) => {
    const title = htmlToText(htmlTitle);
    return { key: link, link, title, subtitle: subtitle || link };
  });

  function set(href: string, title: string): void {
    const chain = editor.chain().extendMarkRange('link');
    // Without words of its own the link takes the page's title, or its address.
    if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: 'text', text: title, marks: [{ type: 'link', attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onDone();
  }

  function submit(): void {
    const address = typed.trim().replace(/^www\./i, 'https://www.');
    if (isLinkAddress(address)) set(address, address);
    else if (pages?.[0] && isSearch) set(pages[0].link, pages[0].title);
    else setError(text.fault);
  }

  return (
    <>
      <AskField
        focusFirst
        label={text.field}
        hint={text.hint}
        error={error}
        value={typed}
        onChange={(value) => {
          setTyped(value);
          setError('');
        }}
        onEnter={submit}
      />
      {isSearch && (
        <FoundList label={text.found} items={pages} none={text.none} onChoose={({ link, title }) => set(link, title)} />
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={submit}>{text.set}</Button>
        {before && (
          <Button
            variant="line"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {text.remove}
          </Button>
        )}
      </div>
    </>
  );
}
