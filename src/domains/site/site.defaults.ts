import type { AppParameters } from './site.contract.ts';

/** Where a link to the radio stands in the demo; each has its own address of the stream, so that its listeners can be counted. */
const campaignSources = [
  ...['facebook', 'instagram', 'youtube', 'tiktok', 'x', 'linkedin', 'pinterest', 'whatsapp', 'telegram'],
  ...['google', 'bing', 'yahoo', 'duckduckgo', 'newsletter', 'alexa', 'google-home', 'android', 'ios', 'smart-tv'],
  ...['tunein', 'radio-garden', 'newradio', 'metro-roma', 'taxi-sp', 'aeroporto'],
];

/** What the link of the logo is called. */
export function homeLabel(stationName: string): string {
  return `${stationName}, pagina iniziale`;
}

/** The station as it stands before anybody has changed a parameter, and what the shell shows when they do not load. */
export const defaultAppParameters: AppParameters = {
  title: 'Concerto di primavera',
  text: 'Concerto di primavera a Roma, biglietti in regalo ogni giorno',
  link: '/programacao',
  startColor: '#0b5d3b',
  endColor: '#c8102e',
  maintenance: false,
  logoUrl: '',
  logoAlt: homeLabel('Antena 1'),
  headerBarText: 'La radio made in Italy',
  // The station's own ads; an outside ad server's tag may carry the same macros.
  prerollAdTags: {
    adManager: '/vast/house?uid=[USERID]&ip=[DEVICEIP]&cb=[CACHEBUSTING]',
    targetSpot: '/vast/house?fallback=1&uid=[USERID]&ip=[DEVICEIP]&cb=[CACHEBUSTING]',
  },
  campaigns: Object.fromEntries(campaignSources.map((source) => [source, `/stream/antena_1?campagna=${source}`])),
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
    zone: 'Europe/Rome',
    sales: {
      whatsapp: '+39 347 555 1920',
      phone: '+39 06 5550 1920',
      chat: 'https://www.messenger.com/t/antena1.example',
    },
    // The demo has no accounts of its own: each link shows what that network finds by the station's name.
    social: [
      { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/search/top/?q=Antena%201' },
      {
        network: 'instagram',
        label: 'Instagram',
        href: 'https://www.instagram.com/explore/search/keyword/?q=Antena%201',
      },
      { network: 'x', label: 'X', href: 'https://x.com/search?q=Antena%201' },
      { network: 'youtube', label: 'YouTube', href: 'https://www.youtube.com/results?search_query=Antena%201' },
      { network: 'tiktok', label: 'TikTok', href: 'https://www.tiktok.com/search?q=Antena%201' },
    ],
    apps: [
      { store: 'alexa', label: 'Alexa', href: 'https://www.amazon.it/s?k=Antena%201&i=alexa-skills' },
      { store: 'google-play', label: 'Google Play', href: 'https://play.google.com/store/search?q=Antena%201&c=apps' },
      { store: 'app-store', label: 'App Store', href: 'https://apps.apple.com/it/iphone/search?term=Antena%201' },
      { store: 'apple-tv', label: 'Apple TV', href: 'https://tv.apple.com/it/search?term=Antena%201' },
    ],
  },
};
