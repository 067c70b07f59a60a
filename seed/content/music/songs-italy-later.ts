import { album } from './album.ts';
import type { SongSeed } from './music.types.ts';

export const songsOfItalyLater: SongSeed[] = [
  ...album(['italianas', 'romanticas'], 'fosca-brentani', 'Nebbia in val padana', '1997-10-24', [
    ['Nebbia sugli argini', 4520],
    ['Pioppi in fila', 3760],
    ['Fanali', 3030],
  ]),
  ...album(['italianas', 'romanticas'], 'fosca-brentani', 'Golena', '2008-02-29', [
    ['Golena', 2230],
    ['Il traghettatore distratto', 2990],
    ['Casa d’acqua', 2410],
  ]),
  ...album(['italianas', 'pop'], 'teo-marangolo', 'Arance d’inverno', '2002-05-31', [
    ['Arance d’inverno', 4630],
    ['Motocarro', 3870],
    ['Le cugine di Marsaforte', 3440],
    ['Mezzogiorno e un quarto', 2710],
  ]),
  ...album(['italianas', 'pop'], 'teo-marangolo', 'Ombra cercasi', '2015-07-17', [
    ['Ombra cercasi', 3390],
    ['Granita al banco', 4470],
  ]),
  ...album(['italianas', 'romanticas'], 'bruma-e-sale', 'Faro spento', '2014-02-14', [
    ['Faro spento', 3610],
    ['Rete vuota', 2850],
    ['Due cappotti un attaccapanni', 4340],
  ]),
  ...album(['italianas', 'romanticas'], 'bruma-e-sale', 'Gennaio sulla spiaggia', '2021-11-12', [
    ['Gennaio sulla spiaggia', 4790],
    ['Ombrelloni chiusi', 3250],
    ['Zuppa per due', 2620],
  ]),
  ...album(['italianas', 'romanticas'], 'gemma-tornaquinci', 'Pianoforte verticale', '2000-03-17', [
    ['Pianoforte verticale', 4080],
    ['Tasti neri', 3530],
    ['La lezione delle cinque', 2960],
    ['Accordatore cieco', 3170],
  ]),
  ...album(['italianas', 'pop'], 'orchestra-zenzero', 'Spezie', '2011-05-27', [
    ['Mercato coperto', 3300],
    ['Cannella', 3850],
    ['Il cuoco con le nacchere', 2590],
  ]),
  ...album(['italianas', 'regravacoes'], 'orchestra-zenzero', 'Ricette altrui', '2018-11-23', [
    ['Velluto amaranto', 3920],
    ['Benzina e gelsomino', 3620, { genres: ['pop'] }],
    ['Ballo della nonna', 3070],
    ['Piove sulla fiera', 2880],
  ]),
  ...album(['italianas', 'pop'], 'zeno-cardamone', 'Vicolo cieco con vista', '2023-02-03', [
    ['Vicolo cieco con vista', 4850],
    ['Sottotitoli', 3770],
    ['Batteria al tre per cento', 5080],
    ['Ti rispondo domani', 4590, { genres: ['romanticas'] }],
  ]),
  ...album(['italianas', 'romanticas'], 'lidia-e-il-custode', 'Museo di domenica', '2016-10-14', [
    ['Museo di domenica', 3490],
    ['Non toccare le statue', 3200],
    ['Sala dodici', 2460],
  ]),
  ...album(['italianas', 'regravacoes'], 'lidia-e-il-custode', 'Prestiti', '2022-04-08', [
    ['Guanti di filo', 3810, { genres: ['romanticas'] }],
    ['Il maestro di Pietralba', 2730],
    ['Il silenzio dei portoni', 3360, { genres: ['romanticas'] }],
    ['Nebbia sugli argini', 2550, { genres: ['romanticas'] }],
  ]),
  ...album(['italianas', 'pop'], 'amedeo-solaria', 'Terrazza condivisa', '1996-06-21', [
    ['Terrazza condivisa', 4940],
    ['Antenne', 4260],
    ['Ballo sul lastrico', 3680],
    ['Costellazione delle parabole', 2800],
  ]),
  ...album(['italianas', 'romanticas'], 'amedeo-solaria', 'Ultimo piano', '1999-11-05', [
    ['Ultimo piano senza ascensore', 3450],
    ['Vicini di stella', 4310],
  ]),
  ...album(['italianas', 'pop'], 'le-sorelle-cormorano', 'Tuffi', '1998-06-12', [
    ['Tuffo a candela', 4870],
    ['Costume a pois', 4420],
    ['Il bagnino filosofo', 3990],
  ]),
  ...album(['italianas', 'pop'], 'le-sorelle-cormorano', 'Fuori stagione', '2005-09-30', [
    ['Cabina ventisette', 2690],
    ['Secchiello', 2320],
  ]),
];
