import type { MixSeed } from './podcast.types.ts';

export const mixPlaylists: readonly { slug: string; name: string }[] = [
  { slug: 'notícias', name: 'Notícias' },
  { slug: 'arquivo-musical', name: 'Arquivo musical' },
  { slug: 'super-montagens', name: 'Super montagens' },
  { slug: 'giro-de-notícias', name: 'Giro de notícias' },
];

const every = (playlist: string, tags: string[], from: number, step: number, names: string[]): MixSeed[] =>
  names.map((name, index) => ({ name, playlist, tags, daysAgo: from + index * step }));

const rounds = [
  { name: 'Giro di notizie del primo caffè', hour: 6 },
  { name: 'Giro di notizie di mezzogiorno', hour: 12 },
  { name: 'Giro di notizie della sera', hour: 19 },
  { name: 'Giro di notizie del mattino', hour: 8 },
  { name: 'Giro di notizie del pomeriggio', hour: 16 },
  { name: 'Giro di notizie della notte', hour: 23 },
];

export const mixes: MixSeed[] = [
  ...every('super-montagens', ['mix', 'senza pause'], 1, 6, [
    'Super montaggio: italo-disco fino a mezzanotte',
    'Super montaggio: samba in salita',
    'Super montaggio: tutto a centoventi',
    'Super montaggio: terrazza, tramonto, ghiaccio',
    'Super montaggio: ritornelli e basta',
    'Super montaggio: bossa per chi guida',
    'Super montaggio: balera elettrica',
    'Super montaggio: le voci di Recife',
    'Super montaggio: pop da spiaggia',
    'Super montaggio: funk in maniche corte',
    'Super montaggio: duetti incastrati',
    'Super montaggio: notte bianca',
  ]),
  ...every('arquivo-musical', ['archivio', 'nastri'], 3, 9, [
    'Nastro 0412: una serata al Lido, 1978',
    'Nastro 1107: il corso di portoghese cantato',
    'Nastro 0033: orchestra e temporale',
    'Nastro 2290: la notte in cui è nata',
    'Nastro 0781: dischi a richiesta, Capodanno',
    'Nastro 1540: regata con banda',
    'Nastro 0659: mandolini in studio due',
    'Nastro 3012: i silenzi, messi in fila',
    'Nastro 1888: bossa nova, prima puntata',
    'Nastro 0245: la corale dei ferrovieri',
    'Nastro 2764: un disco lunghissimo',
    'Nastro 0090: prova di trasmissione',
  ]),
  ...every('notícias', ['notizie', 'approfondimento'], 2, 7, [
    'Approfondimento: chi paga la siccità',
    'Approfondimento: il passaporto dei nonni',
    'Approfondimento: scuole senza campanella',
    'Approfondimento: il treno che torna',
    'Approfondimento: mestieri che cercano mani',
    'Approfondimento: due Paesi, un voto',
  ]),
  ...rounds.map(({ name, hour }, daysAgo) => ({
    name,
    playlist: 'giro-de-notícias',
    tags: ['notizie', 'in breve'],
    daysAgo,
    hour,
  })),
];
