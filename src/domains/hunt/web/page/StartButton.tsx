import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { fetchForPress } from '#web/parts/parts.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { huntMessages as text } from '../../hunt.messages.ts';
import { listenPath } from '../../hunt.rules.ts';

/** A link, so that it leads somewhere before the page is hydrated; then it asks first who this is. */
export function StartButton() {
  const navigate = useNavigate();
  const go = () => void navigate(listenPath);
  function start(event: MouseEvent): void {
    event.preventDefault();
    void fetchForPress(() => import('./start.ts')).then((part) => part?.passStart(go));
  }
  return (
    <ButtonLink href={listenPath} onClick={start}>
      {text.start}
    </ButtonLink>
  );
}
