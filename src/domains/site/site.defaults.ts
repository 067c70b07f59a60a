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
