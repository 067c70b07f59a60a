import type { ClientFacts, SpotSeed } from './advertising.ts';

/** A few seconds of one of the station's songs, under words that a host reads. */
export type Bed = { track: string; fromSeconds: number; seconds: number };

/** Advertisers without a jingle of their own: the hosts read for them, over the station's music. */
export type SponsorSeed = ClientFacts & { spots: (Omit<SpotSeed, 'isPreroll'> & { slug: string; bed: Bed })[] };

export const sponsors: SponsorSeed[] = [
  {
    slug: 'officina-bertolani',
    name: 'Officina Bertolani',
    shortDescription: 'Meccanica, gomme e revisioni: il preventivo si fa davanti al cofano aperto, con calma.',
    description:
      '<p>Tre generazioni sotto lo stesso ponte sollevatore, alla Garbatella. Si riparano auto di ogni età e, il venerdì, anche biciclette.</p><p>I pezzi sostituiti si restituiscono sempre al cliente: così sa che cosa ha pagato.</p>',
    link: 'https://officinabertolani.example',
    color: '#374151',
    locations: ['Roma', 'Latina'],
    spots: [
      {
        slug: 'officina-bertolani-cofano',
        name: 'Il cofano aperto',
        transcript:
          '<p><em>Nella registrazione, il basso di «Due fermate prima».</em></p><p>Nino in diretta: «Il motore fa un rumore nuovo? All’Officina Bertolani lo ascoltano prima di aprire il cofano. E il preventivo lo fanno davanti a te.»</p>',
        link: 'https://officinabertolani.example/appuntamento',
        locations: ['Roma', 'Latina'],
        bed: { track: 'due-fermate-prima', fromSeconds: 18, seconds: 15 },
      },
    ],
  },
  {
    slug: 'auto-litorale',
    name: 'Auto Litorale',
    shortDescription: 'Noleggio a giornata sulla costa, anche cabrio.',
    description:
      '<p>Piccole, cabrio e furgoncini da spiaggia, con il pieno incluso. Si ritira in una città e si riconsegna in un’altra senza supplemento.</p>',
    link: 'https://autolitorale.example',
    color: '#c2410c',
    locations: ['Maceió', 'Vitória'],
    spots: [
      {
        slug: 'auto-litorale-costa',
        name: 'Tutta la costa',
        transcript:
          '<p><em>Nella registrazione, la batteria di «Sale e limone».</em></p><p>Marta in diretta: «Il mare a sinistra, la musica alta e nessuna fretta. Auto Litorale: ritiri a Maceió, riconsegni a Vitória.»</p>',
        link: '',
        locations: ['Maceió', 'Vitória'],
        bed: { track: 'sale-e-limone', fromSeconds: 24, seconds: 14 },
      },
    ],
  },
  {
    slug: 'teatro-belsito',
    name: 'Teatro Belsito',
    shortDescription: 'Prosa, concerti e la domenica il teatro dei piccoli.',
    description:
      '<p>Trecento posti, un sipario di velluto del 1928 e una stagione che comincia sempre di giovedì.</p><p>Chi viene in bicicletta paga il ridotto: basta mostrare il casco alla cassa.</p>',
    link: 'https://teatrobelsito.example',
    color: '#7f1d1d',
    locations: ['Roma'],
    spots: [
      {
        slug: 'teatro-belsito-stagione',
        name: 'Si alza il sipario',
        transcript:
          '<p><em>Nella registrazione, il coro di «La stanza dei fiori».</em></p><p>Ettore in diretta: «Luci in sala, ancora un colpo di tosse, poi il buio. La nuova stagione del Teatro Belsito: undici titoli, una sola poltrona. La tua.»</p>',
        link: 'https://teatrobelsito.example/stagione',
        locations: ['Roma'],
        bed: { track: 'la-stanza-dei-fiori', fromSeconds: 12, seconds: 16 },
      },
      {
        slug: 'teatro-belsito-piccoli',
        name: 'La domenica dei piccoli',
        transcript:
          '<p><em>Nella registrazione, l’organetto di «Ballo della nonna».</em></p><p>Livia in diretta: «Domenica alle undici i burattini litigano, fanno pace e mangiano la torta. Teatro Belsito: i grandi entrano solo se accompagnati.»</p>',
        link: 'https://teatrobelsito.example/piccoli',
        locations: ['Roma'],
        bed: { track: 'ballo-della-nonna', fromSeconds: 10, seconds: 14 },
      },
    ],
  },
  {
    slug: 'hotel-sette-venti',
    name: 'Hotel Sette Venti',
    shortDescription: 'Ventidue camere sul mare e la colazione fino a mezzogiorno.',
    description:
      '<p>Sulla spiaggia di Ponta Verde, con le persiane blu e un’altalena in giardino. La biblioteca è aperta anche a chi non dorme da noi.</p>',
    link: 'https://hotelsetteventi.example',
    color: '#0e7490',
    locations: ['Maceió'],
    spots: [
      {
        slug: 'hotel-sette-venti-persiane',
        name: 'Le persiane blu',
        transcript:
          '<p><em>Nella registrazione, la chitarra di «Lettera da Recife».</em></p><p>Livia in diretta: «All’Hotel Sette Venti la sveglia non c’è. Ci sono il mare, le persiane blu e la colazione fino a mezzogiorno.»</p>',
        link: 'https://hotelsetteventi.example/camere',
        locations: ['Maceió'],
        bed: { track: 'lettera-da-recife', fromSeconds: 16, seconds: 15 },
      },
    ],
  },
  {
    slug: 'banca-del-tevere',
    name: 'Banca del Tevere',
    shortDescription: 'Sportelli aperti anche il sabato mattina.',
    description:
      '<p>Una banca di quartiere: otto sportelli lungo il fiume, un direttore per ognuno e nessun centralino.</p><p>Per chi ascolta la radio, il primo anno di conto è senza canone.</p>',
    link: 'https://bancadeltevere.example',
    color: '#14532d',
    locations: ['Roma'],
    spots: [
      {
        slug: 'banca-del-tevere-sabato',
        name: 'Anche il sabato',
        transcript:
          '<p><em>Nella registrazione, il pianoforte di «Notte chiara sul lungomare».</em></p><p>Marta in diretta: «Il sabato mattina si fa la spesa, si beve un caffè e, alla Banca del Tevere, si parla con una persona. Con il suo nome sulla porta.»</p>',
        link: '',
        locations: ['Roma'],
        bed: { track: 'notte-chiara-sul-lungomare', fromSeconds: 14, seconds: 16 },
      },
    ],
  },
  {
    slug: 'scuola-parlaitalia',
    name: 'Scuola Parlaitalia',
    shortDescription: 'Italiano e portoghese in diretta video, in gruppi di quattro persone.',
    description:
      '<p>Si impara cantando: ogni lezione comincia da una canzone e finisce con una conversazione. Tutto a distanza, con insegnanti di Roma e di São Paulo.</p>',
    link: 'https://parlaitalia.example',
    color: '#6d28d9',
    locations: [],
    spots: [
      {
        slug: 'scuola-parlaitalia-ritornello',
        name: 'Comincia dal ritornello',
        transcript:
          '<p><em>Nella registrazione, il tango di «Saudade a Trastevere».</em></p><p>Rafael in diretta: «Sai cantare l’italiano e non sai parlarlo? Parlaitalia comincia dal ritornello. La prima lezione è in regalo.»</p>',
        link: 'https://parlaitalia.example/prova',
        locations: [],
        bed: { track: 'saudade-a-trastevere', fromSeconds: 20, seconds: 15 },
      },
    ],
  },
  {
    slug: 'studio-ferri-amaral',
    name: 'Studio Ferri & Amaral',
    shortDescription: 'Cittadinanza, visti e traduzioni giurate tra Italia e Brasile.',
    description:
      '<p>Due avvocati, due lingue e un solo fascicolo: chi parte e chi torna trova qui la strada più corta, per iscritto.</p>',
    link: 'https://ferriamaral.example',
    color: '#1e3a8a',
    locations: [],
    spots: [],
  },
  {
    slug: 'farmacia-aurelia',
    name: 'Farmacia Aurelia',
    shortDescription: 'Aperta tutte le notti, consegna in bicicletta.',
    description:
      '<p>Di notte la luce verde è sempre accesa. Misurazione della pressione gratuita il lunedì e preparazioni galeniche in giornata.</p>',
    link: 'https://farmaciaaurelia.example',
    color: '#047857',
    locations: ['Roma'],
    spots: [
      {
        slug: 'farmacia-aurelia-notte',
        name: 'La luce verde',
        transcript:
          '<p><em>Nella registrazione, le campane di «Vetro soffiato».</em></p><p>Ettore in diretta: «Alle tre di notte, in città, restano accesi il forno, la radio e la Farmacia Aurelia. Se non puoi uscire, pedaliamo noi.»</p>',
        link: '',
        locations: ['Roma'],
        bed: { track: 'vetro-soffiato', fromSeconds: 12, seconds: 15 },
      },
    ],
  },
  {
    slug: 'birrificio-tre-lune',
    name: 'Birrificio Tre Lune',
    shortDescription: 'Tre birre fisse, una che cambia con la luna.',
    description:
      '<p>Fondato da due cugini di Bassano e di Campinas: malto italiano, luppolo della Mantiqueira. Visite e assaggi ogni plenilunio.</p><p>Si beve con misura, e mai prima di guidare.</p>',
    link: 'https://birrificiotrelune.example',
    color: '#92400e',
    locations: ['Campinas', 'São Paulo'],
    spots: [
      {
        slug: 'birrificio-tre-lune-plenilunio',
        name: 'Plenilunio',
        transcript:
          '<p><em>Nella registrazione, i sintetizzatori di «Tram delle sei».</em></p><p>Rafael in diretta: «Tre birre restano, la quarta va e viene con la luna. Birrificio Tre Lune: al prossimo plenilunio si assaggia in cantina. Con misura.»</p>',
        link: 'https://birrificiotrelune.example/visite',
        locations: ['Campinas', 'São Paulo'],
        bed: { track: 'tram-delle-sei', fromSeconds: 22, seconds: 15 },
      },
    ],
  },
];
