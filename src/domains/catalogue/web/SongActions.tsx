import type { MouseEvent } from 'react';
import { signedInCookie } from '#domains/accounts/accounts.rules.ts';
import { afterLogin } from '#web/profile/after-login.ts';
import { browserCookie } from '#web/profile/cookies.ts';
import { profileStore } from '#web/profile/profile.ts';
import { isLoggedIn } from '#web/profile/profile-rules.ts';
import { toast } from '#web/toasts/toasts.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Icon } from '#web/ui/Icon.tsx';
import { Share } from '#web/ui/Share.tsx';
import type { Song } from '../catalogue.decode.ts';
import { downloadPath, songPath } from '../catalogue.rules.ts';
import { songMessages as text } from '../song.messages.ts';

export function SongActions({ song }: { song: Song }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
      {song.hasDownload && (
        <a href={downloadPath(song)} download onClick={askForLogin} className={buttonLook('line')}>
          <Icon name="download" size={18} />
          {text.download}
        </a>
      )}
      <Share title={song.title} text={text.shareText(song.title, song.artistName)} url={songPath(song)} />
    </div>
  );
}

/** The server decides by the cookie. Who surely has none is told here instead of meeting its refusal, and gets the song after the login. */
function askForLogin(event: MouseEvent<HTMLAnchorElement>): void {
  if (isLoggedIn(profileStore.get()) || browserCookie(signedInCookie) !== undefined) return;
  event.preventDefault();
  toast('error', text.downloadNeedsLogin.text, { lang: text.downloadNeedsLogin.lang, about: 'enter' });
  const link = event.currentTarget;
  afterLogin(() => link.click());
}
