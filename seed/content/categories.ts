export type CategorySeed = { name: string; slug: string; description: string };

export const categories: CategorySeed[] = [
  {
    name: 'Musica',
    slug: 'musica',
    description:
      'Uscite, concerti, interviste e retroscena: la musica italiana e quella che ci piace, raccontata da chi la trasmette.',
  },
  {
    name: 'Salute',
    slug: 'salute',
    description: 'Ricerca, prevenzione e buone abitudini spiegate senza allarmi e senza promesse miracolose.',
  },
  {
    name: 'Economia',
    slug: 'economia',
    description: 'Lavoro, prezzi, imprese e scambi tra Italia e Brasile, con i numeri messi in chiaro.',
  },
  {
    name: 'Politica',
    slug: 'politica',
    description: 'Le decisioni di Roma, Bruxelles e Brasilia e che cosa cambiano nella vita di tutti i giorni.',
  },
  {
    name: 'Tecnologia',
    slug: 'tecnologia',
    description: 'Reti, dispositivi, intelligenza artificiale e audio digitale, provati prima di essere raccontati.',
  },
  {
    name: 'Altri',
    slug: 'altri',
    description:
      'Le storie che non stanno in nessun cassetto: curiosità, personaggi e piccole notizie che restano in mente.',
  },
  {
    name: 'Mondo',
    slug: 'mondo',
    description: 'Quello che accade oltre i due confini di casa: esteri, grandi temi e voci dai cinque continenti.',
  },
  {
    name: 'Quotidiano',
    slug: 'quotidiano',
    description: 'Città, scuola, trasporti, famiglia: la cronaca utile per cominciare bene la giornata.',
  },
  {
    name: 'Podcast',
    slug: 'podcast',
    description:
      'Nuovi episodi, serie da recuperare e il dietro le quinte dei nostri programmi da ascoltare quando vuoi.',
  },
  {
    name: 'Cinema',
    slug: 'cinema',
    description: 'Film, serie, festival e colonne sonore, con un orecchio sempre teso alla musica dello schermo.',
  },
  {
    name: 'Moda',
    slug: 'moda',
    description: 'Sfilate, artigiani e tendenze: lo stile italiano visto da vicino e quello brasiliano visto dal vivo.',
  },
  {
    name: 'Auto',
    slug: 'auto',
    description: 'Prove su strada, mobilità elettrica, motori storici e consigli per chi passa molto tempo al volante.',
  },
  {
    name: 'Gastronomia',
    slug: 'gastronomia',
    description: 'Ricette, vini, mercati e cuochi che cucinano tra due oceani, dalla carbonara alla moqueca.',
  },
  {
    name: 'Viaggi',
    slug: 'viaggi',
    description: 'Itinerari, treni lenti, spiagge e borghi da raggiungere con una buona canzone nelle orecchie.',
  },
];

/** Old Portuguese address -> canonical slug; the empty slug is the list of all news. */
export const portugueseTwins: Record<string, string> = {
  cotidiano: 'quotidiano',
  mundo: 'mondo',
  saude: 'salute',
  outros: 'altri',
  viagem: 'viaggi',
  carros: 'auto',
  tudo: '',
};
