import type { NewsCategory } from '../pictures/pictures.ts';

type PrizeSeed = {
  name: string;
  description: string;
  quantity: number;
  /** What its picture shows, by the news category whose motifs suit it. */
  motif: NewsCategory;
};

export type HuntSeed = {
  title: string;
  bannerMessage: string;
  /** From the first start of the station; below zero is before it. */
  startsInDays: number;
  endsInDays: number;
  prizes: PrizeSeed[];
};

/** The window lies around the first start: a third of it has gone by. */
export const hunt: HuntSeed = {
  title: 'Il tesoro del lungomare',
  bannerMessage: 'C’è un forziere tra le pagine: trovalo tu.',
  startsInDays: -10,
  endsInDays: 20,
  prizes: [
    {
      name: 'Un giradischi portatile',
      description: 'A valigetta, con le casse dentro e il braccio leggero. Gira a 33, 45 e 78.',
      quantity: 3,
      motif: 'musica',
    },
    {
      name: 'Due biglietti per il Concerto di primavera',
      description: 'Due posti a Roma, in platea, con l’ingresso dalla porta degli artisti.',
      quantity: 8,
      motif: 'cinema',
    },
    {
      name: 'Un paio di cuffie da studio',
      description: 'Le stesse che portiamo in onda: chiuse, comode, con il cavo lungo.',
      quantity: 6,
      motif: 'podcast',
    },
    {
      name: 'Un vinile scelto dalla redazione',
      description: 'Un disco della nostra collezione, con un biglietto che dice perché proprio quello.',
      quantity: 12,
      motif: 'viaggi',
    },
    {
      name: 'La tazza delle sei del mattino',
      description: 'Smalto bianco e filo rosso: quella del conduttore che apre la giornata.',
      quantity: 16,
      motif: 'gastronomia',
    },
  ],
};

/** Over, so that its seed can be seen and its seal be checked. */
export const pastHunt: HuntSeed = {
  title: 'La caccia di Ferragosto',
  bannerMessage: 'Ferragosto in spiaggia? Il forziere è qui.',
  startsInDays: -100,
  endsInDays: -86,
  prizes: [
    {
      name: 'Un telo da mare a righe',
      description: 'Rosso e panna, grande abbastanza per due e un cruciverba.',
      quantity: 10,
      motif: 'viaggi',
    },
  ],
};

const section = (heading: string, ...texts: string[]) =>
  `<h3>${heading}</h3>${texts.map((text) => `<p>${text}</p>`).join('')}`;

export const huntRules = [
  section(
    '1. Chi può giocare',
    'Chi ha un account con l’e-mail confermata e ha compilato TUTTI i dati del profilo. Non gioca chi lavora per la radio. Non serve comprare nulla.',
  ),
  section(
    '2. Come si gioca',
    'Fai l’accesso e sfoglia il sito come sempre: leggi, ascolta, guarda. Ogni pagina che apri vale. Gli automatismi e gli account multipli fanno perdere il premio.',
  ),
  section(
    '3. Come si vince',
    'A ogni premio corrisponde un istante, estratto a caso prima dell’inizio. La prima pagina aperta da un partecipante in regola dopo quell’istante trova il forziere. Si vince una sola volta per caccia.',
    'L’elenco degli istanti è sigillato: la sua impronta è pubblica dal primo giorno, il seme da cui è nato lo diventa alla fine. Chiunque può rifare i conti in fondo a questa pagina.',
  ),
  section(
    '4. Il forziere',
    'Quando appare, il premio è riservato a te per 24 ore. Se non lo apri torna in gioco, e puoi ritrovarlo. Aperto il forziere il premio è tuo e ti scriviamo all’e-mail dell’account.',
  ),
  section(
    '5. Il premio',
    'È personale, non si converte in denaro e non si cede. Lo spediamo in Italia e in Brasile all’indirizzo del profilo entro 15 giorni dalla nostra e-mail; condividere la vincita è facoltativo.',
  ),
  section(
    '6. I tuoi dati',
    'Contiamo le pagine che apri durante la caccia, solo per far funzionare il gioco. Il documento del premio si conserva per il tempo che chiede la legge. I dettagli sono nell’<a href="/termini/privacidade">informativa sulla privacy</a>.',
  ),
].join('');

/** Who has already opened a chest. Each of them once: nobody wins twice. */
export const earlierWinners: { name: string; lastName: string }[] = [
  { name: 'Marisa', lastName: 'Ondei' },
  { name: 'Caetano', lastName: 'Brilhante' },
  { name: 'Loredana', lastName: 'Fusari' },
  { name: 'Otávio', lastName: 'Serrano' },
  { name: 'Ilaria', lastName: 'Camporese' },
  { name: 'Jussara', lastName: 'Pinhal' },
  { name: 'Ettore', lastName: 'Zambrini' },
  { name: 'Benedita', lastName: 'Falcão' },
  { name: 'Sandro', lastName: 'Pirovano' },
  { name: 'Yara', lastName: 'Montebelo' },
  { name: 'Fabiola', lastName: 'Regis' },
  { name: 'Nestor', lastName: 'Cajueiro' },
  { name: 'Giuliana', lastName: 'Attardi' },
  { name: 'Leopoldo', lastName: 'Varzea' },
  { name: 'Rosalba', lastName: 'Tolu' },
  { name: 'Iracema', lastName: 'Quintal' },
  { name: 'Duilio', lastName: 'Marconcini' },
  { name: 'Celeste', lastName: 'Arruda' },
  { name: 'Piera', lastName: 'Solferini' },
  { name: 'Evaldo', lastName: 'Laguna' },
  { name: 'Noemi', lastName: 'Bortolan' },
  { name: 'Adalgisa', lastName: 'Prates' },
  { name: 'Renzo', lastName: 'Cadeddu' },
  { name: 'Vitória', lastName: 'Salgueiro' },
  { name: 'Amleto', lastName: 'Guidi' },
  { name: 'Teodora', lastName: 'Ipanema' },
  { name: 'Silvano', lastName: 'Ricotti' },
  { name: 'Marlene', lastName: 'Carvalhal' },
  { name: 'Ornella', lastName: 'Bassani' },
  { name: 'Raimundo', lastName: 'Estrela' },
];
