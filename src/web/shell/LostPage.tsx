import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { shellMessages } from '#domains/site/site.messages.ts';
import { Button } from '../ui/Button.tsx';

type Props = { why: 'line' | 'version' };

const retryMs = 10_000;

const faces = {
  line: { title: shellMessages.noLineTitle, message: shellMessages.noLinePage, button: shellMessages.retry },
  version: {
    title: shellMessages.newVersionTitle,
    message: shellMessages.newVersionPage,
    button: shellMessages.reload,
  },
};

/** In the place of a page that could not be fetched. The radio plays on: nothing is loaded anew before somebody asks for it. */
export function LostPage({ why }: Props) {
  const { title, message, button } = faces[why];
  const tryAgain = useTryAgain();
  useEffect(() => {
    document.title = title;
  }, [title]);
  useReturningLine(why === 'line', tryAgain);
  return (
    <section className="page-width grid justify-items-start gap-5 py-16 md:gap-6 md:py-28">
      <h1 className="max-w-[16ch] border-t-2 border-ink pt-3 text-39 md:text-61">{title}</h1>
      <p className="max-w-[46ch] text-20 leading-normal text-ink-2">{message}</p>
      <Button className="mt-2" onClick={why === 'line' ? tryAgain : () => location.reload()}>
        {button}
      </Button>
    </section>
  );
}

function useTryAgain(): () => void {
  const navigate = useNavigate();
  const here = useLocation();
  return () => void navigate(here, { replace: true });
}

/** At once when the browser says that the line is back; where it believes that there is one, now and then. */
function useReturningLine(isAwaited: boolean, tryAgain: () => void): void {
  // Whoever is on the way to another page goes there.
  const isWaiting = useNavigation().state === 'idle' && isAwaited;
  const attempt = useEffectEvent(tryAgain);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => navigator.onLine && attempt(), retryMs);
    addEventListener('online', attempt);
    return () => {
      clearInterval(timer);
      removeEventListener('online', attempt);
    };
  }, [isWaiting]);
}
