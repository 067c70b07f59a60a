import { mostCounted } from '#contract/paging.ts';
import { Button } from '#web/ui/Button.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { listMessages as text } from './list.messages.ts';

type Props = {
  total: number;
  offset: number;
  count: number;
  /** How many this page holds; above what is counted only a page that is not full is the last. */
  shown?: number;
  onChange: (change: { offset: number }) => void;
};

export function Pager({ total, offset, count, shown = count, onChange }: Props) {
  if (total === 0) return null;
  const isUncounted = total > mostCounted;
  const last = isUncounted ? offset + shown : Math.min(offset + count, total);
  const isLast = isUncounted ? shown < count : last >= total;
  const turn = (next: number) => {
    onChange({ offset: Math.max(0, next) });
    scrollTo({ top: 0 });
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 text-12 text-ink-3">
      <p>
        {text.range(Math.min(offset + 1, total), last, total)}
        <span className="max-md:hidden pointer-coarse:hidden"> · {text.keys}</span>
      </p>
      {total > count && (
        <nav aria-label={text.pages} className="flex gap-2">
          <Button variant="line" size="small" disabled={offset === 0} onClick={() => turn(offset - count)}>
            <Icon name="chevron-left" size={16} />
            {text.before}
          </Button>
          <Button variant="line" size="small" disabled={isLast} onClick={() => turn(offset + count)}>
            {text.after}
            <Icon name="chevron-right" size={16} />
          </Button>
        </nav>
      )}
    </div>
  );
}
