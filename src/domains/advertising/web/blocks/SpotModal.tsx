import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Loader } from '#web/ui/Loader.tsx';
import { spotMessages } from '../../advertising.messages.ts';
import { SpotHeader } from '../SpotHeader.tsx';
import { SpotSections } from '../SpotSections.tsx';
import { trackSpot } from '../track-spot.ts';
import { useSpot } from '../use-spot.ts';

type Props = { slug: string | null; onClose: () => void };

export function SpotModal({ slug, onClose }: Props) {
  return (
    <Dialog open={slug !== null} onClose={onClose} title={spotMessages.title} hideTitle lang={spotMessages.lang}>
      <Inside slug={slug} />
    </Dialog>
  );
}

/** While the dialog leaves, what it showed stays in it. */
function Inside({ slug }: Pick<Props, 'slug'>) {
  const kept = useRef(slug);
  if (slug !== null) kept.current = slug;
  const { state, retry } = useSpot(kept.current ?? '');
  const spot = state.kind === 'there' ? state.spot : null;
  useEffect(() => {
    if (spot) trackSpot('spot_modal_opened', spot);
  }, [spot]);
  return (
    <div data-spot-modal data-grows className="grid min-h-40 content-start gap-6">
      {state.kind === 'loading' && (
        <div className="grid min-h-40 place-items-center">
          <Loader />
        </div>
      )}
      {state.kind === 'missing' && (
        <p className="grid min-h-40 place-items-center font-serif text-25">{spotMessages.notFound}</p>
      )}
      {state.kind === 'failed' && (
        <div role="alert" className="grid min-h-40 content-center justify-items-center gap-4 text-center">
          <p>{spotMessages.failed}</p>
          <Button variant="line" onClick={retry}>
            {spotMessages.retry}
          </Button>
        </div>
      )}
      {spot && (
        <>
          <SpotHeader spot={spot} />
          <SpotSections spot={spot} />
        </>
      )}
    </div>
  );
}
