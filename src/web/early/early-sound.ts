/**
 * The radio itself does not wait for the page's code: the press sets an element going, and the player takes it over with its sound
 * (`engines/player/audio-driver.ts`). Only what everybody hears is begun here. Whoever chose another stream, came through a
 * campaign or may hear an advertisement first waits for the player, which knows about that.
 */
export function startEarlySound(): void {
  if (document.querySelector('audio[data-player]')) return;
  const audio = document.createElement('audio');
  const now = Date.now();
  audio.dataset.player = String(now);
  audio.preload = 'none';
  document.body.append(audio);
  const { sound } = document.documentElement.dataset;
  if (sound && isForEverybody()) {
    setVolume(audio);
    audio.src = `${sound}?t=${now}`;
    // The player looks what became of it.
    audio.play().catch(() => undefined);
  } else {
    // Some browsers let an element sound only if it was touched within the press.
    audio.load();
  }
}

/** Who presses again while it sounds wants silence. Whether it did. */
export function stopEarlySound(): boolean {
  const audio = document.querySelector<HTMLAudioElement>('audio[data-player]');
  if (!audio?.currentTime) return false;
  audio.remove();
  audio.removeAttribute('src');
  audio.load();
  return true;
}

/** By the keys of stream-choice.ts, campaign.ts and consent-rules.ts. Until it is known who somebody is, no advertisement is due. */
function isForEverybody(): boolean {
  const { cookie } = document;
  const hasAd = /CookieConsent=(?:accepted|custom.+marketing)/.test(cookie) && !cookie.includes('a1_signed_in=');
  if (hasAd || location.search.includes('utm_source')) return false;
  try {
    return (localStorage.getItem('stream') ?? 'antena_1') === 'antena_1' && !sessionStorage.getItem('utm_source');
  } catch {
    // A browser that forbids storage keeps no choice.
    return true;
  }
}

/** As it was left last time (volume.ts). */
function setVolume(audio: HTMLAudioElement): void {
  audio.volume = 0.8;
  try {
    const kept = JSON.parse(localStorage.getItem('volume') ?? '');
    audio.volume = (kept.volume ?? kept) / 100;
  } catch {
    // Nothing that could be understood.
  }
}
