/** What the list of a category says of itself in search results and when it is shared. */
export type ListMeta = {
  title: string;
  description: string;
  keywords: string;
  shareTitle: string;
  shareDescription: string;
  /** 1200 × 630. */
  shareImage: string;
};

const metaOf = (slug: string, texts: Omit<ListMeta, 'shareImage'>): ListMeta => ({
  ...texts,
  shareImage: `/share/notizie-${slug}.jpg`,
});

export const newsMeta: Readonly<Record<string, ListMeta>> = {
  tudo: metaOf('tudo', {
    title: 'Notizie: musica, cultura e attualità',
    description:
      'Tutte le notizie della radio: musica, esteri, economia, salute, cinema, viaggi e cucina, scritte in italiano tra Roma e São Paulo.',
    keywords: 'notizie, attualità, musica, Italia, Brasile, radio, ultime notizie',
    shareTitle: 'Le notizie della radio made in Italy',
    shareDescription: 'Musica, mondo, economia, cinema e vita di tutti i giorni: leggi mentre ascolti.',
  }),
  musica: metaOf('musica', {
    title: 'Notizie di musica: dischi, concerti, interviste',
    description:
      'Uscite discografiche, concerti, interviste e retroscena della musica italiana e brasiliana, raccontati da chi la trasmette ogni giorno.',
    keywords: 'notizie musica, musica italiana, dischi nuovi, concerti, interviste, cantautori, bossa nova',
    shareTitle: 'Musica: dischi, palchi e storie',
    shareDescription: 'Quello che succede prima, durante e dopo le canzoni che ascolti alla radio.',
  }),
  salute: metaOf('salute', {
    title: 'Notizie di salute: ricerca e benessere',
    description:
      'Ricerca, prevenzione e buone abitudini spiegate con calma: notizie di salute senza allarmi e senza promesse miracolose.',
    keywords: 'notizie salute, benessere, prevenzione, ricerca medica, alimentazione, sonno',
    shareTitle: 'Salute, spiegata con calma',
    shareDescription: 'Che cosa dice la ricerca e che cosa si può fare da domani mattina.',
  }),
  economia: metaOf('economia', {
    title: 'Notizie di economia: lavoro, prezzi, imprese',
    description:
      'Lavoro, prezzi, imprese e scambi tra Italia e Brasile: l’economia con i numeri messi in chiaro e le storie di chi la fa.',
    keywords: 'notizie economia, lavoro, prezzi, imprese, Italia Brasile, consumi, mercato',
    shareTitle: 'Economia con i numeri in chiaro',
    shareDescription: 'Quanto costa, chi ci lavora, che cosa cambia: l’economia che si può rifare a mano.',
  }),
  politica: metaOf('politica', {
    title: 'Notizie di politica: Roma, Bruxelles, Brasilia',
    description:
      'Le decisioni di Roma, Bruxelles e Brasilia raccontate a partire dagli effetti sulla vita di chi abita tra due Paesi.',
    keywords: 'notizie politica, Parlamento, Europa, Brasilia, cittadinanza, leggi, italiani all’estero',
    shareTitle: 'Politica: che cosa cambia davvero',
    shareDescription: 'Le decisioni prese lontano e i loro effetti sotto casa.',
  }),
  tecnologia: metaOf('tecnologia', {
    title: 'Notizie di tecnologia: reti, audio, IA',
    description:
      'Reti, dispositivi, intelligenza artificiale e audio digitale: la tecnologia provata per settimane prima di essere raccontata.',
    keywords: 'notizie tecnologia, intelligenza artificiale, audio digitale, dispositivi, internet, privacy',
    shareTitle: 'Tecnologia, provata prima di scriverne',
    shareDescription: 'Apparecchi, reti e suoni digitali raccontati da chi li usa.',
  }),
  altri: metaOf('altri', {
    title: 'Altre notizie: curiosità e personaggi',
    description:
      'Le storie che non stanno in nessun cassetto: curiosità, personaggi, mestieri rari e piccole notizie che restano in mente.',
    keywords: 'notizie curiose, storie, personaggi, mestieri, curiosità',
    shareTitle: 'Le storie fuori dai cassetti',
    shareDescription: 'Piccole notizie che si raccontano volentieri a cena.',
  }),
  mondo: metaOf('mondo', {
    title: 'Notizie dal mondo: esteri e reportage',
    description:
      'Notizie dal mondo: esteri, grandi temi e reportage dai cinque continenti, per chi vive a metà tra due lingue.',
    keywords: 'notizie mondo, esteri, reportage, America Latina, Europa, attualità internazionale',
    shareTitle: 'Il mondo, una strada alla volta',
    shareDescription: 'Quello che accade oltre i due confini di casa, visto da vicino.',
  }),
  quotidiano: metaOf('quotidiano', {
    title: 'Vita quotidiana: città, scuola, trasporti',
    description:
      'Città, scuola, trasporti, famiglia e condominio: la cronaca utile della vita quotidiana, per cominciare bene la giornata.',
    keywords: 'vita quotidiana, città, scuola, trasporti, famiglia, cronaca',
    shareTitle: 'Tutti i giorni, da vicino',
    shareDescription: 'Gli autobus dell’alba, le scuole, i pianerottoli: la cronaca che serve.',
  }),
  podcast: metaOf('podcast', {
    title: 'Notizie dai podcast: episodi e serie',
    description:
      'Nuovi episodi, serie da recuperare e il dietro le quinte dei podcast della radio, da ascoltare quando vuoi.',
    keywords: 'podcast, nuovi episodi, serie audio, radio on demand, podcast italiani',
    shareTitle: 'Podcast: che cosa ascoltare adesso',
    shareDescription: 'Gli episodi appena usciti e quelli che vale la pena recuperare.',
  }),
  cinema: metaOf('cinema', {
    title: 'Notizie di cinema: film, serie, festival',
    description:
      'Film, serie, festival e colonne sonore: notizie di cinema con un orecchio sempre teso alla musica dello schermo.',
    keywords: 'notizie cinema, film, serie, festival, colonne sonore, sale cinematografiche',
    shareTitle: 'Cinema, ascoltato bene',
    shareDescription: 'Film e serie raccontati anche dal lato degli altoparlanti.',
  }),
  moda: metaOf('moda', {
    title: 'Notizie di moda: artigiani e tendenze',
    description:
      'Sfilate, artigiani, tessuti e tendenze: la moda italiana vista da vicino e quella brasiliana vista dal vivo.',
    keywords: 'notizie moda, artigianato, tessuti, stile italiano, moda brasiliana, sartoria',
    shareTitle: 'Moda: le mani prima delle passerelle',
    shareDescription: 'Chi cuce, chi ripara, chi inventa: lo stile tra due oceani.',
  }),
  auto: metaOf('auto', {
    title: 'Notizie di auto: prove e mobilità',
    description:
      'Prove su strada, mobilità elettrica, motori storici e consigli per chi passa molto tempo al volante con la radio accesa.',
    keywords: 'notizie auto, prove su strada, auto elettriche, mobilità, motori storici',
    shareTitle: 'Auto: la strada e la radio accesa',
    shareDescription: 'Prove, batterie, vecchi motori e viaggi lunghi.',
  }),
  gastronomia: metaOf('gastronomia', {
    title: 'Notizie di gastronomia: ricette e mercati',
    description:
      'Ricette, vini, mercati e cuochi che cucinano tra due oceani: la gastronomia italiana e brasiliana, dalla carbonara alla moqueca.',
    keywords: 'notizie gastronomia, ricette, cucina italiana, cucina brasiliana, vino, mercati',
    shareTitle: 'A tavola tra due oceani',
    shareDescription: 'Mercati, vigne, cucine e una radio accesa sul frigorifero.',
  }),
  viaggi: metaOf('viaggi', {
    title: 'Notizie di viaggi: treni, borghi, spiagge',
    description:
      'Itinerari, treni lenti, borghi e spiagge da raggiungere con una buona canzone nelle orecchie: idee di viaggio in Italia e in Brasile.',
    keywords: 'notizie viaggi, itinerari, treni, borghi, spiagge, Italia, Brasile',
    shareTitle: 'Viaggi lenti, musica giusta',
    shareDescription: 'Dove andare, come arrivarci e che cosa ascoltare per strada.',
  }),
};

export function metaOfCategory(slug: string | undefined): ListMeta | undefined {
  return newsMeta[slug ?? 'tudo'];
}
