import { CallError } from '#contract/client.ts';
import { Button } from '#web/ui/Button.tsx';
import { Notice } from '../ui/Notice.tsx';
import { frameMessages as text } from './frame.messages.ts';

type Props = { error: unknown; onAgain: () => void };

/** In the place of what could not be read. */
export function LoadFailure({ error, onAgain }: Props) {
  const isAway = error instanceof CallError && error.status === 0;
  return (
    <Notice
      kind="error"
      actions={
        <Button variant="line" size="small" onClick={onAgain}>
          {text.again}
        </Button>
      }
    >
      {isAway ? text.noLine : text.notLoaded}
    </Notice>
  );
}
