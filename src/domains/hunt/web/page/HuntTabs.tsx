import { huntMessages as text } from '../../hunt.messages.ts';
import { type HuntTab, huntTabPath, huntTabs } from '../../hunt.rules.ts';

/** They look like tabs and are links, so that each can be sent, found, and read without any script. */
export function HuntTabs({ current }: { current: HuntTab }) {
  return (
    <nav aria-label={text.tabsLabel} className="flex gap-6 border-b border-rule">
      {huntTabs.map((tab) => (
        <a
          key={tab}
          href={huntTabPath(tab)}
          lang={text.tabs[tab].lang}
          aria-current={tab === current ? 'page' : undefined}
          className="-mb-px inline-flex min-h-12 items-center border-b-3 border-transparent text-14 font-semibold text-ink-2 transition-colors hover:text-ink aria-[current]:border-red aria-[current]:text-ink"
        >
          {text.tabs[tab].text}
        </a>
      ))}
    </nav>
  );
}
