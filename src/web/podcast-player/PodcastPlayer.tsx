import { type FormEvent, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { podcastPlayerMessages as text } from '#domains/podcasts/player.messages.ts';
import { type FramedKind, framePath, playerStyle } from '#domains/podcasts/player.rules.ts';
import { proPage } from '#domains/pro/pro.rules.ts';
import { deferred } from '../parts/deferred.ts';
import { isProfileAwaited } from '../profile/profile-awaited.ts';
import { isPro } from '../profile/profile-rules.ts';
import { profileStore } from '../profile/profile-store.ts';
import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { FrameMount } from './FrameMount.tsx';

const PodcastFrame = deferred(() => import('./PodcastFrame.tsx'), 'PodcastFrame');

export type PodcastPlayerProps = {
  kind?: FramedKind;
  id: string;
  title: string;
  /** 'mini', 'standard' or 'show', as shows and articles name it. */
  look: string;
  /** Heard by PRO listeners only: everybody else is led to what PRO is. */
  pro?: boolean;
  size?: 'normal' | 'small';
};

/** A button until somebody wants to listen; then the player of the podcast's host. Without scripts it opens by itself. */
export function PodcastPlayer({ kind = 'podcast', id, title, look, pro = false, size }: PodcastPlayerProps) {
  const [isWanted, setWanted] = useState(false);
  const style = playerStyle(look);
  const navigate = useNavigate();

  function start(event: FormEvent): void {
    event.preventDefault();
    // Who is signed in is asked right after the page came; until then the server decides.
    if (pro && !isPro(profileStore.get()) && !isProfileAwaited()) void navigate(proPage);
    else setWanted(true);
  }

  if (isWanted) {
    return (
      <Suspense fallback={<FrameMount style={style} />}>
        <PodcastFrame kind={kind} id={id} title={title} style={style} />
      </Suspense>
    );
  }
  return (
    <form action={framePath(kind, id, style)} onSubmit={start}>
      <input type="hidden" name="style" value={style} />
      <Button
        type="submit"
        size={size}
        variant={size === 'small' ? 'line' : 'primary'}
        aria-label={text.listenTo(title)}
      >
        <Icon name="play" size={size === 'small' ? 16 : 18} />
        {text.listenNow}
      </Button>
    </form>
  );
}
