import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { shellMessages } from '#domains/site/site.messages.ts';
import { Button } from '../ui/Button.tsx';

type Props = { why: 'line' | 'version' };

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
  useEffect(() => {
    if (why !== 'line') return;
    addEventListener('online', tryAgain);
    return () => removeEventListener('online', tryAgain);
  }, [why, tryAgain]);
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
