import './embed-episode.css';
import { proPage } from '#domains/pro/pro.rules.ts';
import { podcastPlayerMessages as text } from '../../player.messages.ts';
import { nextSpeed, skipSeconds } from '../../player.rules.ts';
import { clockTime } from '../../podcasts.rules.ts';
import { createFrameReceiver } from './frame-receiver.ts';
import { createListeningPlaces } from './listening-places.ts';

type Episode = { id: string; title: string; page: string; sound: string; seconds: number };
type Given = { first: number; episodes: Episode[]; origin: string };

const { first, episodes, origin }: Given = JSON.parse(place('episodes').textContent ?? '');
const { body } = document;
const playButton = place('play');
const speedButton = place('speed');
const seek = place<HTMLInputElement>('seek');
const title = place<HTMLAnchorElement>('title');
const told = place('told');
const places = createListeningPlaces(ownStorage());

const audio = document.createElement('audio');
audio.preload = 'none';
body.append(audio);

let episode = episodes[first] as Episode;
/** Where the listener wants to be before the sound is there. */
let wantedAt = 0;
let speed = 1;

const receiver = createFrameReceiver(
  { play: start, pause: () => audio.pause(), moveTo, isPaused: () => audio.paused, length, position },
  { send: (message) => window.parent.postMessage(message, '*'), address: location.href },
);

function show(one: Episode): void {
  if (episode.id !== one.id) keep();
  episode = one;
  const remembered = places.of(one.id);
  wantedAt = remembered.at;
  audio.removeAttribute('src');
  title.textContent = one.title;
  title.href = origin + one.page;
  told.textContent = '';
  setSpeed(remembered.speed);
  drawPosition();
  for (const choice of choices()) {
    const isCurrent = episodes[Number(choice.dataset.choose)]?.id === one.id;
    if (isCurrent) choice.setAttribute('aria-current', 'true');
    else choice.removeAttribute('aria-current');
  }
}

/** Whether the element holds the episode that is shown, and not yet nothing or still the one before. */
function isLoaded(): boolean {
  return audio.hasAttribute('src') && audio.readyState > 0;
}

function length(): number {
  return isLoaded() && Number.isFinite(audio.duration) ? audio.duration : episode.seconds;
}

function position(): number {
  return isLoaded() ? audio.currentTime : wantedAt;
}

function start(): void {
  told.textContent = '';
  if (!audio.hasAttribute('src')) {
    audio.src = episode.sound;
    audio.playbackRate = speed;
  }
  // Where the browser asks for a press of its own, the button waits for it.
  audio.play().catch(() => follow());
}

function moveTo(seconds: number): void {
  wantedAt = Math.min(Math.max(0, seconds), length());
  if (isLoaded()) audio.currentTime = wantedAt;
  drawPosition();
  keep();
}

function setSpeed(wanted: number): void {
  speed = wanted;
  audio.defaultPlaybackRate = wanted;
  audio.playbackRate = wanted;
  const label = `${String(wanted).replace('.', ',')}×`;
  speedButton.textContent = label;
  speedButton.setAttribute('aria-label', text.speed(label));
  speedButton.title = text.speed(label);
}

function keep(): void {
  places.keep(episode.id, { at: position(), speed }, length());
}

function drawPosition(): void {
  const at = clockTime(position());
  const of = clockTime(length());
  place('at').textContent = at;
  place('of').textContent = of;
  seek.max = String(Math.floor(length()));
  seek.value = String(Math.floor(position()));
  seek.style.setProperty('--share', `${(100 * position()) / Math.max(1, length())}%`);
  seek.setAttribute('aria-valuetext', text.position(at, of));
}

function follow(): void {
  const isWaiting = !audio.paused && audio.readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
  body.dataset.state = isWaiting ? 'loading' : audio.paused ? 'paused' : 'playing';
  const label = audio.paused ? text.play : text.pause;
  playButton.setAttribute('aria-label', label);
  playButton.title = label;
}

/** A sound that is refused is one for PRO listeners; anything else is the way between us. */
async function explain(): Promise<void> {
  if (!audio.hasAttribute('src')) return;
  const status = await fetch(episode.sound, { method: 'HEAD' }).then(
    (answer) => answer.status,
    () => 0,
  );
  audio.removeAttribute('src');
  follow();
  const isRefused = status === 401 || status === 403;
  told.textContent = isRefused ? `${text.proOnly} ` : text.failed;
  if (!isRefused) return;
  const way = document.createElement('a');
  way.href = origin + proPage;
  way.target = '_top';
  way.textContent = text.proLink;
  told.append(way);
}

function ownStorage(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

function choices(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-choose]')];
}

function place<E extends HTMLElement = HTMLElement>(name: string): E {
  const element = document.querySelector<E>(`[data-${name}]`);
  if (!element) throw new Error(`the frame has no place for ${name}`);
  return element;
}

playButton.addEventListener('click', () => (audio.paused ? start() : audio.pause()));
place('back').addEventListener('click', () => moveTo(position() - skipSeconds));
place('forth').addEventListener('click', () => moveTo(position() + skipSeconds));
speedButton.addEventListener('click', () => {
  setSpeed(nextSpeed(speed));
  keep();
});
seek.addEventListener('input', () => moveTo(Number(seek.value)));
for (const choice of choices()) {
  choice.addEventListener('click', () => {
    const chosen = episodes[Number(choice.dataset.choose)];
    if (!chosen) return;
    // No pause between the two: the radio would come back for a moment.
    show(chosen);
    start();
  });
}

audio.addEventListener('loadedmetadata', () => {
  if (wantedAt > 0) audio.currentTime = wantedAt;
});
for (const event of ['play', 'pause', 'playing', 'waiting', 'canplay'] as const) audio.addEventListener(event, follow);
audio.addEventListener('timeupdate', () => {
  drawPosition();
  receiver.tell('timeupdate', { seconds: audio.currentTime, duration: length() });
});
audio.addEventListener('play', () => receiver.tell('play'));
audio.addEventListener('pause', () => {
  keep();
  receiver.tell('pause');
});
audio.addEventListener('ended', () => {
  wantedAt = 0;
  keep();
  receiver.tell('ended');
});
audio.addEventListener('error', () => void explain());
addEventListener('pagehide', keep);
setInterval(() => !audio.paused && keep(), 5_000);
addEventListener('message', ({ source, data }) => source === window.parent && receiver.hear(data));

show(episode);
follow();
receiver.ready();
