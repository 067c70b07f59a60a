export type PartnerSeed = { slug: string; name: string; description: string; website: string };

export const partners: PartnerSeed[] = [
  {
    slug: 'teatro-della-lanterna',
    name: 'Teatro della Lanterna',
    description:
      'Trecento poltrone di velluto nel quartiere Testaccio e un cartellone che alterna prosa e concerti acustici. Da qui trasmettiamo quattro serate all’anno, con il pubblico in sala.',
    website: 'https://teatrodellalanterna.example',
  },
  {
    slug: 'vinili-di-ponente',
    name: 'Vinili di Ponente',
    description:
      'Negozio e laboratorio genovese che restaura dischi e giradischi. Fornisce le copie originali che si sentono frusciare il sabato sera in «Lato B».',
    website: 'https://vinilidiponente.example',
  },
  {
    slug: 'torrefazione-due-mondi',
    name: 'Torrefazione Due Mondi',
    description:
      'Chicchi del Minas Gerais tostati a legna nei Castelli Romani. È il caffè della nostra redazione e il primo premio di molte promozioni del mattino.',
    website: 'https://duemondicaffe.example',
  },
  {
    slug: 'scuola-oltremare',
    name: 'Scuola Oltremare',
    description:
      'Corsi di italiano e portoghese in classe e a distanza, con canzoni al posto dei manuali. Cura con noi le traduzioni dei testi pubblicati sul sito.',
    website: 'https://scuolaoltremare.example',
  },
  {
    slug: 'festival-acqua-alta',
    name: 'Festival Acqua Alta',
    description:
      'Tre giorni di musica d’autore in un arsenale sulla laguna, ogni giugno. Siamo la radio ufficiale e raccontiamo le prove prima ancora dei concerti.',
    website: 'https://festivalacquaalta.example',
  },
  {
    slug: 'cicloposta',
    name: 'Cicloposta',
    description:
      'Consegne in bicicletta in undici città italiane. Porta a casa i premi della caccia al tesoro senza consumare una goccia di benzina.',
    website: 'https://cicloposta.example',
  },
  {
    slug: 'mareggiata-edizioni',
    name: 'Mareggiata Edizioni',
    description:
      'Piccolo editore di saggi musicali e biografie. Ogni mese ci presta un libro e chi l’ha scritto per un’ora di conversazione.',
    website: 'https://mareggiataedizioni.example',
  },
  {
    slug: 'cantina-sociale-del-vento',
    name: 'Cantina Sociale del Vento',
    description:
      'Centoventi famiglie di vignaioli tra le colline del Piceno. Organizza con noi le degustazioni in diretta della domenica mattina.',
    website: 'https://cantinadelvento.example',
  },
  {
    slug: 'associazione-caravela',
    name: 'Associazione Caravela',
    description:
      'Volontari che portano strumenti e lezioni di musica nelle scuole di periferia di Maceió, Vitória e Roma. Una parte dei nostri spazi è loro, gratuitamente.',
    website: 'https://caravela.example',
  },
  {
    slug: 'officine-sonore-lambro',
    name: 'Officine Sonore Lambro',
    description:
      'Studio milanese di registrazione e audio immersivo. Ha progettato con i nostri tecnici lo stream in alta definizione e lo tiene in forma.',
    website: 'https://officinelambro.example',
  },
];
