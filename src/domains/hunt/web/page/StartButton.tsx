import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { huntMessages as text } from '../../hunt.messages.ts';

const listenPath = '/ascolta-la-radio';

/** A link, so that it leads somewhere before the page is alive; then it asks first who this is. */
export function StartButton() {
  const navigate = useNavigate();
  const go = () => void navigate(listenPath);
  function start(event: MouseEvent): void {
    event.preventDefault();
    import('./start.ts').then(({ passStart }) => passStart(go), go);
  }
  return (
    <ButtonLink href={listenPath} onClick={start}>
      {text.start}
    </ButtonLink>
  );
}
