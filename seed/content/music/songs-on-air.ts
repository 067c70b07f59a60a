import { album } from './album.ts';
import type { SongSeed } from './music.types.ts';

/** The artists whose songs the demo station plays, with the rest of what they recorded. */
export const songsOfOnAirArtists: SongSeed[] = [
  ...album(['italianas', 'romanticas'], 'vera-montale', 'Ore piccole', '2011-10-07', [
    ['Lampada sul comodino', 3120],
    ['Il silenzio dei portoni', 2750],
    ['Domani è già seduto qui', 1980],
  ]),
  ...album(['italianas', 'romanticas'], 'vera-montale', 'Maree', '2024-05-17', [
    ['Notte chiara sul lungomare', 9840, { onAir: true, video: 'both' }],
    ['Il molo di legno', 5210],
    ['Marea di luglio', 4390, { genres: ['pop'] }],
  ]),
  ...album(['italianas', 'pop'], 'i-tigli', 'Viale lungo', '2016-03-18', [
    ['Panchina numero nove', 2860],
    ['Polline', 3340],
    ['Le biciclette di giugno', 4120, { video: 'official' }],
  ]),
  ...album(['italianas', 'pop'], 'i-tigli', 'Doppia copia', '2022-09-23', [
    ['Carta carbone', 8710, { onAir: true, video: 'official' }],
    ['Macchina da scrivere', 3670],
    ['Ricevuta di ritorno', 2540],
  ]),
  ...album(['italianas', 'pop'], 'nino-aral', 'Piano rialzato', '2019-06-14', [
    ['Ascensore guasto', 2930],
    ['Citofono', 3480],
    ['La spesa al contrario', 2210],
  ]),
  ...album(['italianas', 'pop'], 'nino-aral', 'Linea gialla', '2025-02-28', [
    ['Due fermate prima', 8920, { onAir: true, video: 'lyrics' }],
    ['Posto in piedi', 4460],
    ['Obliterare qui', 3150],
  ]),
  ...album(['italianas'], 'duo-marea', 'Risacca', '2014-07-04', [
    ['Conchiglie in tasca', 2670],
    ['Barca a remi', 3010, { genres: ['romanticas'] }],
    ['Vento di scirocco', 3890],
  ]),
  ...album(['italianas', 'pop'], 'duo-marea', 'Tavolata', '2023-06-09', [
    ['Sale e limone', 9230, { onAir: true, video: 'both' }],
    ['Un posto in più', 4750],
    ['Briciole', 3320, { genres: ['romanticas'] }],
  ]),
  ...album(['romanticas'], 'lia-fontes', 'Rio de dentro', '2015-11-20', [
    ['Rede de varanda', 2980],
    ['Chuva de caju', 3410],
    ['Maré baixa', 2150],
  ]),
  ...album(['italianas', 'romanticas'], 'lia-fontes', 'Ponti', '2021-04-16', [
    ['Lettera da Recife', 8350, { onAir: true, video: 'lyrics' }],
    ['Fuso orario', 4270],
    ['La valigia a metà', 3560],
  ]),
  ...album(['italianas'], 'corale-aurora', 'Prima luce', '1997-12-05', [
    ['Canto del primo treno', 1870],
    ['Neve sui gradini', 2340],
  ]),
  ...album(['italianas', 'romanticas'], 'corale-aurora', 'Voci di casa', '2020-10-30', [
    ['La stanza dei fiori', 7640, { onAir: true }],
    ['Ninna nanna del cortile', 3980],
    ['Il forno di Adele', 2820],
  ]),
  ...album(['italianas', 'pop'], 'elio-brandi', 'Gettoni', '2020-05-22', [
    ['Sala giochi', 3740],
    ['Cabina sul viale', 2690],
  ]),
  ...album(['italianas', 'pop'], 'elio-brandi', 'Neon di provincia', '2025-07-11', [
    ['Tram delle sei', 9510, { onAir: true, video: 'official' }],
    ['Pista da ballo vuota', 4880],
    ['Insegna spenta', 3290],
    ['Ragazza col motorino blu', 4030],
  ]),
  ...album(['romanticas'], 'tom-arruda', 'Esquinas', '2008-08-15', [
    ['Café das quatro', 2450],
    ['Esquina sem nome', 2870],
    ['Violão emprestado', 1990],
  ]),
  ...album(['italianas', 'romanticas'], 'tom-arruda', 'Due rive', '2019-09-27', [
    ['Saudade a Trastevere', 8140, { onAir: true, video: 'official' }],
    ['Ponte di mezzo', 3370],
    ['Un accento che non va via', 3830],
  ]),
  ...album(['italianas', 'pop'], 'lume', 'Penombra', '2022-01-28', [
    ['Persiane a metà', 3060],
    ['Cenere lieve', 2580],
    ['Luce di frigorifero', 3720],
  ]),
  ...album(['italianas', 'pop'], 'lume', 'Fornace', '2026-03-06', [
    ['Vetro soffiato', 7980, { onAir: true, video: 'lyrics' }],
    ['Canna e respiro', 2940],
    ['Temperatura ambiente', 3180],
  ]),
  ...album(['italianas'], 'banda-ponente', 'Strada bianca', '1999-06-25', [
    ['Polvere e tamburello', 2260],
    ['Santo di agosto', 2710],
    ['Tre passi e un giro', 3050],
  ]),
  ...album(['italianas'], 'banda-ponente', 'Festa di paese', '2018-08-10', [
    ['Ballo della nonna', 7420, { onAir: true, video: 'both' }],
    ['Luminarie', 4510],
    ['La tromba di zio Armando', 2890],
  ]),
];
