/** The framed end of player.js: https://github.com/embedly/player.js/blob/master/SPEC.rst */
const language = { context: 'player.js', version: '0.0.11' };

const events = ['play', 'pause', 'ended', 'timeupdate', 'error'] as const;
type FrameEvent = (typeof events)[number];
const methods = 'play pause getPaused getDuration getCurrentTime setCurrentTime addEventListener removeEventListener';

/** What the page around the frame may ask of the player. */
type FramedMedia = {
  play(): void;
  pause(): void;
  moveTo(seconds: number): void;
  isPaused(): boolean;
  length(): number;
  position(): number;
};
type Said = { context?: unknown; method?: unknown; value?: unknown; listener?: unknown };

/** `send` reaches the page around the frame. */
export function createFrameReceiver(
  media: FramedMedia,
  { send, address }: { send(text: string): void; address: string },
) {
  const listeners = new Map<string, Set<string>>();
  const say = (event: string, rest: object = {}) => send(JSON.stringify({ ...language, event, ...rest }));
  const sayReady = (rest: object = {}) =>
    say('ready', { ...rest, value: { src: address, events, methods: methods.split(' ') } });

  const answers: Record<string, () => unknown> = {
    getPaused: media.isPaused,
    getDuration: media.length,
    getCurrentTime: media.position,
  };

  function hear(message: unknown): void {
    const said = readSaid(message);
    if (!said || typeof said.method !== 'string') return;
    const { method, value } = said;
    const listener = String(said.listener ?? '');
    if (method === 'play') media.play();
    else if (method === 'pause') media.pause();
    else if (method === 'setCurrentTime' && Number.isFinite(Number(value))) media.moveTo(Number(value));
    else if (method === 'addEventListener') listen(String(value), listener);
    else if (method === 'removeEventListener') listeners.get(String(value))?.delete(listener);
    else if (Object.hasOwn(answers, method)) say(method, { listener, value: answers[method]?.() });
  }

  function listen(event: string, listener: string): void {
    if (event === 'ready') sayReady({ listener });
    if (!(events as readonly string[]).includes(event)) return;
    listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
  }

  return {
    hear,
    ready: () => sayReady(),
    tell(event: FrameEvent, value?: unknown): void {
      for (const listener of listeners.get(event) ?? []) say(event, { listener, value });
    },
  };
}

function readSaid(message: unknown): Said | null {
  if (typeof message !== 'string') return null;
  try {
    const said: Said | null = JSON.parse(message);
    return said?.context === language.context ? said : null;
  } catch {
    return null;
  }
}
