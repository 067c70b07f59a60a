import { Button } from '#web/ui/Button.tsx';
import { listMessages as text } from '../../news.list.messages.ts';
import type { ListView } from './list-view.ts';

type ListState = ListView['state'];

type Props = {
  state: ListState;
  onMore: () => void;
  /** Where the next page stands for a browser without scripts. */
  action: string;
  nextPage: number;
};

const labels: Record<ListState, string> = { more: text.more, loading: text.loading, end: text.noMore };

export function LoadMore({ state, onMore, action, nextPage }: Props) {
  return (
    <form
      action={action}
      className="grid justify-items-center border-t border-rule pt-8"
      onSubmit={(event) => {
        event.preventDefault();
        onMore();
      }}
    >
      <Button type="submit" variant="line" name="pagina" value={nextPage} disabled={state !== 'more'}>
        <span aria-live="polite">{labels[state]}</span>
      </Button>
    </form>
  );
}
