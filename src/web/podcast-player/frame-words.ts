/** What a framed player may say, whoever made it. */
export type FrameWord = 'ready' | 'play' | 'pause' | 'ended';

const words: readonly unknown[] = ['ready', 'play', 'pause', 'ended'] satisfies FrameWord[];
/** What we listen to beside `ready`, which is said to everybody. */
const subscribed: FrameWord[] = ['play', 'pause', 'ended'];

const playerJs = { context: 'player.js', version: '0.0.11' };

/**
 * Reads a message of a frame. Two languages are spoken: player.js (https://github.com/embedly/player.js), ours and that of
 * most podcast hosts, and the one of Mixcloud's widget.
 */
export function heardFrom(message: unknown): FrameWord | null {
  const said = parsed(message);
  if (said?.context === playerJs.context) return wordOf(said.event);
  if (said?.mixcloud !== 'playerWidget') return null;
  // Its `ready` asks to be asked for its API; with the API it is ready.
  if (said.type === 'api') return 'ready';
  const data = said.data as { eventName?: unknown } | undefined;
  return said.type === 'event' ? wordOf(data?.eventName) : null;
}

/** What is said as soon as the frame has loaded: whoever missed its first word gets it again. */
export const greetings: readonly string[] = [
  JSON.stringify({ ...playerJs, method: 'addEventListener', value: 'ready', listener: 'ready' }),
  JSON.stringify({ type: 'getApi' }),
];

export const subscriptions: readonly string[] = subscribed.map((word) =>
  JSON.stringify({ ...playerJs, method: 'addEventListener', value: word, listener: word }),
);

/** The same wish in both languages: a frame does not hear what it does not speak. */
export function wishes(method: 'play' | 'pause'): string[] {
  return [
    JSON.stringify({ ...playerJs, method }),
    JSON.stringify({ type: 'method', data: { methodId: 1, methodName: method, args: [] } }),
  ];
}

function wordOf(value: unknown): FrameWord | null {
  return words.includes(value) ? (value as FrameWord) : null;
}

function parsed(message: unknown): Record<string, unknown> | null {
  if (typeof message !== 'string' || message[0] !== '{') return null;
  try {
    return JSON.parse(message);
  } catch {
    return null;
  }
}
