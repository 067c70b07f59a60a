export type VideoSeed = {
  slug: string;
  title: string;
  description: string;
  /** What its poster is drawn after. */
  picture: string;
  /** The piece of the audio library that is heard under it, from a share of its length on. */
  track: string;
  from: number;
  /** A multiple of three: the film has three pictures. */
  seconds: number;
  daysAgo: number;
};

export type PlaylistSeed = { id: string; title: string; videos: VideoSeed[] };

const sessions: VideoSeed[] = [
  {
    slug: 'vera-montale-notte-chiara-in-studio',
    title: 'Vera Montale, «Notte chiara sul lungomare» in studio',
    description:
      'Una sera di pioggia, le luci basse, il pianoforte verticale che in radio chiamiamo «la credenza». Vera Montale è arrivata senza partitura e ha chiesto soltanto un bicchiere d’acqua. Il resto è in questo video, buona la prima.',
    picture: 'musica',
    track: 'notte-chiara-sul-lungomare',
    from: 0.3,
    seconds: 60,
    daysAgo: 1,
  },
  {
    slug: 'duo-marea-sale-e-limone-dal-vivo',
    title: 'Duo Marèa, «Sale e limone» con due chitarre e un vassoio',
    description:
      'Il tamburello era rimasto in taxi. Al suo posto, un vassoio del bar all’angolo: è quello che tiene il tempo per tutta la canzone, e nessuno lo ha più voluto cambiare.',
    picture: 'gastronomia',
    track: 'sale-e-limone',
    from: 0.2,
    seconds: 48,
    daysAgo: 6,
  },
  {
    slug: 'elio-brandi-tram-delle-sei-alle-sei',
    title: 'Elio Brandi suona «Tram delle sei» alle sei del mattino',
    description:
      'Era una scommessa, e l’abbiamo presa sul serio: appuntamento al capolinea, sintetizzatore a batterie, il primo tram della giornata come pubblico. Tre passeggeri, un controllore, molti sbadigli e un bis.',
    picture: 'auto',
    track: 'tram-delle-sei',
    from: 0.25,
    seconds: 45,
    daysAgo: 13,
  },
  {
    slug: 'lia-fontes-lettera-da-recife',
    title: 'Lia Fontes, «Lettera da Recife» letta e cantata',
    description:
      'La lettera esiste davvero: quattro pagine scritte dal nonno nel 1951 e mai spedite. Lia le tiene sul leggio al posto degli accordi. Gli accordi, dice, li sa già la mano.',
    picture: 'viaggi',
    track: 'lettera-da-recife',
    from: 0.15,
    seconds: 54,
    daysAgo: 20,
  },
  {
    slug: 'banda-ponente-ballo-della-nonna',
    title: 'Banda Ponente, undici persone in uno studio da quattro',
    description:
      'Per fare entrare la tuba abbiamo tolto una porta. Per il «Ballo della nonna» non serviva altro: la fisarmonica sul davanzale, i clarinetti in corridoio, la nonna in regia.',
    picture: 'musica',
    track: 'ballo-della-nonna',
    from: 0.35,
    seconds: 42,
    daysAgo: 34,
  },
];

const postcards: VideoSeed[] = [
  {
    slug: 'cartolina-da-procida',
    title: 'Cartolina da Procida: i colori si vedono dal mare',
    description:
      'Ogni pescatore dipingeva la sua casa di una tinta diversa, per ritrovarla al ritorno. Un giro lento fra la Corricella e il faro, con la musica che si sentiva da una finestra aperta.',
    picture: 'viaggi',
    track: 'saudade-a-trastevere',
    from: 0.1,
    seconds: 39,
    daysAgo: 3,
  },
  {
    slug: 'cartolina-da-recife',
    title: 'Cartolina da Recife: cinquanta ponti e un temporale',
    description:
      'A Recife si attraversa l’acqua anche per andare a comprare il pane. Abbiamo contato i ponti fino a trentuno, poi è arrivato il temporale e abbiamo contato i minuti.',
    picture: 'mondo',
    track: 'lettera-da-recife',
    from: 0.5,
    seconds: 36,
    daysAgo: 10,
  },
  {
    slug: 'cartolina-da-trieste',
    title: 'Cartolina da Trieste: il vento ha le corde alle maniglie',
    description:
      'Nei giorni di bora il Comune tende le funi lungo i marciapiedi. Chi ci abita le usa per stendere le sciarpe. Immagini prese fra un refolo e l’altro.',
    picture: 'viaggi',
    track: 'vetro-soffiato',
    from: 0.2,
    seconds: 33,
    daysAgo: 24,
  },
  {
    slug: 'cartolina-da-maceio',
    title: 'Cartolina da Maceió: la marea che disegna piscine',
    description:
      'Due volte al giorno l’oceano si ritira e lascia sulla barriera cento vasche tiepide. I ragazzi ci portano il pallone, gli anziani la sedia, noi il registratore.',
    picture: 'viaggi',
    track: 'sale-e-limone',
    from: 0.55,
    seconds: 36,
    daysAgo: 41,
  },
];

const inside: VideoSeed[] = [
  {
    slug: 'via-delle-fornaci-le-cinque-del-mattino',
    title: 'Via delle Fornaci, le cinque del mattino',
    description:
      'Prima che parta A1 Morning lo studio è al buio, tranne una spia rossa. Poi arrivano il caffè, i giornali, le voci ancora basse. Pochi secondi di quello che di solito non si sente.',
    picture: 'quotidiano',
    track: 'due-fermate-prima',
    from: 0.1,
    seconds: 42,
    daysAgo: 8,
  },
  {
    slug: 'come-nasce-un-jingle',
    title: 'Come nasce un jingle: otto note e tre litigi',
    description:
      'Il jingle della stazione dura sei secondi. Per scriverlo ci sono voluti due pomeriggi, un coro di quattro persone e una campana presa in prestito da una scuola.',
    picture: 'podcast',
    track: 'carta-carbone',
    from: 0.45,
    seconds: 30,
    daysAgo: 17,
  },
  {
    slug: 'l-archivio-dei-vinili',
    title: 'L’archivio dei vinili, scaffale per scaffale',
    description:
      'Novemila dischi in ordine di colore: così li aveva sistemati il primo archivista, e nessuno ha mai avuto il coraggio di rimetterli in ordine alfabetico. Si trova tutto lo stesso, giura chi ci lavora.',
    picture: 'musica',
    track: 'la-stanza-dei-fiori',
    from: 0.3,
    seconds: 39,
    daysAgo: 29,
  },
];

const toWatch: VideoSeed[] = [
  {
    slug: 'vetro-soffiato-un-film-di-vetro',
    title: '«Vetro soffiato», un film fatto di vetro',
    description:
      'Le immagini del brano dei Lume sono riprese attraverso fondi di bicchiere, una lampada e pazienza. Nessun effetto aggiunto dopo: quello che si piega, si piegava davvero.',
    picture: 'cinema',
    track: 'vetro-soffiato',
    from: 0.45,
    seconds: 45,
    daysAgo: 4,
  },
  {
    slug: 'carta-carbone-in-tipografia',
    title: '«Carta carbone», girato in una tipografia',
    description:
      'I Tigli hanno chiesto a un tipografo di Viterbo di comporre il testo a mano, riga per riga, mentre la canzone andava. Ha finito con otto secondi di anticipo e un refuso, che è rimasto.',
    picture: 'cinema',
    track: 'carta-carbone',
    from: 0.2,
    seconds: 45,
    daysAgo: 15,
  },
  {
    slug: 'la-stanza-dei-fiori-giardino-d-inverno',
    title: '«La stanza dei fiori», in un giardino d’inverno',
    description:
      'Ventidue voci fra i limoni in vaso. La Corale Aurora ha cantato a bassa voce per non svegliare il guardiano, che era in ferie: lo hanno saputo alla fine.',
    picture: 'moda',
    track: 'la-stanza-dei-fiori',
    from: 0.4,
    seconds: 51,
    daysAgo: 27,
  },
];

const [notteChiara, saleLimone, , recife] = sessions as [VideoSeed, VideoSeed, VideoSeed, VideoSeed];
const [, postcardRecife] = postcards as [VideoSeed, VideoSeed];

/** A video may stand in several of them. */
export const playlists: PlaylistSeed[] = [
  { id: 'a1-sessions', title: 'A1 Sessions', videos: sessions },
  { id: 'cartoline', title: 'Cartoline', videos: postcards },
  { id: 'vista-da-dentro', title: 'La radio vista da dentro', videos: inside },
  { id: 'canzoni-da-vedere', title: 'Canzoni da vedere', videos: [...toWatch, notteChiara] },
  { id: 'brasile', title: 'Dall’altra parte dell’oceano', videos: [recife, postcardRecife, saleLimone] },
];

/** Every video once, in the order in which the TV shows them: music and places by turns. */
export const videos: VideoSeed[] = Array.from({ length: sessions.length }, (_, turn) =>
  [sessions, postcards, toWatch, inside].flatMap((list) => list[turn] ?? []),
).flat();
