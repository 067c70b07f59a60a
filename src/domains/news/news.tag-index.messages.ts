export const tagIndexMessages = {
  title: 'Temi',
  kicker: 'Notizie per tema',
  lead: 'I fili che tengono insieme le nostre storie, in ordine alfabetico. Tirane uno.',
  headTitle: 'Tutti i temi delle notizie',
  headDescription: 'L’indice dei temi di cui scriviamo: scegline uno e leggi tutte le notizie che lo riguardano.',
} as const;
