import type { ReactNode } from 'react';

type Props = {
  id: string;
  text: { kicker: string; title: string; text: string };
  /** Beside or, on a phone, below the words. */
  aside: ReactNode;
  children?: ReactNode;
};

/** One benefit told at length: its words on the left, what it looks like on the right. */
export function Feature({ id, text, aside, children }: Props) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-8 border-t border-rule py-12 md:py-16 lg:grid-cols-12 lg:items-center"
    >
      <div className="grid justify-items-start gap-4 lg:col-span-5">
        <p className="kicker">{text.kicker}</p>
        <h2 id={id} className="text-31 md:text-39">
          {text.title}
        </h2>
        <p className="max-w-[52ch] text-ink-2">{text.text}</p>
        {children}
      </div>
      <div className="min-w-0 lg:col-span-6 lg:col-start-7">{aside}</div>
    </section>
  );
}
