import { withArticle } from '#kit/italian.ts';

export const partnersMessages = {
  kicker: 'La compagnia',
  title: 'Chi suona con noi',
  lead: 'Teatri, librai, torrefattori, scuole: le imprese e le associazioni che aiutano la radio a restare curiosa. Le abbiamo scelte una per una.',
  headTitle: 'Partner',
  headDescription: (station: string, count: number) =>
    `${count === 1 ? 'Il partner' : withArticle('I', `${count} partner`)} di ${station}: chi sono, che cosa fanno insieme alla radio e dove trovarli.`,
  headDescriptionEmpty: (station: string) => `I partner di ${station}: chi sono e che cosa fanno insieme alla radio.`,
  headKeywords: 'partner, collaborazioni, cultura, musica italiana, radio',
  logo: (name: string) => `Logo di ${name}`,
  visit: (host: string) => `Visita ${host}`,
  joinTitle: 'Hai un’idea da fare insieme?',
  joinText: 'Un palco, una scuola, una bottega: se quello che fai ha un suono, raccontacelo.',
  joinLink: 'Scrivi alla radio',
  emptyTitle: 'I partner arrivano presto',
  emptyText: 'Stiamo scrivendo di loro con la cura che meritano.',
};
