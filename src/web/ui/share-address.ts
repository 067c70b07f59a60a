import type { IconName } from './icons.ts';

export type Network = 'facebook' | 'twitter' | 'whatsapp';
export type ShareChannel = Network | 'device' | 'copy';

export const networks: readonly { channel: Network; name: string; icon: IconName }[] = [
  { channel: 'facebook', name: 'Facebook', icon: 'facebook' },
  { channel: 'twitter', name: 'X (Twitter)', icon: 'x' },
  { channel: 'whatsapp', name: 'WhatsApp', icon: 'whatsapp' },
];

/** The network's own page for sharing: a plain link, no script of theirs. */
export function shareAddress(network: Network, { url, text }: { url: string; text: string }): string {
  if (network === 'facebook') return `https://www.facebook.com/sharer/sharer.php?${new URLSearchParams({ u: url })}`;
  if (network === 'twitter') return `https://twitter.com/intent/tweet?${new URLSearchParams({ text, url })}`;
  return `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` })}`;
}
