/** What the newsroom is still at work on: the board and the calendar of a fresh demo have something in every column. */
export type PlannedSeed = {
  slug: string;
  title: string;
  subtitle: string;
  category: string;
  stage: 'idea' | 'draft' | 'ready';
  /** For which day it is meant, or comes out by itself: days from the seeding day, at this hour. */
  inDays?: number;
  hour?: number;
  isScheduled?: true;
  content: string;
};

export const planned: PlannedSeed[] = [
  {
    slug: 'le-radio-di-quartiere',
    title: 'Le radio di quartiere che nessuno ha contato',
    subtitle: '',
    category: 'quotidiano',
    stage: 'idea',
    content: '<p>Chiedere a tre emittenti di condominio come tengono il palinsesto. Una foto per scala.</p>',
  },
  {
    slug: 'un-violoncello-sul-traghetto',
    title: 'Un violoncello sul traghetto delle sei',
    subtitle: '',
    category: 'viaggi',
    stage: 'idea',
    inDays: 9,
    hour: 10,
    content: '<p>Da proporre a chi segue i viaggi: si parte da Civitavecchia, si torna con un pezzo audio.</p>',
  },
  {
    slug: 'il-mercato-che-apre-di-notte',
    title: 'Il mercato che apre quando gli altri chiudono',
    subtitle: 'Verdura, caffè e un giradischi sotto i portici.',
    category: 'gastronomia',
    stage: 'draft',
    inDays: 4,
    hour: 7,
    content:
      '<p>Alle due di notte le cassette sono già in fila.</p><p>Manca ancora la voce di chi compra: tornare giovedì.</p>',
  },
  {
    slug: 'la-scuola-che-accorda-i-pianoforti',
    title: 'La scuola dove si impara ad accordare i pianoforti',
    subtitle: 'Dodici allievi e un orecchio per volta.',
    category: 'musica',
    stage: 'draft',
    content: '<p>La prima lezione è stare zitti. La seconda è ascoltare una corda sola per un’ora.</p>',
  },
  {
    slug: 'i-cori-che-cantano-in-due-lingue',
    title: 'I cori che cantano in due lingue',
    subtitle: 'Tra Recife e Trieste le prove si fanno in video, e il tempo lo batte chi ha la linea migliore.',
    category: 'musica',
    stage: 'ready',
    inDays: 2,
    hour: 18,
    content:
      '<p>Il coro di Recife prova alle quattro del pomeriggio, quello di Trieste alle nove di sera.</p><blockquote><p>Chi resta indietro di un secondo impara a cantare prima.</p></blockquote><p>A maggio si incontrano per la prima volta.</p>',
  },
  {
    slug: 'la-bicicletta-del-postino',
    title: 'La bicicletta del postino va in pensione',
    subtitle: 'Trentadue anni di salite e una sola caduta.',
    category: 'quotidiano',
    stage: 'ready',
    content: '<p>È appesa in ufficio, con il campanello ancora lucido. Le lettere adesso arrivano con il furgone.</p>',
  },
  {
    slug: 'il-teatro-che-riapre-domani',
    title: 'Il teatro che riapre con una serata di soli bis',
    subtitle: 'Nessun programma: si suona quello che il pubblico ha chiesto per lettera.',
    category: 'cinema',
    stage: 'ready',
    inDays: 1,
    hour: 9,
    isScheduled: true,
    content: '<p>Le lettere sono arrivate in quattro sacchi.</p><p>La più corta dice soltanto: «Ancora».</p>',
  },
  {
    slug: 'una-settimana-senza-semafori',
    title: 'Una settimana senza semafori',
    subtitle: 'L’esperimento di un incrocio e di chi lo attraversa ogni giorno.',
    category: 'mondo',
    stage: 'ready',
    inDays: 3,
    hour: 8,
    isScheduled: true,
    content: '<p>Il primo giorno tutti si sono guardati negli occhi. Il secondo qualcuno ha cominciato a salutare.</p>',
  },
];
