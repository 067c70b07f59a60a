import { chapterIds } from './Chapter.tsx';
import { kitMessages } from './uikit.messages.ts';

export function KitContents() {
  return (
    <nav aria-label={kitMessages.contents} className="border-t border-rule">
      <ol className="grid grid-cols-2 gap-x-8 sm:grid-cols-3 lg:grid-cols-6">
        {chapterIds.map((id, index) => (
          <li key={id} className="border-b border-rule">
            <a href={`#${id}`} className="flex min-h-12 items-center gap-3 text-14 font-semibold hover:text-accent">
              <span className="text-12 font-medium text-ink-3 tabular-nums">{String(index + 1).padStart(2, '0')}</span>
              {kitMessages.chapters[id].title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
