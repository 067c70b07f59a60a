import type { Ad } from '#engines/player/player-state.ts';

/** An advertisement as VAST describes it: what is played, what is shown, whom to tell. */
export type VastAd = Ad & {
  title: string;
  advertiser: string;
  seconds: number;
  link: string;
  reports: Reports;
};

/** Addresses by what happened: 'impression', 'error', 'click', and the names of VAST's own tracking events. */
export type Reports = Readonly<Record<string, readonly string[]>>;

/** Carries the number that VAST gives this kind of failure, and whom to tell of it. */
export class VastError extends Error {
  override name = 'VastError';
  readonly code: number;
  readonly reports: Reports;
  constructor(code: number, message: string, reports: Reports = {}) {
    super(message);
    this.code = code;
    this.reports = reports;
  }
}

const mostWrappers = 5;

type Options = { address: string; get: (address: string) => Promise<string>; outer?: Reports; depth?: number };

/** The first advertisement of a reply that can be heard; a wrapper is followed to where it points. Null when there is none. */
export async function readVast(xml: string, options: Options): Promise<VastAd | null> {
  const { outer = {}, depth = 0 } = options;
  const parsed = new DOMParser().parseFromString(xml, 'text/xml');
  if (parsed.getElementsByTagName('parsererror').length > 0) throw new VastError(100, 'vast: not XML', outer);
  let failure: unknown = null;
  for (const ad of childrenOf(parsed.documentElement, 'Ad')) {
    try {
      const [inline] = childrenOf(ad, 'InLine');
      const [wrapper] = childrenOf(ad, 'Wrapper');
      const read = inline ? readInline(ad, inline, options) : wrapper && (await follow(wrapper, { ...options, depth }));
      if (read) return read;
    } catch (error) {
      // The next advertisement of the same reply may be a good one.
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return null;
}

function readInline(ad: Element, inline: Element, { address, outer = {} }: Options): VastAd | null {
  const linear = linearOf(inline);
  const reports = merged(outer, reportsOf(inline, address));
  if (!linear) throw new VastError(201, 'vast: nothing to be heard', reports);
  const sources = pathOf(linear, 'MediaFiles', 'MediaFile').flatMap((file) => {
    const src = wholeAddress(textOf(file), address);
    const type = file.getAttribute('type') ?? '';
    return src && type.startsWith('audio/') ? [{ src, type }] : [];
  });
  if (sources.length === 0) throw new VastError(403, 'vast: no sound among the media', reports);
  return {
    id: ad.getAttribute('id') ?? '',
    title: textOf(childrenOf(inline, 'AdTitle')[0]),
    advertiser: textOf(childrenOf(inline, 'Advertiser')[0]),
    seconds: secondsOf(textOf(childrenOf(linear, 'Duration')[0])),
    sources,
    link: wholeAddress(textOf(pathOf(linear, 'VideoClicks', 'ClickThrough')[0]), address),
    reports,
  };
}

async function follow(wrapper: Element, { address, get, outer = {}, depth = 0 }: Options): Promise<VastAd | null> {
  const reports = merged(outer, reportsOf(wrapper, address));
  if (depth >= mostWrappers) throw new VastError(302, 'vast: too many wrappers', reports);
  const next = wholeAddress(textOf(childrenOf(wrapper, 'VASTAdTagURI')[0]), address);
  if (!next) throw new VastError(300, 'vast: a wrapper around nothing', reports);
  const read = await readVast(await get(next), { address: next, get, outer: reports, depth: depth + 1 });
  if (!read) throw new VastError(303, 'vast: nothing in the wrapper', reports);
  return read;
}

function linearOf(ad: Element): Element | undefined {
  return pathOf(ad, 'Creatives', 'Creative', 'Linear')[0];
}

function reportsOf(ad: Element, address: string): Reports {
  const linear = linearOf(ad);
  const found: [string, Element][] = [
    ...childrenOf(ad, 'Impression').map((one): [string, Element] => ['impression', one]),
    ...childrenOf(ad, 'Error').map((one): [string, Element] => ['error', one]),
    ...pathOf(linear, 'VideoClicks', 'ClickTracking').map((one): [string, Element] => ['click', one]),
    ...pathOf(linear, 'TrackingEvents', 'Tracking').map((one): [string, Element] => [
      one.getAttribute('event') ?? '',
      one,
    ]),
  ];
  const reports: Record<string, string[]> = {};
  for (const [name, element] of found) {
    const whole = wholeAddress(textOf(element), address);
    if (whole) reports[name] = [...(reports[name] ?? []), whole];
  }
  return reports;
}

function merged(one: Reports, other: Reports): Reports {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, [...(one[name] ?? []), ...(other[name] ?? [])]]));
}

/** By local name: some servers prefix their elements. */
function childrenOf(parent: Element | undefined, name: string): Element[] {
  return [...(parent?.children ?? [])].filter(({ localName }) => localName === name);
}

function pathOf(from: Element | undefined, ...names: string[]): Element[] {
  return names.reduce<Element[]>((level, name) => level.flatMap((one) => childrenOf(one, name)), from ? [from] : []);
}

function textOf(element: Element | undefined): string {
  return element?.textContent?.trim() ?? '';
}

/** Only the web's own schemes: an advertisement's link must not run anything. */
function wholeAddress(text: string, base: string): string {
  if (!text || !URL.canParse(text, base)) return '';
  const { protocol, href } = new URL(text, base);
  // The macros of a report keep their brackets, which `href` would encode.
  if (!/^https?:$/.test(protocol)) return '';
  return /^https?:/i.test(text) ? text : href;
}

/** `HH:MM:SS` or `HH:MM:SS.mmm`; 0 for anything else. */
function secondsOf(text: string): number {
  const [, hours, minutes, seconds] = /^(\d+):(\d\d):(\d\d(?:\.\d+)?)$/.exec(text) ?? [];
  return seconds ? Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) : 0;
}
