import { proPage } from '#domains/pro/pro.rules.ts';
import { isPro } from '#web/profile/profile-rules.ts';
import { useProfile } from '#web/profile/profile-store.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import type { Episode } from '../podcasts.contract.ts';
import { episodeMessages as text } from '../podcasts.messages.ts';
import { downloadPath } from '../podcasts.rules.ts';

/** A PRO listener takes the episode along; the others are led to what PRO is. The server decides by the session all the same. */
export function EpisodeDownload({
  episode: { podcastId, seconds },
}: {
  episode: Pick<Episode, 'podcastId' | 'seconds'>;
}) {
  const mayKeep = isPro(useProfile());
  if (seconds === 0) return null;
  return (
    <p>
      {mayKeep ? (
        <a href={downloadPath(podcastId)} download className={buttonLook('line')}>
          <Icon name="download" size={18} />
          {text.download}
        </a>
      ) : (
        <ButtonLink href={proPage} variant="line">
          <Icon name="download" size={18} />
          {text.downloadPro}
        </ButtonLink>
      )}
    </p>
  );
}
