import './embed-player.css';
import type { NowPlaying } from '#domains/live/live.contract.ts';
import { createPlayer } from '#engines/player/create-player.ts';
import { defaultStream } from '#engines/player/default-stream.ts';
import type { ErrorCode, Stream } from '#engines/player/player-state.ts';
import { realClock } from '#kit/clock.ts';
import { embedMessages } from '../../embed.messages.ts';
import { playerErrors, playerMessages } from '../../player.messages.ts';
import { followNowPlaying } from '../sound/now-playing.ts';
import { embedCover } from './embed-cover.ts';

/** The player in a frame on somebody else's page: the same engine, without storage, analytics and advertisements. */
const { body } = document;
const button = place<HTMLButtonElement>('play');
const song = place('song');
const artist = place('artist');
const told = place('told');
const cover = embedCover(place<HTMLImageElement>('cover'), body.dataset.size ?? '');
let shown: NowPlaying | null = null;
let hasFailed = false;

const audio = document.createElement('audio');
audio.preload = 'none';
body.append(audio);

const stream = ownStream();
const engine = createPlayer({
  audio,
  clock: realClock,
  stream,
  isTouch: matchMedia('(pointer: coarse)').matches,
  channel: otherWindows(),
  network: window,
  onError: tell,
});
const nowPlaying = followNowPlaying({ engine, show });

function show(item: NowPlaying): void {
  shown = item;
  song.textContent = item.song;
  song.title = item.song;
  cover.show(item.cover);
  writeSecondLine();
}

/** A frame has room for two lines: while something is wrong, the second one says so. */
function writeSecondLine(): void {
  if (hasFailed) artist.textContent = embedMessages.failed;
  else if (shown) artist.textContent = shown.metaType === 'commercial' ? playerMessages.ad : shown.artist;
}

function follow(): void {
  const { shouldBePlaying, playerStatus } = engine.getState();
  const isConnecting = shouldBePlaying && playerStatus === 'loading';
  const label = shouldBePlaying ? playerMessages.pause : playerMessages.play;
  body.dataset.state = isConnecting ? 'loading' : shouldBePlaying ? 'playing' : 'paused';
  button.setAttribute('aria-label', label);
  button.title = label;
  button.toggleAttribute('aria-busy', isConnecting);
  nowPlaying.attend();
}

function tell(code: ErrorCode): void {
  const said = playerErrors[code];
  if (!said) return;
  hasFailed = code !== 'other-window';
  told.lang = said.lang ?? 'it';
  told.textContent = said.text;
  writeSecondLine();
}

function press(): void {
  hasFailed = false;
  told.textContent = '';
  if (!shown) artist.textContent = '';
  writeSecondLine();
  engine.toggle();
}

function place<E extends HTMLElement = HTMLElement>(name: string): E {
  const element = document.querySelector<E>(`[data-${name}]`);
  if (!element) throw new Error(`the frame has no place for ${name}`);
  return element;
}

/** The site's own small window bears the name of the stream that it is for; a frame has none and plays the radio. */
function ownStream(): Stream {
  const [, streamId] = /^popup_(\w+)$/.exec(window.name) ?? [];
  if (!streamId || window.parent !== window) return defaultStream;
  return { ...defaultStream, streamId, sources: [{ src: `/stream/${streamId}`, type: 'audio/mpeg' }] };
}

/** The site itself may play in another window of this browser; a browser that keeps frames apart may throw. */
function otherWindows(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('player');
  } catch {
    return undefined;
  }
}

button.addEventListener('click', press);
engine.subscribe(follow);
follow();
// Whoever opened the window has pressed for its sound already.
if (stream !== defaultStream) engine.playLive(stream, false);
