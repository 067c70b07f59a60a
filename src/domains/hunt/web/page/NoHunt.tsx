import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { huntMessages as text } from '../../hunt.messages.ts';
import { Bottle } from './Bottle.tsx';

/** Between two hunts. */
export function NoHunt() {
  return (
    <div className="grid items-center gap-8 border-t-2 border-ink py-10 sm:grid-cols-[auto_1fr] md:gap-14 md:py-16">
      <Bottle level={0} height={200} />
      <div className="grid justify-items-start gap-4">
        <h2 lang={text.empty.lang} className="text-31 md:text-39">
          {text.empty.text}
        </h2>
        <p lang={text.emptyNext.lang} className="max-w-[38ch] text-20 leading-normal text-ink-2">
          {text.emptyNext.text}
        </p>
        <ButtonLink href="/promocoes" variant="line" className="mt-2">
          {text.promotions}
        </ButtonLink>
      </div>
    </div>
  );
}
