import type { ShowSeed } from './podcast.types.ts';

/** The written series: stories with a beginning and an end. */
export const series: ShowSeed[] = [
  {
    slug: 'valigie',
    name: 'Valigie',
    subtitle: 'Otto partenze raccontate da ciò che si è portato via.',
    description:
      '<p>«Che cosa c’era nella valigia?» È l’unica domanda che facciamo, prima ancora di accendere il registratore. Da lì viene fuori il resto: un oceano, cinque generazioni, una porta che non esiste più.</p><p>Non c’è una voce narrante. Parlano soltanto le persone, gli oggetti e una musica scritta apposta da Tom Arruda. Un episodio ogni martedì.</p>',
    author: 'Luiza Amaral',
    category: 'Society & Culture > Personal Journals',
    fadeColor: '#3b2416',
    scene: 'viaggio',
    featured: true,
    newestDaysAgo: -49,
    everyDays: 7,
    hour: 6,
    weekday: 2,
    episodes: [
      {
        title: 'Il mattarello',
        text: 'Da Feltre a Blumenau, cinque generazioni di sfoglia: il mattarello pesava più della roba da vestire.',
        guests: ['Edite Zanella'],
        article: 'valigie-nuova-serie',
        transcript: [
          'Edite Zanella: Pesava più della roba da vestire. Ma la bisnonna disse che le braccia, senza, non sapevano che cosa fare.',
          '[Il rumore del legno sulla tavola, poi la farina.]',
          'Edite Zanella: È di faggio. Vede qui? Questo solco è il pollice di mia nonna. Questo è il mio. Io sono venuta dopo e ho trovato il posto già fatto.',
          'Luiza Amaral: E chi viene dopo di lei?',
          'Edite Zanella: Mia nipote dice che la sfoglia la compra. Però il mattarello, ha detto, quello lo vuole.',
        ].join('\n'),
      },
      {
        title: 'Il metronomo',
        text: 'Una maestra di pianoforte da Salvador a Parma, con il tempo sempre un po’ avanti.',
        guests: ['Iracema Telles'],
      },
      {
        title: 'La busta di semi',
        text: 'Radicchio nella Serra Gaúcha: perché il primo anno non nacque niente, e il secondo troppo.',
        guests: ['Ademir Bortolini'],
      },
      {
        title: 'La chiave',
        text: 'Di una casa di Avezzano crollata nel 1915. La signora Ines la gira nell’aria, a vuoto, due mandate.',
        guests: ['Ines Di Cola'],
      },
      {
        title: 'Le scarpe da ballo',
        text: 'Da Recife a Torino, numero trentasei, mai risuolate.',
        guests: ['Dalva Moreira'],
      },
      {
        title: 'Il registratore',
        text: 'Trentadue cassette di voci spedite al posto delle lettere, e un rumore di frittura che è rimasto.',
        guests: ['Doralice Pinto'],
      },
      {
        title: 'La grattugia',
        text: 'Con cui a Vitória si fa il formaggio sbagliato, buonissimo.',
        guests: ['Nilson Casagrande'],
      },
      {
        title: 'Niente',
        text: 'Chi è arrivato a mani vuote, e che cosa ci ha messo dentro dopo.',
      },
    ],
  },
  {
    slug: 'fermata-a-richiesta',
    name: 'Fermata a richiesta',
    subtitle: 'Sei autisti di linee notturne, sei città.',
    description:
      '<p>Che cosa vede chi guida un autobus alle tre di notte? Noemi Serafini si è seduta dietro sei conducenti, da capolinea a capolinea, con un microfono e una tessera a ore.</p><p>Nella quarta puntata non parla nessuno per due minuti, ed è la migliore.</p>',
    author: 'Noemi Serafini',
    category: 'Society & Culture > Documentary',
    fadeColor: '#12263a',
    scene: 'strada',
    featured: true,
    newestDaysAgo: 40,
    everyDays: 7,
    hour: 6,
    episodes: [
      {
        title: 'Roma, linea N5',
        text: 'Ottavio conosce per nome i cani che aspettano alla fermata di piazza Vittorio.',
      },
      {
        title: 'Recife, linha 914',
        text: 'Dona Célia sale sempre con un vassoio e non è mai scesa senza averlo vuotato.',
      },
      { title: 'Trieste, linea B', text: 'La bora sposta gli autobus. Mirella guida controvento da diciotto inverni.' },
      { title: 'São Paulo, N105-11', text: 'Due minuti senza una parola, fra un capolinea e l’altro. Poi una risata.' },
      {
        title: 'Palermo, linea N4',
        text: 'Un mazzo di chiavi dimenticato sul sedile fa il giro della città tre volte.',
      },
      {
        title: 'Torino, linea W1',
        text: 'L’ultima corsa prima della pensione, con tutti i passeggeri che restano a bordo.',
      },
    ],
  },
  {
    slug: 'onde-corte',
    name: 'Onde corte',
    subtitle: 'La storia delle radio di emigrati, ricostruita con nastri privati.',
    description:
      '<p>Da São Paulo a Melbourne, per ottant’anni gli italiani all’estero si sono parlati da trasmettitori montati in garage, retrobottega e sacrestie. Renato Bonafede ha cercato i nastri di chi c’era.</p><p>Nove puntate lunghe, da ascoltare a letto con l’influenza o con un amore nuovo.</p>',
    author: 'Renato Bonafede',
    category: 'History',
    fadeColor: '#26331f',
    newestDaysAgo: 110,
    everyDays: 14,
    hour: 7,
    episodes: [
      { title: 'Brás, 1934', text: 'Un sarto di Bari apre il negozio alle sette e il microfono alle otto.' },
      { title: 'Il prete dei dischi', text: 'A Caxias do Sul la messa dura quaranta minuti, le dediche due ore.' },
      {
        title: 'Vietato parlare italiano',
        text: 'Che cosa si trasmette quando la lingua è proibita: soltanto musica, e si capiva tutto.',
      },
      { title: 'La voce della Boca', text: 'Buenos Aires, un bandoneon e il bollettino dei piroscafi.' },
      { title: 'Qui Melbourne', text: 'La differenza di fuso letta come un messaggio d’amore: «Da noi è già domani».' },
      { title: 'Miniera', text: 'In Belgio si ascolta in baracca, in venti attorno a un apparecchio solo.' },
      { title: 'Saluti da casa', text: 'Le voci delle madri registrate in paese e spedite su nastro da sette minuti.' },
      {
        title: 'La partita in differita',
        text: 'Come raccontare un gol sei giorni dopo, a chi fa finta di non saperlo.',
      },
      {
        title: 'L’ultimo trasmettitore',
        text: 'Si spegne nel 1999, con una canzone che nessuno ricordava di aver messo.',
      },
    ],
  },
  {
    slug: 'il-provino',
    name: 'Il provino',
    subtitle: 'Tre cantautori riascoltano la prima registrazione della loro vita.',
    description:
      '<p>Una stanza, una cuffia, un nastro che non sentivano da vent’anni. Uno ride, uno si arrabbia, una chiede di spegnere. Irene Castaldi non ha spento.</p>',
    author: 'Irene Castaldi',
    category: 'Music > Music Interviews',
    fadeColor: '#4a1420',
    newestDaysAgo: 75,
    everyDays: 7,
    hour: 6,
    episodes: [
      {
        title: 'Quello che ride',
        text: 'Elio Brandi aveva sedici anni, una tastiera in prestito e un accento che non ricordava.',
        guests: ['Elio Brandi'],
        transcript: [
          'Elio Brandi: No. No, aspetti. Quello sono io?',
          '[Ride a lungo.]',
          'Elio Brandi: La tastiera era di mio cugino. Me l’aveva prestata per una settimana e gliel’ho resa dopo undici anni.',
          'Irene Castaldi: La canzone però c’era già.',
          'Elio Brandi: C’era. Io no, ma lei sì.',
        ].join('\n'),
      },
      {
        title: 'Quello che si arrabbia',
        text: 'Nino Aral ritrova due versi e chiede chi glieli ha tolti. Era stato lui.',
        guests: ['Nino Aral'],
      },
      {
        title: 'Quella che chiede di spegnere',
        text: 'Vera Montale, un registratore sul tavolo di cucina e la pioggia dietro la voce.',
        guests: ['Vera Montale'],
      },
    ],
  },
  {
    slug: 'sigle',
    name: 'Sigle',
    subtitle: 'Dieci puntate brevi sulle musichette che aprono i programmi.',
    description:
      '<p>Perché ricordiamo quella del 1986 e non quella di ieri? Quattro minuti alla volta, lo spartito, l’autore e il motivo per cui la stiamo fischiettando. Per lavare i piatti.</p>',
    author: 'Sandro Pellegri',
    category: 'Music > Music History',
    fadeColor: '#1d3a3a',
    newestDaysAgo: 130,
    everyDays: 3,
    hour: 8,
    episodes: [
      {
        title: 'Tre note e una porta',
        text: 'La sigla più corta della radio: il tempo di entrare in studio e sedersi.',
        transcript: [
          'Sandro Pellegri: Tre note. Sol, mi, do. Poi una porta che si chiude: quella vera, dello studio due.',
          'Sandro Pellegri: L’autore voleva aggiungere gli archi. Il direttore gli disse che la porta bastava.',
          'Sandro Pellegri: Aveva ragione. Sono passati trent’anni e quando sento quella porta mi siedo.',
        ].join('\n'),
      },
      { title: 'Il fischio', text: 'Chi fischia nella sigla del mattino? Un fattorino, e non lo pagò nessuno.' },
      {
        title: 'Previsioni del tempo',
        text: 'Quattro accordi che salgono quando arriva il sole e restano fermi quando piove.',
      },
      { title: 'L’ora esatta', text: 'Sei punti, l’ultimo più lungo: la sigla che nessuno ha mai scritto.' },
      {
        title: 'La marcia dei risultati',
        text: 'La banda di un paese, registrata in palestra, con il pallone che rimbalza.',
      },
      { title: 'Notturno', text: 'Un vibrafono, una spazzola sul rullante e quaranta secondi di niente.' },
      { title: 'Quella sbagliata', text: 'Andò in onda il nastro capovolto. Piacque, e restò per undici anni.' },
      { title: 'Il coro degli impiegati', text: 'Ragioneria, centralino e archivio: dodici voci, due ore, un caffè.' },
      { title: 'Saudade in sol', text: 'La sigla brasiliana scritta da un romano che non era mai stato in Brasile.' },
      { title: 'Silenzio', text: 'L’ultima puntata ha una sigla che non si sente. Eppure la ricordate.' },
    ],
  },
];
