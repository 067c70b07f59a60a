import { useShell } from '#web/shell/use-shell.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Share } from '#web/ui/Share.tsx';
import type { Video } from '../videos.decode.ts';
import { videosMessages as text } from '../videos.messages.ts';
import { subscribeAddress, videoPath } from '../videos.rules.ts';

export function VideoActions({ video }: { video: Video }) {
  const subscribe = subscribeAddress(useShell().parameters.station.social);
  return (
    <div className="grid justify-items-start gap-4">
      {subscribe && (
        <a href={subscribe} target="_blank" rel="noopener" className={buttonLook()}>
          <Icon name="youtube" size={18} />
          {text.subscribe}
        </a>
      )}
      <Share title={video.title} url={videoPath(video)} />
    </div>
  );
}
