import { Suspense } from 'react';
import { deferred } from '#web/parts/deferred.ts';
import { usePreroll } from './preroll-view.ts';

const PrerollLabel = deferred(() => import('./PrerollLabel.tsx'), 'PrerollLabel');

type Props = {
  /** Whether the advertiser is named here; the bar names what is heard anyway. */
  withName?: boolean;
  className: string;
  inside?: string;
};

/** Where a page labels the advertisement that is heard; empty, and without its code, at any other time. */
export function PrerollSlot({ withName = false, className, inside }: Props) {
  const ad = usePreroll();
  if (!ad) return null;
  return (
    <div className={className}>
      <div className={inside}>
        <Suspense>
          <PrerollLabel ad={ad} withName={withName} />
        </Suspense>
      </div>
    </div>
  );
}
