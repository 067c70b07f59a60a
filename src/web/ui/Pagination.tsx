import { pageItems } from '#kit/pages.ts';
import { Icon } from './Icon.tsx';
import { useUiMessages } from './surface.ts';

type Props = { current: number; total: number; hrefFor: (page: number) => string; label: string };

const cell = 'grid h-11 place-items-center sm:min-w-11 rounded-round text-14 font-semibold tabular-nums no-underline';

/** Three pages on each side of the current one. On a phone the steps stand below the numbers, so that all fit. */
export function Pagination({ current, total, hrefFor, label }: Props) {
  const { pagination: texts } = useUiMessages();
  if (total < 2) return null;
  let gaps = 0;
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2">
      <Step page={current - 1} total={total} hrefFor={hrefFor} />
      <ol className="flex min-w-0 items-center justify-center max-sm:order-first max-sm:w-full">
        {pageItems(current, total).map((item) =>
          item === 'gap' ? (
            <li key={`gap-${gaps++}`} className="w-3 shrink-0 text-center text-ink-3 sm:w-8">
              <span className="visually-hidden">{texts.gap}</span>
              <span aria-hidden="true">…</span>
            </li>
          ) : (
            <li key={item} className="max-w-11 flex-1">
              <a
                href={hrefFor(item)}
                aria-label={texts.page(item)}
                aria-current={item === current ? 'page' : undefined}
                className={`${cell} ${item === current ? 'bg-ink text-ground' : 'veil relative text-ink'}`}
              >
                {item}
              </a>
            </li>
          ),
        )}
      </ol>
      <Step page={current + 1} total={total} hrefFor={hrefFor} forward />
    </nav>
  );
}

type StepProps = { page: number; total: number; hrefFor: Props['hrefFor']; forward?: boolean };

function Step({ page, total, hrefFor, forward = false }: StepProps) {
  const { pagination: texts } = useUiMessages();
  const look =
    'veil relative inline-flex min-h-11 items-center gap-2 rounded-round px-3 text-14 font-semibold no-underline';
  const inside = (
    <>
      {!forward && <Icon name="chevron-left" size={18} />}
      {forward ? texts.next : texts.previous}
      {forward && <Icon name="chevron-right" size={18} />}
    </>
  );
  if (page < 1 || page > total) {
    return (
      <span aria-hidden="true" className={`${look} invisible max-sm:hidden`}>
        {inside}
      </span>
    );
  }
  return (
    <a href={hrefFor(page)} rel={forward ? 'next' : 'prev'} className={look}>
      {inside}
    </a>
  );
}
