import type { QuotedText } from '#domains/site/site.messages.ts';
import { withArticle } from '#kit/italian.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

export const promotionsMessages = {
  title: 'Promozioni',
  kicker: 'Partecipa',
  lead: 'Biglietti, vinili, incontri e qualche sorpresa: rispondi, accetta il regolamento e lascia fare alla fortuna.',
  headTitle: 'Promozioni e premi',
  headDescription:
    'Le promozioni della radio aperte adesso, con i regolamenti, e quelle già chiuse con i loro vincitori.',
  empty: quoted('Não há promoções no momento'),
  backHome: 'Torna alla pagina iniziale',
  open: 'Aperte adesso',
  closed: 'Già chiuse',
  toOpen: 'Vai alle promozioni aperte',
  pages: 'Pagine delle promozioni chiuse',
  pro: 'PRO',
  discover: 'Scopri come partecipare',
  until: (day: string) => `Fino ${withArticle('al', day)}`,
  closedOn: (day: string) => `Chiusa ${withArticle('il', day)}`,
  notFound: {
    title: quoted('NÃO ACHAMOS ESSA PROMOÇÃO :('),
    message: 'Talvez o link esteja incompleto, ou a promoção tenha sido retirada.',
    link: 'Voltar às promoções',
  },
} as const;
