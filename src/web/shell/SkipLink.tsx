import type { MouseEvent } from 'react';
import { shellMessages } from '#domains/site/site.messages.ts';

export const contentId = 'contenuto';

/** The first stop of the Tab key. It leaves the address alone: a hash there would scroll the page later. */
export function SkipLink() {
  function skip(event: MouseEvent): void {
    event.preventDefault();
    const content = document.getElementById(contentId);
    content?.focus();
    content?.scrollIntoView({ block: 'start' });
  }
  return (
    <a
      href={`#${contentId}`}
      onClick={skip}
      className="fixed top-2 left-2 z-50 inline-flex min-h-11 items-center rounded-round bg-red px-5 text-14 font-semibold text-white no-underline not-focus:sr-only"
    >
      {shellMessages.skip}
    </a>
  );
}
