import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { missingMessages } from '../../news.missing.messages.ts';

const text = missingMessages.list;

/** Nothing to show, and a way back. */
export function EmptyList({ category }: { category: string }) {
  return (
    <div className="grid justify-items-start gap-6 border-t-2 border-ink py-12 md:py-20">
      <p className="max-w-[22ch] font-serif text-31 leading-tight font-[560]">
        {category ? text.ofCategory : text.news}
      </p>
      <ButtonLink href={category ? '/notizie' : '/'} variant="line">
        {category ? text.backToNews : text.backHome}
      </ButtonLink>
    </div>
  );
}
