import { useEffect, useState } from 'react';
import { TopTen } from '#domains/charts/web/blocks/TopTen.tsx';
import { useNow } from '#domains/programmes/web/blocks/use-now.ts';
import { LatestVideos } from '#domains/videos/web/blocks/LatestVideos.tsx';
import { frontOf } from '../home.rules.ts';
import { AgencyColumn } from './AgencyColumn.tsx';
import { belowTheFold } from './below-the-fold.ts';
import { DaySchedule } from './DaySchedule.tsx';
import { FeaturedNews } from './FeaturedNews.tsx';
import type { FrontPage } from './load-front.ts';
import { MondoBlock } from './MondoBlock.tsx';
import { NetworkBand } from './NetworkBand.tsx';
import { PartnersRow } from './PartnersRow.tsx';
import { PollCard } from './PollCard.tsx';
import { PromotionsRow } from './PromotionsRow.tsx';
import { SentenceCard } from './SentenceCard.tsx';

/** The rest of the front page, from the second look on. */
export function BelowTheFold({ front }: { front: FrontPage }) {
  const { news, topTen, poll, sentence, programmes, partners, promotions, branches, videos } = front;
  const now = useNow();
  const { featured, today } = frontOf(programmes, now);
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return (
    <>
      <div
        {...{ [belowTheFold]: isHydrated ? 'hydrated' : '' }}
        className="far-below page-width grid gap-14 pb-14 md:gap-20 md:pb-20"
      >
        <FeaturedNews featured={news.featured} side={news.side} />
        <MondoBlock items={news.mondo} />
      </div>
      <div className="far-below">
        <TopTen songs={topTen} />
      </div>
      <div className="far-below page-width grid gap-12 py-14 md:grid-cols-2 md:gap-x-8 md:py-20 lg:grid-cols-3">
        <AgencyColumn items={news.agency} />
        <DaySchedule programmes={today} onAir={featured?.kind === 'now' ? featured.programme : null} now={now} />
        <div className="grid content-start gap-6 md:max-lg:col-span-2 md:max-lg:grid-cols-2 md:max-lg:content-stretch">
          {poll && <PollCard key={poll.id} poll={poll} />}
          {sentence && <SentenceCard sentence={sentence} />}
        </div>
      </div>
      <div className="far-below">
        <PromotionsRow promotions={promotions} />
      </div>
      {videos.length > 0 && (
        <div className="far-below page-width pb-14 md:pb-20">
          <LatestVideos videos={videos} />
        </div>
      )}
      <div className="far-below">
        <NetworkBand branches={branches} />
        <PartnersRow partners={partners} />
      </div>
    </>
  );
}
