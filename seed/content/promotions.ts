import type { NewsCategory } from '../pictures/pictures.ts';
import { rulesInItalian, rulesInPortuguese } from './promotion-rules.ts';

type WinnerSeed = {
  name: string;
  lastName: string;
  city: string;
  /** Letters of a Brazilian state, name of an Italian region. */
  state: string;
};

export type PromotionSeed = {
  slug: string;
  title: string;
  shortDescription: string;
  /** HTML paragraphs. */
  description: string;
  rules: string;
  prize: string;
  places?: number;
  /** What its picture shows, by the news category whose motifs suit it. */
  motif: NewsCategory;
  openedDaysAgo: number;
  /** Below zero: so many days ago. */
  closesInDays: number;
  featured?: boolean;
  darkText?: boolean;
  pro?: boolean;
  singleWord?: boolean;
  multiple?: boolean;
  editable?: boolean;
  rightAnswers?: string[];
  winners?: WinnerSeed[];
};

const html = (...paragraphs: string[]) => paragraphs.map((text) => `<p>${text}</p>`).join('');

const open: PromotionSeed[] = [
  {
    slug: 'notte-in-vinile',
    title: 'Una notte in vinile con Lato B',
    shortDescription: 'Due posti in studio, le cuffie già calde e un disco da portare a casa, scelto da te.',
    description: html(
      'Sabato sera, le nove meno un quarto: il corridoio è buio, la lampada rossa si accende e qualcuno abbassa la puntina. Quella sera, accanto al giradischi, puoi esserci tu con una persona a scelta.',
      'Raccontaci quale facciata B meriterebbe di tornare in onda e perché. Chi viene estratto passa una puntata intera di Lato B con noi, sceglie un brano della scaletta e torna a casa con un vinile della nostra collezione.',
      'Non serve essere collezionisti: basta un ricordo, un graffio, una canzone che nessuno ricorda.',
    ),
    rules: rulesInItalian({
      answers: 'editable',
      prize: 'Due posti in studio a Lato B e un vinile a scelta',
      winners: 1,
    }),
    prize: 'Due posti in studio a Lato B e un vinile a scelta',
    motif: 'musica',
    openedDaysAgo: 1,
    closesInDays: 24,
    featured: true,
    editable: true,
  },
  {
    slug: 'colazione-al-bar-della-radio',
    title: 'Colazione al bar della radio',
    shortDescription: 'Cornetto, cappuccino e microfono aperto: il venerdì di A1 Morning ha una sedia in più.',
    description: html(
      'Ogni venerdì A1 Morning va in onda dal bar sotto la radio, con il rumore delle tazzine e tutto il resto. A quel tavolo c’è una sedia libera: è la tua, se la fortuna è d’accordo.',
      'Dicci in poche righe che cosa non può mancare nella tua mattina. Si risponde una volta sola: pensaci bene, poi invia.',
    ),
    rules: rulesInItalian({
      answers: 'once',
      prize: 'Una colazione in diretta per due e una tazza della radio',
      winners: 2,
    }),
    prize: 'Una colazione in diretta per due e una tazza della radio',
    places: 2,
    motif: 'gastronomia',
    openedDaysAgo: 3,
    closesInDays: 12,
    darkText: true,
  },
  {
    slug: 'la-parola-segreta-di-ottavia',
    title: 'La parola segreta di Ottavia',
    shortDescription: 'Una parola sola, nascosta tra le canzoni di Officina canzone: trovala e l’album è tuo.',
    description: html(
      'Per tutta la settimana Ottavia Serravalle nasconde la stessa parola nelle sue interviste a Officina canzone. È breve, profuma d’estate e si canta volentieri.',
      'Ascolta, annota, scrivi: una parola sola, senza spazi. Tra le risposte esatte estraiamo dieci copie firmate dell’album.',
    ),
    rules: rulesInItalian({
      answers: 'once',
      oneWord: true,
      prize: 'Dieci copie firmate dell’album di Ottavia Serravalle',
      winners: 10,
    }),
    prize: 'Una copia firmata dell’album di Ottavia Serravalle',
    places: 10,
    motif: 'moda',
    openedDaysAgo: 5,
    closesInDays: 9,
    singleWord: true,
    rightAnswers: ['mareggiata'],
  },
  {
    slug: 'prova-generale-pro',
    title: 'Alla prova generale, solo con PRO',
    shortDescription:
      'La sala vuota, il palco acceso, il gruppo che sbaglia e ricomincia: chi sostiene la radio entra prima.',
    description: html(
      'La sera prima del concerto gli Ombrelli Rossi provano a porte chiuse. Per chi ha PRO ne apriamo una di lato: venti minuti seduti in terza fila, poi due chiacchiere con il gruppo e il tecnico del suono.',
      'Scrivici quale canzone vorresti sentire sbagliare e rifare. Puoi correggere la risposta finché la promozione è aperta.',
    ),
    rules: rulesInItalian({
      answers: 'editable',
      pro: true,
      prize: 'Due ingressi alla prova generale degli Ombrelli Rossi',
      winners: 3,
    }),
    prize: 'Due ingressi alla prova generale degli Ombrelli Rossi',
    places: 3,
    motif: 'cinema',
    openedDaysAgo: 6,
    closesInDays: 18,
    pro: true,
    editable: true,
  },
  {
    slug: 'cartoline-dal-ponte',
    title: 'Cartoline dal ponte Roma–São Paulo',
    shortDescription: 'Una riga per ogni posto che ti manca. Mandane quante vuoi: una valigia parte davvero.',
    description: html(
      'Tra Roma e São Paulo ci sono novemila chilometri e una canzone in mezzo. Ogni sera Ponte Roma–São Paulo legge una cartolina arrivata da voi: una riga, un luogo, una nostalgia.',
      'Puoi mandare più risposte, una per ogni cartolina. In palio un fine settimana nella città dell’altra sponda, con la radio nelle orecchie.',
    ),
    rules: rulesInPortuguese({
      answers: 'many',
      prize: 'Um fim de semana para duas pessoas em Roma ou em São Paulo',
      winners: 1,
    }),
    prize: 'Un fine settimana per due a Roma o a São Paulo',
    motif: 'viaggi',
    openedDaysAgo: 9,
    closesInDays: 33,
    multiple: true,
  },
  {
    slug: 'traffico-lento-playlist',
    title: 'La tua fila, la tua scaletta',
    shortDescription: 'Cinque canzoni per restare fermi in tangenziale: la migliore diventa un’ora di Traffico lento.',
    description: html(
      'Quando tutto è fermo, la musica va avanti. Traffico lento cerca la scaletta perfetta per una coda di cinquanta minuti: cinque canzoni, nell’ordine giusto, con una parola per ciascuna.',
      'Chi viene estratto la presenta in onda insieme a noi, al telefono o dallo studio, e riceve un’autoradio d’epoca restaurata.',
    ),
    rules: rulesInItalian({
      answers: 'once',
      prize: 'Un’autoradio d’epoca restaurata e un’ora di programma',
      winners: 1,
    }),
    prize: 'Un’autoradio d’epoca restaurata e un’ora di programma',
    motif: 'auto',
    openedDaysAgo: 12,
    closesInDays: 15,
  },
];

const closed: PromotionSeed[] = [
  {
    slug: 'biglietti-per-le-comete',
    title: 'Sei biglietti per Le Comete di Borgo',
    shortDescription: 'Tre coppie sotto il palco, in piazza, con la luna dalla parte giusta.',
    description: html(
      'Le Comete di Borgo chiudevano l’estate nella piazza dove hanno cominciato. Ci avete detto con chi ci sareste andati; le risposte più belle le abbiamo lette in onda.',
    ),
    rules: rulesInItalian({ answers: 'once', prize: 'Due biglietti in prima fila', winners: 3 }),
    prize: 'Due biglietti in prima fila',
    motif: 'musica',
    openedDaysAgo: 40,
    closesInDays: -8,
    winners: [
      { name: 'Elena', lastName: 'Bortolussi', city: 'Pordenone', state: 'Friuli-Venezia Giulia' },
      { name: 'Márcio', lastName: 'Teixeira', city: 'Curitiba', state: 'PR' },
      { name: 'Sofia', lastName: 'Amendola', city: 'Roma', state: 'Lazio' },
    ],
  },
  {
    slug: 'ricetta-della-domenica',
    title: 'La ricetta della domenica',
    shortDescription: 'Un piatto, una canzone: la domenica lenta si apparecchia in due.',
    description: html(
      'Domenica lenta ha raccolto quattrocento ricette con la loro colonna sonora. Una è stata cucinata in studio, e sì, il sugo si sentiva anche in regia.',
    ),
    rules: rulesInItalian({ answers: 'editable', prize: 'Una cena per due con la cuoca di Tavola calda', winners: 1 }),
    prize: 'Una cena per due con la cuoca di Tavola calda',
    motif: 'gastronomia',
    openedDaysAgo: 60,
    closesInDays: -19,
    editable: true,
    winners: [{ name: 'Rosalba', lastName: 'Ingrassia', city: 'Palermo', state: 'Sicilia' }],
  },
  {
    slug: 'indovina-l-anno',
    title: 'Indovina l’anno',
    shortDescription: 'Tre canzoni, un anno solo, una parola di quattro cifre.',
    description: html('Alle otto e un quarto, per un mese, tre canzoni dello stesso anno. Bastava scriverlo: 1998.'),
    rules: rulesInItalian({ answers: 'once', oneWord: true, prize: 'Una radio a valvole', winners: 2 }),
    prize: 'Una radio a valvole restaurata',
    motif: 'tecnologia',
    openedDaysAgo: 75,
    closesInDays: -31,
    singleWord: true,
    rightAnswers: ['1998'],
    winners: [
      { name: 'Caterina', lastName: 'Pozzi', city: 'Bergamo', state: 'Lombardia' },
      { name: 'João Pedro', lastName: 'Sampaio', city: 'Recife', state: 'PE' },
    ],
  },
  {
    slug: 'dedica-di-san-valentino',
    title: 'La dedica che non hai mai mandato',
    shortDescription: 'Quattordici dediche lette nella Notte italiana, una cena a lume di studio.',
    description: html(
      'Per due settimane la Notte italiana ha letto solo lettere vostre. Questa è la più breve: «Torna, il gatto chiede di te».',
    ),
    rules: rulesInItalian({ answers: 'many', prize: 'Una cena per due', winners: 2 }),
    prize: 'Una cena per due',
    motif: 'salute',
    openedDaysAgo: 96,
    closesInDays: -47,
    multiple: true,
    winners: [
      { name: 'Giacomo', lastName: 'Rovere', city: 'Genova', state: 'Liguria' },
      { name: 'Letícia', lastName: 'Carvalhal', city: 'Salvador', state: 'BA' },
    ],
  },
  {
    slug: 'un-giorno-da-fonico',
    title: 'Un giorno da fonico',
    shortDescription: 'Otto ore al banco, con PRO: cavi, cursori e un maestro paziente.',
    description: html(
      'Chi sostiene la radio ha passato una giornata al banco con il nostro fonico, e una sigla porta la sua firma.',
    ),
    rules: rulesInItalian({ answers: 'once', pro: true, prize: 'Una giornata al banco di regia', winners: 1 }),
    prize: 'Una giornata al banco di regia',
    motif: 'podcast',
    openedDaysAgo: 120,
    closesInDays: -62,
    pro: true,
    winners: [{ name: 'Ludovica', lastName: 'Sartirana', city: 'Milano', state: 'Lombardia' }],
  },
  {
    slug: 'tre-vinili-tre-inverni',
    title: 'Tre vinili per tre inverni',
    shortDescription: 'Un disco per il freddo di fuori, uno per quello di dentro, uno per la primavera.',
    description: html('Tre dischi scelti da Ettore Massa, numerati e con le note scritte a mano.'),
    rules: rulesInItalian({ answers: 'once', prize: 'Tre vinili con note a mano', winners: 3 }),
    prize: 'Tre vinili con note a mano',
    motif: 'musica',
    openedDaysAgo: 150,
    closesInDays: -80,
    darkText: true,
    winners: [
      { name: 'Tommaso', lastName: 'Gherardi', city: 'Bologna', state: 'Emilia-Romagna' },
      { name: 'Bruna', lastName: 'Figueiredo', city: 'Florianópolis', state: 'SC' },
      { name: 'Nadia', lastName: 'Kofler', city: 'Trento', state: 'Trentino-Alto Adige' },
    ],
  },
  {
    slug: 'o-som-da-sua-rua',
    title: 'O som da sua rua',
    shortDescription: 'Il rumore della tua strada, in una frase: lo abbiamo registrato davvero.',
    description: html(
      'Abbiamo scelto quattro strade, due in Italia e due in Brasile, e ci siamo andati con il microfono.',
    ),
    rules: rulesInPortuguese({ answers: 'many', prize: 'Uma gravação assinada da sua rua', winners: 4 }),
    prize: 'Una registrazione firmata della tua strada',
    motif: 'quotidiano',
    openedDaysAgo: 190,
    closesInDays: -110,
    multiple: true,
    winners: [
      { name: 'Anselmo', lastName: 'Dutra', city: 'Maceió', state: 'AL' },
      { name: 'Ivana', lastName: 'Marchesi', city: 'Napoli', state: 'Campania' },
      { name: 'Priscila', lastName: 'Nogueira', city: 'Belo Horizonte', state: 'MG' },
      { name: 'Oreste', lastName: 'Balbi', city: 'Torino', state: 'Piemonte' },
    ],
  },
  {
    slug: 'prima-fila-al-cinema',
    title: 'Prima fila al cinema',
    shortDescription: 'Una stagione di anteprime e di colonne sonore ascoltate al buio.',
    description: html(
      'Dieci tessere per la stagione delle anteprime, estratte tra chi ha saputo citare una colonna sonora a memoria.',
    ),
    rules: rulesInItalian({ answers: 'editable', prize: 'Una tessera per dieci anteprime', winners: 2 }),
    prize: 'Una tessera per dieci anteprime',
    motif: 'cinema',
    openedDaysAgo: 220,
    closesInDays: -140,
    editable: true,
    winners: [
      { name: 'Renzo', lastName: 'Cattaneo', city: 'Venezia', state: 'Veneto' },
      { name: 'Heloísa', lastName: 'Prado', city: 'Porto Alegre', state: 'RS' },
    ],
  },
  {
    slug: 'estate-in-treno',
    title: 'Un’estate in treno',
    shortDescription: 'Sette giorni di binari lenti e una canzone per ogni fermata.',
    description: html(
      'Un biglietto per sette giorni sulle linee secondarie. Le fermate le avete scelte voi, la musica pure.',
    ),
    rules: rulesInItalian({ answers: 'once', prize: 'Un biglietto ferroviario di sette giorni per due', winners: 1 }),
    prize: 'Un biglietto ferroviario di sette giorni per due',
    motif: 'viaggi',
    openedDaysAgo: 260,
    closesInDays: -175,
    winners: [{ name: 'Mattia', lastName: 'Colonnello', city: 'Perugia', state: 'Umbria' }],
  },
  {
    slug: 'la-voce-del-mattino',
    title: 'La voce del mattino',
    shortDescription: 'Cercavamo chi annuncia il meteo per una settimana: ha vinto una professoressa.',
    description: html(
      'Cento provini di trenta secondi, una sola voce per sette mattine di previsioni, tutte sbagliate con garbo.',
    ),
    rules: rulesInItalian({ answers: 'once', prize: 'Una settimana al microfono di A1 Morning', winners: 1 }),
    prize: 'Una settimana al microfono di A1 Morning',
    motif: 'mondo',
    openedDaysAgo: 300,
    closesInDays: -215,
    winners: [{ name: 'Virginia', lastName: 'Scalabrini', city: 'Firenze', state: 'Toscana' }],
  },
  {
    slug: 'orto-in-terrazza',
    title: 'L’orto in terrazza',
    shortDescription: 'Semi, terra e una scaletta per farli crescere.',
    description: html('Cinque cassette di semi e una scaletta di canzoni lente: i pomodori, dicono, hanno gradito.'),
    rules: rulesInItalian({ answers: 'once', prize: 'Una cassetta di semi antichi', winners: 5 }),
    prize: 'Una cassetta di semi antichi',
    motif: 'salute',
    openedDaysAgo: 330,
    closesInDays: -250,
    winners: [
      { name: 'Fiorenza', lastName: 'Lodi', city: 'Bari', state: 'Puglia' },
      { name: 'Caio', lastName: 'Bittencourt', city: 'Vitória', state: 'ES' },
      { name: 'Amedeo', lastName: 'Sanna', city: 'Cagliari', state: 'Sardegna' },
      { name: 'Marina', lastName: 'Albuquerque', city: 'Fortaleza', state: 'CE' },
      { name: 'Piero', lastName: 'Vanoni', city: 'Ancona', state: 'Marche' },
    ],
  },
  {
    slug: 'venticinque-anni-di-cento',
    title: 'Venticinque anni di Cento più',
    shortDescription: 'Una canzone per ogni anno: chi le ha ricordate tutte?',
    description: html(
      'Nessuno, a dire il vero. Ma ventidue su venticinque meritavano lo stesso un premio, e la giuria sta ancora leggendo le altre.',
    ),
    rules: rulesInItalian({ answers: 'editable', prize: 'Un giradischi', winners: 1 }),
    prize: 'Un giradischi',
    motif: 'economia',
    openedDaysAgo: 350,
    closesInDays: -280,
    editable: true,
  },
];

/** Oldest first, as they were written; days count from the day of the seeding, so that what is open stays open. */
export const promotions: PromotionSeed[] = [...open, ...closed].toSorted(
  (one, other) => other.openedDaysAgo - one.openedDaysAgo,
);
