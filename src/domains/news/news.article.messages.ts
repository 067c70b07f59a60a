import { withArticle } from '#kit/italian.ts';

export const articleMessages = {
  by: 'di',
  updated: (date: string) => `Aggiornato ${withArticle('il', date)}`,
  at: (date: string, time: string) => `${date}, ore ${time}`,
  minutes: (count: number) => (count === 1 ? '1 minuto di lettura' : `${count} minuti di lettura`),
  playVideo: 'Guarda il video',
  onYoutube: 'Il video arriva da YouTube: si collega solo quando lo avvii.',
  videoTitle: (title: string) => `Video: ${title}`,
  credit: 'Fonte dell’immagine',
  song: 'Il brano',
  listenSong: 'Ascolta il brano',
} as const;
