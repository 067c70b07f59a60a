import { useState } from 'react';
import { Dropdown } from '#web/ui/Dropdown.tsx';
import { Pagination } from '#web/ui/Pagination.tsx';
import { SectionHead } from '#web/ui/SectionHead.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { type Ground, Grounds } from './Grounds.tsx';
import { kitMessages } from './uikit.messages.ts';

const { ways: text } = kitMessages;
const items = text.menuItems.map((label) => ({ label, to: `/notizie/${label.toLowerCase()}` }));
const tabs = (['italian', 'romantic', 'covers'] as const).map((id) => ({
  id,
  label: text.tabLabels[id],
  content: <p className="text-ink-2">{text.tabTexts[id]}</p>,
}));
const hrefFor = (page: number) => `/dev/ui?pagina=${page}`;

export function WaySheet() {
  return (
    <Grounds stacked>
      {(ground) => (
        <>
          <SectionHead title={text.section} link={{ to: '/programacao', label: text.sectionLink }} />
          <SampleTabs />
          <div className="flex items-center justify-between gap-4">
            <Dropdown label={text.menu} items={items} maxHeight={170} />
            <Dropdown label={text.menuRight} items={items} align="right" />
          </div>
          <p>
            <a
              href="/#"
              className="inline-flex min-h-11 items-center text-14 font-semibold underline underline-offset-4"
            >
              {text.planned}
            </a>
          </p>
          <SamplePages ground={ground} />
        </>
      )}
    </Grounds>
  );
}

function SampleTabs() {
  const [selected, setSelected] = useState('italian');
  return <Tabs label={text.tabs} tabs={tabs} selected={selected} onSelect={setSelected} />;
}

function SamplePages({ ground }: { ground: Ground }) {
  const named = (name: string) => `${name}, ${kitMessages.grounds[ground].toLowerCase()}`;
  return (
    <div className="grid gap-4">
      <Pagination label={named(text.pagesMiddle)} current={12} total={40} hrefFor={hrefFor} />
      <Pagination label={named(text.pagesStart)} current={1} total={40} hrefFor={hrefFor} />
      <Pagination label={named(text.pagesFew)} current={2} total={3} hrefFor={hrefFor} />
    </div>
  );
}
