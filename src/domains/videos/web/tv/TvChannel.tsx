import { Suspense, useState } from 'react';
import { useNow } from '#domains/programmes/web/blocks/use-now.ts';
import { fileUrl } from '#web/media.ts';
import { deferred } from '#web/parts/deferred.ts';
import { Badge } from '#web/ui/Badge.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { tvMessages as text } from '../../tv.messages.ts';
import { onTvAt } from '../../tv.rules.ts';
import type { TvProgramme } from '../../videos.decode.ts';
import { TvGuide } from './TvGuide.tsx';

const fetchScreen = () => import('./TvScreen.tsx');
const TvScreen = deferred(fetchScreen, 'TvScreen');

/** The channel as a poster until somebody turns it on; the server's page cannot know the hour and shows its first film. */
export function TvChannel({ programme }: { programme: TvProgramme }) {
  const [isOn, turnOn] = useState(false);
  const now = useNow();
  const { streamUrl, films } = programme;
  const running = films[now === null ? 0 : (onTvAt(films, now)?.index ?? 0)];
  const poster = (
    <Picture key={running?.videoId} file={running?.image ?? ''} alt="" place="lead" width={16} height={9} priority />
  );
  return (
    <div className="grid gap-8 lg:grid-cols-12 lg:gap-10">
      <div className={films.length > 0 ? 'lg:col-span-8' : 'lg:col-span-12'}>
        {isOn ? (
          <Suspense fallback={poster}>
            <TvScreen programme={programme} />
          </Suspense>
        ) : (
          <a
            href={streamUrl || fileUrl(running?.file ?? '')}
            aria-label={text.watch}
            className="group relative block"
            onPointerEnter={() => void fetchScreen().catch(() => undefined)}
            onClick={(event) => {
              event.preventDefault();
              turnOn(true);
            }}
          >
            {poster}
            <span className="absolute top-3 left-3">
              <Badge kind="live">{text.live}</Badge>
            </span>
            <span className="absolute inset-0 grid place-items-center">
              <span className="press grid size-17 place-items-center rounded-round bg-red text-white shadow-deep group-hover:scale-105 md:size-20">
                <Icon name="play" size={32} />
              </span>
            </span>
          </a>
        )}
      </div>
      {films.length > 0 && (
        <div className="lg:col-span-4">
          <TvGuide films={films} now={now} />
        </div>
      )}
    </div>
  );
}
