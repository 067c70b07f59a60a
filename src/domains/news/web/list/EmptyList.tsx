import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { listMessages as text } from '../../news.list.messages.ts';

/** Nothing to show, and a way back. */
export function EmptyList({ category }: { category: string }) {
  return (
    <div className="grid justify-items-start gap-6 border-t-2 border-ink py-12 md:py-20">
      <p className="max-w-[22ch] font-serif text-31 leading-tight font-[560]">
        {category ? text.emptyCategory : text.emptyList}
      </p>
      <ButtonLink href={category ? '/notizie' : '/'} variant="line">
        {category ? text.backToNews : text.backHome}
      </ButtonLink>
    </div>
  );
}
