import type { QuotedText } from '#domains/site/site.messages.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

export const tagMessages = {
  kicker: 'Notizie per tema',
  description: (tag: string) => `Tutte le notizie su ${tag}: articoli, interviste e storie della redazione.`,
  empty: (tag: string) => quoted(`Não há notícias sobre ${tag}.`),
  emptyMessage: quoted('Escolha outro tema: há muitas histórias para ler.'),
  emptyLink: quoted('Ver todos os temas'),
  allTags: 'Tutti i temi',
  end: 'Sei arrivato in fondo a questo tema.',
} as const;
