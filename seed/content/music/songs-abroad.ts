import { album } from './album.ts';
import type { SongSeed } from './music.types.ts';

export const songsFromAbroad: SongSeed[] = [
  ...album(['francesas', 'europa', 'romanticas'], 'odile-marchevent', 'Les heures presque bleues', '1996-09-27', [
    ['Les heures presque bleues', 4820],
    ['Un parapluie pour deux', 4160],
    ['Rue des Amandiers', 3700],
  ]),
  ...album(['francesas', 'europa', 'romanticas'], 'odile-marchevent', 'Lettres pliées', '2002-02-08', [
    ['Lettres pliées', 3310],
    ['Le manteau gris', 2720],
  ]),
  ...album(['francesas', 'europa', 'pop'], 'les-volets-clos', 'Sieste générale', '1998-07-03', [
    ['Sieste générale', 4060],
    ['La concierge danse', 4640],
    ['Midi trente', 3080],
  ]),
  ...album(['francesas', 'europa', 'pop'], 'les-volets-clos', 'Courant d’air', '2012-05-25', [
    ['Courant d’air', 2900],
    ['Sous la porte', 2350],
  ]),
  ...album(['francesas', 'europa'], 'bastien-rivegrise', 'Quai de personne', '2004-11-19', [
    ['Quai de personne', 3550, { genres: ['romanticas'] }],
    ['Le pêcheur de lunes', 3220],
    ['Péniche', 2810],
    ['Demain matin, peut-être', 3860, { genres: ['romanticas'] }],
  ]),
  ...album(['francesas', 'europa', 'pop'], 'capucine-lorrimer', 'Papier peint', '2019-03-29', [
    ['Papier peint', 4070],
    ['Minuit moins le quart', 4370],
    ['Chaussettes dépareillées', 3140],
    ['Velours amarante', 2650, { genres: ['regravacoes'] }],
  ]),
  ...album(['uk', 'europa', 'pop'], 'the-lantern-ferries', 'Low Water', '1996-02-16', [
    ['Low Water Waltz', 4730],
    ['Lantern on the Stern', 4190],
    ['Ropes', 3020],
  ]),
  ...album(['uk', 'europa', 'pop'], 'the-lantern-ferries', 'The Last Crossing', '2001-09-14', [
    ['Ticket for the Rain', 3780],
    ['The Last Crossing', 3400],
  ]),
  ...album(['uk', 'europa', 'romanticas'], 'imogen-thornquay', 'Chalk Lines', '2008-10-10', [
    ['Chalk on the Kitchen Wall', 3960],
    ['Kettle Song', 3430],
    ['Hedgerow', 2780],
    ['Half a Window of Sun', 4100],
  ]),
  ...album(['uk', 'europa', 'pop'], 'copper-almanac', 'Weather for Pigeons', '2014-09-05', [
    ['Weather for Pigeons', 4280],
    ['Rooftop Arithmetic', 3650],
    ['Copper Wire', 3040],
    ['Tuesday Parade', 3990],
  ]),
  ...album(['uk', 'europa'], 'alfie-wexmoor', 'Borrowed Bicycle', '1998-05-15', [
    ['Borrowed Bicycle', 4540, { genres: ['pop'] }],
    ['Lamplight Allotment', 3190],
    ['Postcards I Never Posted', 3930, { genres: ['romanticas'] }],
  ]),
  ...album(['usa', 'pop'], 'juniper-hallowell', 'Screen Door Summer', '1997-07-18', [
    ['Screen Door Summer', 5010],
    ['Peaches on the Dashboard', 4490],
    ['Slow Ceiling Fan', 3600],
  ]),
  ...album(['usa', 'romanticas'], 'juniper-hallowell', 'Porchlight', '2007-09-21', [
    ['Porchlight Till Three', 3580],
    ['The Piano Moved West', 2870],
  ]),
  ...album(['usa'], 'the-prairie-telegraph', 'Wires and Wheat', '1998-10-02', [
    ['Wires and Wheat', 3970],
    ['Dust in the Jukebox', 4450, { genres: ['pop'] }],
    ['Grain Elevator Blues', 3210],
    ['Mailbox Number Nine', 3750],
  ]),
  ...album(['usa', 'romanticas'], 'otis-marlbrook', 'Sunday Shoes on Monday', '2003-02-14', [
    ['Sunday Shoes on Monday', 4350],
    ['Two Spoons', 3800],
    ['Honey in the Radiator', 4000],
    ['Front Row of the Choir', 2920],
  ]),
  ...album(['usa', 'pop'], 'velvet-switchboard', 'Everybody’s Line', '2016-06-03', [
    ['Everybody’s Line', 4600],
    ['Press Nine for Moonlight', 3890],
    ['Operator of My Dreams', 4220],
  ]),
  ...album(['usa', 'pop'], 'velvet-switchboard', 'Tangled Cord', '2023-10-20', [
    ['Tangled Cord', 4140],
    ['Screen Door Summer', 3100, { genres: ['regravacoes'] }],
  ]),
];
