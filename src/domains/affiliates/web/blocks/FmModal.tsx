import { useEffect, useState } from 'react';
import { api } from '#web/api.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { getAffiliatesData } from '../../affiliates.contract.ts';
import { affiliatesMessages as text } from '../../affiliates.messages.ts';
import { type Branch, toBranch } from '../../affiliates.rules.ts';
import { FmList } from '../FmList.tsx';

type Props = { open: boolean; onClose: () => void };
type Found = Branch[] | 'loading' | 'failed';

/** Where the station is on the dial, without leaving what plays. */
export function FmModal({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.tuneIn} size="large">
      <div lang="it" className="grid min-h-64 content-start">
        <Frequencies />
      </div>
    </Dialog>
  );
}

function Frequencies() {
  const [found, setFound] = useState<Found>('loading');
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another question.
  useEffect(() => {
    let isCurrent = true;
    setFound('loading');
    api.call(getAffiliatesData).then(
      (affiliates) => isCurrent && setFound(affiliates.map(toBranch)),
      () => isCurrent && setFound('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  if (found === 'loading') {
    return (
      <div className="grid min-h-64 place-items-center">
        <Loader />
      </div>
    );
  }
  if (found === 'failed') {
    return (
      <div role="alert" className="grid min-h-64 place-content-center justify-items-center gap-5 text-center">
        <p className="font-serif text-20 text-ink-2 italic">{text.listFailed}</p>
        <Button variant="line" onClick={() => setAttempt(attempt + 1)}>
          {text.tryAgain}
        </Button>
      </div>
    );
  }
  return <FmList branches={found} />;
}
