import { api } from '#web/api.ts';
import { useQuery } from '#web/query/use-query.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { getAffiliatesData } from '../../affiliates.contract.ts';
import { decodeBranch } from '../../affiliates.decode.ts';
import { affiliatesMessages as text } from '../../affiliates.messages.ts';
import { FmList } from '../FmList.tsx';

type Props = { open: boolean; onClose: () => void };

/** Where the station is on the dial, without leaving what plays. */
export function FmModal({ open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={text.tuneIn} size="large">
      <div lang="it" data-grows className="grid min-h-64 content-start">
        <Frequencies />
      </div>
    </Dialog>
  );
}

function Frequencies() {
  const { query, refetch } = useQuery('affiliates', async (_, signal) =>
    (await api.call(getAffiliatesData, { signal })).map(decodeBranch),
  );
  if (query.kind === 'loaded') return <FmList branches={query.data} />;
  if (query.kind === 'failed') {
    return (
      <div role="alert" className="grid min-h-64 place-content-center justify-items-center gap-5 text-center">
        <p className="font-serif text-20 text-ink-2 italic">{text.listFailed}</p>
        <Button variant="line" onClick={refetch}>
          {text.tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className="grid min-h-64 place-items-center">
      <Loader />
    </div>
  );
}
