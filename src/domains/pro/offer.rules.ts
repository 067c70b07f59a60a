/** The advertised benefits, in the order of the page. */
export const benefits = ['download', 'content', 'streams', 'alarm', 'dark', 'adFree'] as const;
export type Benefit = (typeof benefits)[number];

/** The series that the page leads to, then all of them. */
export const podcastLinks = ['/podcasts/big-hour', '/podcasts/notizie', '/podcasts/lado-pessoal', '/podcasts'] as const;

export type Plan = { id: 'monthly' | 'yearly'; price: string; oldPrice?: string };

/** Sold in the apps only, in reais. */
export const plans: readonly Plan[] = [
  { id: 'monthly', price: 'R$9,90' },
  { id: 'yearly', price: 'R$99,90', oldPrice: 'R$118,80' },
];

/** The shops in which PRO is sold: a loudspeaker and a television sell nothing. */
const phoneStores = ['google-play', 'app-store'];

export function phoneApps<A extends { store: string }>(apps: readonly A[]): A[] {
  return apps.filter(({ store }) => phoneStores.includes(store));
}
