import { describe, expect, test } from 'vitest';
import { clientSchema } from './clients.contract.ts';
import { bySegment, filterClients, noPlace, placesOf, segmentOf, segments, shortText } from './clients.rules.ts';

test('[CLIENT-01] a client holds its names, texts, files, places and spots; its segment follows from its name', () => {
  expect(Object.keys(clientSchema.shape)).toEqual([
    'name',
    'slug',
    'shortDescription',
    'description',
    'imageFile',
    'link',
    'clientColor',
    'locations',
    'numSpots',
    'spots',
  ]);
  expect(Object.keys(clientSchema.shape.spots.element.shape)).toEqual(['name', 'slug', 'imageFile', 'audioFile']);
  expect(segmentOf('Caffè Miravalle')).toBe('Alimentos e Bebidas');
});

describe('the segment', () => {
  test.each([
    ['Ottica Lumen', 'Estabelecimentos'],
    ['Farmácia São Jorge', 'Estabelecimentos'],
    ['OFFICINA BERTOLANI', 'Automotivo'],
    ['Auto Litorale', 'Automotivo'],
    ['Libreria Novecento', 'Cultura e Entretenimento'],
    ['Gran Teatro Belsito', 'Cultura e Entretenimento'],
    ['Viaggi Orizzonte', 'Turismo'],
    ['Pousada das Ondas', 'Turismo'],
    ['Caffè Miravalle', 'Alimentos e Bebidas'],
    ['Trattoria da Irma', 'Alimentos e Bebidas'],
    ['La Cantina del Teatro', 'Alimentos e Bebidas'],
  ])('[CLIENT-05] of %s is %s', (name, segment) => {
    expect(segmentOf(name)).toBe(segment);
  });

  test('[CLIENT-05] is one of six', () => {
    expect([...segments].sort()).toEqual([
      'Alimentos e Bebidas',
      'Automotivo',
      'Cultura e Entretenimento',
      'Estabelecimentos',
      'Serviços',
      'Turismo',
    ]);
  });

  test.each(['Banca del Tevere', 'Studio Ferri & Amaral', 'Caffettieri Riuniti', 'Autografi', ''])(
    '[CLIENT-06] of a name that says nothing, such as “%s”, is Serviços',
    (name) => expect(segmentOf(name)).toBe('Serviços'),
  );

  test('groups the clients, and a segment without one is left out', () => {
    const groups = bySegment([{ name: 'Banca' }, { name: 'Hotel Uno' }, { name: 'Hotel Due' }]);
    expect(groups.map(({ segment, clients }) => [segment, clients.map(({ name }) => name)])).toEqual([
      ['Turismo', ['Hotel Uno', 'Hotel Due']],
      ['Serviços', ['Banca']],
    ]);
  });
});

test('[CLIENT-07] a short description ends at 55 characters, with an ellipsis where something was cut', () => {
  const cut = (shortDescription: string) => shortText({ shortDescription });
  expect(cut('Tostato a legna.')).toBe('Tostato a legna.');
  const exact = 'x'.repeat(55);
  expect(cut(exact)).toBe(exact);
  const long = cut('Meccanica, gomme e revisioni: il preventivo si fa davanti al cofano aperto.');
  expect(long).toBe('Meccanica, gomme e revisioni: il preventivo si fa…');
  expect(cut('y'.repeat(80))).toHaveLength(55);
});

describe('the filter', () => {
  const clients = [
    { name: 'Caffè Miravalle', locations: ['Roma'] },
    { name: 'Hotel Sette Venti', locations: ['Maceió', 'Roma'] },
    { name: 'Scuola Parlaitalia', locations: [] },
    { name: 'Birrificio Tre Lune', locations: ['Campinas'] },
  ];
  const names = (places: string[], name = '') => filterClients(clients, { places, name }).map((one) => one.name);

  test('offers every place once, in order, and then none at all', () => {
    expect(placesOf(clients)).toEqual(['Campinas', 'Maceió', 'Roma', 'Sem Praça']);
    expect(noPlace).toBe('Sem Praça');
  });

  test('shows all without a wish; several places widen it', () => {
    expect(names([])).toHaveLength(4);
    expect(names(['Maceió', 'Campinas'])).toEqual(['Hotel Sette Venti', 'Birrificio Tre Lune']);
    expect(names(['Roma', noPlace])).toEqual(['Caffè Miravalle', 'Hotel Sette Venti', 'Scuola Parlaitalia']);
  });

  test('reads names with or without accents, capitals and spaces around them', () => {
    for (const typed of ['caffe', 'CAFFÈ', ' Caffè  mira', 'miraVALLE']) {
      expect([typed, names([], typed)]).toEqual([typed, ['Caffè Miravalle']]);
    }
    expect(names(['Roma'], 'sette')).toEqual(['Hotel Sette Venti']);
    expect(names(['Campinas'], 'sette')).toEqual([]);
  });
});
