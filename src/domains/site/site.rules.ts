import { cutHard, cutOnWord } from '#kit/cut.ts';
import type { AppParameters } from './site.contract.ts';

/** The station as it stands before anybody has changed a parameter, and what the shell shows when they do not load. */
export const defaultAppParameters: AppParameters = {
  title: 'Concerto di primavera',
  text: 'Concerto di primavera a Roma, biglietti in regalo ogni giorno',
  link: '/programacao',
  startColor: '#0b5d3b',
  endColor: '#c8102e',
  maintenance: false,
  logoUrl: '',
  logoAlt: 'Antena 1, pagina iniziale',
  headerBarText: 'La radio made in Italy',
  prerollAdTags: { adManager: '', targetSpot: '' },
  enabledTests: [],
  station: {
    name: 'Antena 1',
    tagline: 'La radio made in Italy',
    company: 'Antena 1 Radiodiffusione S.r.l.',
    address: 'Via delle Fornaci 112, 00165 Roma, Italia',
    email: 'ciao@antena1.example',
    privacyEmail: 'privacy@antena1.example',
    phone: '+39 06 5550 1910',
    whatsapp: '+39 347 555 1910',
    taxId: 'P. IVA IT 01234567897',
    musicLicence: 'Licenza musicale n. 2026/I/4471',
    social: [
      { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
      { network: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
      { network: 'x', label: 'X', href: 'https://x.com/' },
      { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/' },
      { network: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/' },
    ],
    apps: [
      { store: 'alexa', label: 'Alexa', href: 'https://www.amazon.it/alexa-skills' },
      { store: 'google-play', label: 'Google Play', href: 'https://play.google.com/store' },
      { store: 'app-store', label: 'App Store', href: 'https://apps.apple.com/' },
      { store: 'apple-tv', label: 'Apple TV', href: 'https://tv.apple.com/' },
    ],
  },
};

export type CategoryLink = { name: string; slug: string };

/** The seven that stand in the category bar by themselves, in this order, whatever the newsroom adds. */
export const fixedCategories: readonly CategoryLink[] = [
  { name: 'Auto', slug: 'auto' },
  { name: 'Economia', slug: 'economia' },
  { name: 'Mondo', slug: 'mondo' },
  { name: 'Musica', slug: 'musica' },
  { name: 'Politica', slug: 'politica' },
  { name: 'Salute', slug: 'salute' },
  { name: 'Tecnologia', slug: 'tecnologia' },
];

/** What goes into 'Altre categorie', by name. */
export function otherCategories<T extends CategoryLink>(all: readonly T[]): T[] {
  const fixed = new Set(fixedCategories.map(({ slug }) => slug));
  return all.filter(({ slug }) => !fixed.has(slug)).sort((a, b) => a.name.localeCompare(b.name, 'it'));
}

/** How many characters a title in a list may have, by the room that it has there. */
export const titleLimits = { lead: 95, column: 75, card: 65, side: 55, compact: 40 } as const;

export function cutTitle(title: string, place: keyof typeof titleLimits): string {
  return cutOnWord(title, titleLimits[place]);
}

const longestSlideTitle = 16;

export function slideTitle(title: string): string {
  return cutHard(title, longestSlideTitle);
}

/** An iPad presents itself as a Mac; what gives it away is that its first pointer is a finger. */
export function isMobileClient({ userAgent, coarsePointer }: { userAgent: string; coarsePointer: boolean }): boolean {
  if (/Mobi|Android|iPhone|iPad|iPod/i.test(userAgent)) return true;
  return coarsePointer && userAgent.includes('Macintosh');
}
