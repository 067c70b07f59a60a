/** The symbols of icons.svg: outlines of 1.75 on a 24 × 24 ground, or filled shapes where a mark is known that way. */
export const iconNames = [
  'search',
  'menu',
  'close',
  'play',
  'pause',
  'chevron-down',
  'chevron-left',
  'chevron-right',
  'share',
  'volume',
  'volume-off',
  'heart',
  'thumb-up',
  'thumb-down',
  'external',
  'mail',
  'phone',
  'pin',
  'clock',
  'check',
  'info',
  'warning',
  'facebook',
  'instagram',
  'x',
  'youtube',
  'tiktok',
  'whatsapp',
  'alexa',
  'google-play',
  'app-store',
  'apple-tv',
  'user',
  'plus',
  'minus',
  'download',
  'eye',
  'eye-off',
] as const;

export type IconName = (typeof iconNames)[number];

export function isIconName(text: string): text is IconName {
  return (iconNames as readonly string[]).includes(text);
}
