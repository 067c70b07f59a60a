/** What is told of an advertiser. */
export type ClientFacts = {
  slug: string;
  name: string;
  shortDescription: string;
  description: string;
  link: string;
  color: string;
  locations: string[];
};

export type SpotSeed = { name: string; transcript: string; link: string; locations: string[]; isPreroll: boolean };

/** Has a spot of its own on air: the client's `slug` is that of the item without the `spot-` before it. */
export type ClientSeed = ClientFacts & { spot: SpotSeed };

export const clients: ClientSeed[] = [
  {
    slug: 'caffe-miravalle',
    name: 'Caffè Miravalle',
    shortDescription: 'Tostato a legna, macinato mentre aspetti.',
    description:
      '<p>Torrefazione a Testaccio dal 1951: miscele tostate a legna, macinate mentre aspetti.</p><p>Ogni sabato mattina il laboratorio è aperto: si assaggiano tre raccolti dell’anno e si torna a casa con il proprio.</p>',
    link: 'https://caffemiravalle.example',
    color: '#5b2a1e',
    locations: ['Roma'],
    spot: {
      name: 'Il trio al banco',
      transcript:
        '<p><em>Due tazzine si sfiorano, un piccolo trio swing attacca al banco: vibrafono, contrabbasso, spazzole.</em></p><p>Due voci, a una terza di distanza: «Caffè Miravalle, ah!»</p><p><em>Le tazzine si toccano ancora.</em></p>',
      link: 'https://caffemiravalle.example/bottega',
      locations: ['Roma'],
      isPreroll: true,
    },
  },
  {
    slug: 'ottica-lumen',
    name: 'Ottica Lumen',
    shortDescription: 'Controllo della vista gratuito, occhiali su misura.',
    description:
      '<p>Occhiali su misura e controlli della vista gratuiti, in dodici negozi tra Roma e Latina.</p><p>Le montature si riparano sempre, anche quelle comprate altrove.</p>',
    link: 'https://otticalumen.example',
    color: '#0f5c7a',
    locations: ['Roma', 'Latina'],
    spot: {
      name: 'Messa a fuoco',
      transcript:
        '<p><em>Un’arpa si apre come una lente, sotto un tappeto di bicchieri di cristallo.</em></p><p>Una voce chiara: «Ottica Lumen».</p><p><em>L’ultima nota resta a fuoco.</em></p>',
      link: 'https://otticalumen.example/prenota',
      locations: ['Roma', 'Latina'],
      isPreroll: false,
    },
  },
  {
    slug: 'gelateria-polo',
    name: 'Gelateria Polo',
    shortDescription: 'Ventidue gusti al giorno, fino a mezzanotte.',
    description:
      '<p>Ventidue gusti al giorno, frutta di stagione e cono fatto in casa. Aperto fino a mezzanotte.</p><p>Il carretto gira per il quartiere nei pomeriggi d’estate: si riconosce dal campanello.</p>',
    link: 'https://gelateriapolo.example',
    color: '#b02a5b',
    locations: ['Roma', 'Maceió', 'Vitória'],
    spot: {
      name: 'Il carretto alle quattro',
      transcript:
        '<p><em>Pomeriggio d’agosto: una polka giocattolo di marimba e pizzicati, qualcuno fischietta.</em></p><p>Una donna e un uomo, insieme: «Gelateria Polo!»</p><p><em>Il campanello del carretto si allontana.</em></p>',
      link: 'https://gelateriapolo.example/gusti',
      locations: ['Roma', 'Maceió', 'Vitória'],
      isPreroll: true,
    },
  },
  {
    slug: 'trattoria-da-irma',
    name: 'Trattoria da Irma',
    shortDescription: 'Cucina romana, il martedì gnocchi per tutti.',
    description:
      '<p>Cucina romana senza fretta: prenota il tavolo sotto il pergolato, il martedì gnocchi per tutti.</p>',
    link: 'https://trattoriadairma.example',
    color: '#7a3b12',
    locations: ['Roma'],
    spot: {
      name: 'Valzer in cortile',
      transcript:
        '<p><em>In cortile un valzer di mandolino e fisarmonica; il mandolino trilla prima del nome.</em></p><p>Una voce d’uomo, a tavola apparecchiata: «Trattoria da Irma, sì!»</p>',
      link: 'https://trattoriadairma.example/tavoli',
      locations: ['Roma'],
      isPreroll: false,
    },
  },
  {
    slug: 'libreria-novecento',
    name: 'Libreria Novecento',
    shortDescription: 'Libri nuovi, usati e introvabili.',
    description:
      '<p>Libri nuovi, usati e introvabili. Letture ad alta voce ogni giovedì alle diciannove.</p><p>Se il libro non c’è lo cerchiamo noi, e avvisiamo con una cartolina.</p>',
    link: 'https://librerianovecento.example',
    color: '#0b5d3b',
    locations: ['Roma', 'Campinas'],
    spot: {
      name: 'Una pagina che gira',
      transcript:
        '<p><em>Tra gli scaffali: pianoforte, clarinetto e violoncello. Si sente una pagina che gira.</em></p><p>Sottovoce: «Novecento».</p><p><em>L’accordo resta sospeso, come un segnalibro.</em></p>',
      link: '',
      locations: ['Roma', 'Campinas'],
      isPreroll: false,
    },
  },
  {
    slug: 'viaggi-orizzonte',
    name: 'Viaggi Orizzonte',
    shortDescription: 'Roma–Recife senza scalo, con guida italiana.',
    description:
      '<p>Voli diretti per Recife e Maceió, pacchetti con guida italiana e partenze da Roma.</p><p>Chi parte con noi riceve la colonna sonora del viaggio, scelta dalla redazione.</p>',
    link: 'https://viaggiorizzonte.example',
    color: '#1f3a5f',
    locations: ['Roma', 'São Paulo', 'Maceió'],
    spot: {
      name: 'Finestrini abbassati',
      transcript:
        '<p><em>Finestrini abbassati: chitarre, battiti di mani e uno steel drum; tre note che decollano.</em></p><p>A due voci: «Viaggi Orizzonte».</p><p><em>Le tre note tornano, più lontane.</em></p>',
      link: 'https://viaggiorizzonte.example/recife',
      locations: ['Roma', 'São Paulo', 'Maceió'],
      isPreroll: true,
    },
  },
];
