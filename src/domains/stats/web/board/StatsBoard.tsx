import type { Permissions } from '../../listeners.decode.ts';
import { AffiliatePlayers } from './AffiliatePlayers.tsx';
import { CommercialReport } from './CommercialReport.tsx';
import { ControlsAndLinks } from './ControlsAndLinks.tsx';
import { GraphSection } from './GraphSection.tsx';
import { LiveCounts } from './LiveCounts.tsx';
import { PlayLogExport } from './PlayLogExport.tsx';
import { unsampledChannels, useLiveCounts } from './use-live-counts.ts';

/** Everything that the codes of whoever is here open. Only what was asked for is printed. */
export function StatsBoard({ permissions }: { permissions: Permissions }) {
  const { codes, affiliates, affiliatesUrl, controls, links } = permissions;
  const count = useLiveCounts();
  return (
    <div className="grid gap-14 md:gap-20">
      <LiveCounts count={count} />
      <GraphSection unsampled={unsampledChannels(count)} />
      <CommercialReport />
      <PlayLogExport />
      {codes.includes(3) && <AffiliatePlayers affiliates={affiliates} affiliatesUrl={affiliatesUrl} />}
      {codes.includes(2) && <ControlsAndLinks controls={controls} links={links} />}
    </div>
  );
}
