import { escapeHtml } from '#kit/escape-html.ts';
import { defaultColours, type EmbedColours, parseHex } from './embed.colours.ts';

export const embedPath = '/embed/player';

export const embedSizes = ['150x60', '234x60', '320x100', '120x240'] as const;
export type EmbedSize = (typeof embedSizes)[number];
export const defaultSize: EmbedSize = '320x100';

export type EmbedChoice = EmbedColours & { size: EmbedSize };

export function measuresOf(size: EmbedSize): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { width, height };
}

/** What a site asked for in the address of its frame; what makes no sense is as if it had not been said. */
export function readChoice(query: Record<string, unknown>): EmbedChoice {
  const said = (name: string) => (typeof query[name] === 'string' ? query[name] : null);
  const colour = (name: keyof EmbedColours) => parseHex(said(name)) ?? defaultColours[name];
  return {
    size: embedSizes.find((size) => size === said('size')) ?? defaultSize,
    background: colour('background'),
    text: colour('text'),
    accent: colour('accent'),
  };
}

/** The frame's address below an origin. Colours of the house are left out: a later redesign reaches those frames. */
export function embedAddress({ size, ...colours }: EmbedChoice, origin = ''): string {
  const query = new URLSearchParams({ size });
  for (const name of ['background', 'text', 'accent'] as const) {
    if (colours[name] !== defaultColours[name]) query.set(name, colours[name]);
  }
  return `${origin}${embedPath}?${query}`;
}

/** What a site pastes into its page. */
export function embedCode(choice: EmbedChoice, { origin, title }: { origin: string; title: string }): string {
  return frameHtml({ address: embedAddress(choice, origin), title, ...measuresOf(choice.size) });
}

type Frame = { address: string; title: string; width: number; height: number };

export function frameHtml({ address, title, width, height }: Frame): string {
  return `<iframe src="${escapeHtml(address)}" width="${width}" height="${height}" title="${escapeHtml(title)}" style="border:0" loading="lazy"></iframe>`;
}
