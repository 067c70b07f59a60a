import type { QuotedText } from '#domains/site/site.messages.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

export const journalistMessages = {
  title: 'La redazione',
  kicker: 'I giornalisti',
  lead: 'Le persone che firmano quello che leggi: da dove vengono, di che cosa si occupano, come lavorano.',
  headTitle: 'I giornalisti della redazione',
  headDescription: 'Chi scrive le notizie della radio: ritratti, temi e articoli di ogni giornalista.',
  noneYet: 'Le firme della redazione arrivano presto.',
  read: 'Leggi il profilo',
  ex: 'Ex giornalista',
  exNote: 'Non lavora più in redazione: qui restano i suoi articoli.',
  articles: (name: string) => `Gli articoli di ${name}`,
  empty: quoted('Não há notícias'),
  noMore: quoted('Não há mais notícias.'),
  notFound: {
    title: quoted('NÃO ACHAMOS ESSE JORNALISTA :('),
    message: quoted('Confira se o link foi digitado corretamente.'),
    link: quoted('Ver todos os jornalistas'),
  },
} as const;
