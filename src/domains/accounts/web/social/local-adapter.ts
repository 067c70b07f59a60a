import { realClock, type Timer } from '#kit/clock.ts';
import { SignInError, type SocialAdapter } from './social-adapter.ts';

const lookAgainMs = 300;

/** The window of the stand-in that a station on a desk has instead of Firebase. */
export const localAdapter: SocialAdapter = {
  signIn(provider) {
    const opened = window.open(`/dev/identity/popup?provider=${provider}`, 'identity', 'popup,width=480,height=760');
    return opened ? answerOf(opened) : Promise.reject(new SignInError('auth/popup-blocked'));
  },
};

function answerOf(opened: Window): Promise<string> {
  return new Promise((resolve, reject) => {
    let timer: Timer;
    let wasClosed = false;

    function end(settle: () => void): void {
      realClock.clearTimeout(timer);
      window.removeEventListener('message', hear);
      settle();
    }
    function hear({ origin, source, data }: MessageEvent): void {
      if (origin !== location.origin || source !== opened || data?.source !== 'local-identity') return;
      if (typeof data.idToken === 'string') end(() => resolve(data.idToken));
      else end(() => reject(new SignInError(String(data.error))));
    }
    /** A closed window may have answered just before: the answer gets one more turn. */
    function look(): void {
      if (wasClosed) {
        end(() => reject(new SignInError('auth/popup-closed-by-user')));
        return;
      }
      wasClosed = opened.closed;
      timer = realClock.setTimeout(look, lookAgainMs);
    }

    window.addEventListener('message', hear);
    timer = realClock.setTimeout(look, lookAgainMs);
  });
}
