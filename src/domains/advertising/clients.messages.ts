import { withArticle } from '#kit/italian.ts';

/** The specification names segments, places and the missing client in Portuguese: those stand in an element with `lang="pt-BR"`. */
export const clientsMessages = {
  kicker: 'I nostri clienti',
  title: 'Chi fa girare la radio',
  lead: 'Botteghe, teatri, officine: chi compra i nostri spazi ha un nome, una voce e un indirizzo. Qui si ascoltano anche i loro spot.',
  headTitle: 'Clienti',
  headDescription: (station: string, count: number) =>
    `${count === 1 ? 'Il cliente' : withArticle('I', `${count} clienti`)} di ${station}: chi sono, in quali città si sentono e gli spot da riascoltare.`,
  headDescriptionEmpty: (station: string) => `I clienti di ${station} e i loro spot.`,
  headKeywords: 'clienti, inserzionisti, spot radio, pubblicità, praças',
  emptyTitle: 'I clienti arrivano presto',
  emptyText: 'Il primo spazio è ancora libero: può essere il tuo.',
  filters: 'Filtra i clienti',
  places: 'Piazze',
  name: 'Cerca per nome',
  namePlaceholder: 'Es. caffè',
  shown: (count: number) => (count === 1 ? 'Un cliente' : `${count} clienti`),
  none: 'Nessun cliente con questi filtri.',
  reset: 'Togli i filtri',
  logo: (name: string) => `Logo di ${name}`,
  locations: (count: number) => (count === 1 ? 'Praça' : 'Praças'),
  showLocations: (name: string) => `di ${name}`,
  spots: (count: number) => (count === 1 ? 'Uno spot' : `${count} spot`),
  joinTitle: 'Il prossimo spot può essere il tuo',
  joinText: 'Lo scriviamo, lo registriamo e lo mandiamo in onda noi: tu porta il nome.',
  joinLink: 'Fai pubblicità con noi',
} as const;

export const clientMessages = {
  noAudio: 'La registrazione non è disponibile.',
  play: 'Ascolta lo spot',
  pause: 'Metti in pausa lo spot',
  resume: 'Riprendi lo spot',
  back: 'Tutti i clienti',
  headDescription: (name: string, station: string) => `${name} su ${station}: chi sono, dove si sentono e i loro spot.`,
  site: 'Visita il sito',
  about: 'Chi sono',
  spots: 'Gli spot da ascoltare',
  noSpots: 'Di questo cliente non c’è ancora uno spot da riascoltare.',
  details: 'Dettagli',
  detailsOf: (spot: string) => `Dettagli dello spot ${spot}`,
  nowhere: 'In tutte le città, e anche lontano: questo cliente lavora a distanza.',
  notFound: {
    title: 'NÃO ACHAMOS ESSE CLIENTE :(',
    message: 'O endereço não existe ou o cliente já não anuncia conosco.',
    back: 'Voltar para os clientes',
  },
} as const;
