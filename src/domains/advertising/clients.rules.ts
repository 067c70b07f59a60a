import { cutOnWord } from '#kit/cut.ts';
import { fold } from '#kit/fold.ts';
import type { Client } from './clients.contract.ts';

const longestShortDescription = 55;

export function shortText({ shortDescription }: Pick<Client, 'shortDescription'>): string {
  return cutOnWord(shortDescription, longestShortDescription);
}

/** In the order in which the page shows them. */
export const segments = [
  'Alimentos e Bebidas',
  'Cultura e Entretenimento',
  'Turismo',
  'Estabelecimentos',
  'Automotivo',
  'Serviços',
] as const;
export type Segment = (typeof segments)[number];

const defaultSegment: Segment = 'Serviços';

/** What businesses of a segment call themselves, in Italian and in Portuguese, without accents. */
const namesOf: Record<Exclude<Segment, 'Serviços'>, string> = {
  'Alimentos e Bebidas':
    'caffe cafe cafeteria torrefazione bar gelateria sorveteria trattoria osteria ristorante restaurante pizzeria pizzaria pasticceria confeitaria forno panificio padaria birrificio cervejaria cantina vini vinicola enoteca frantoio pastificio latteria salumeria supermercato supermercado',
  'Cultura e Entretenimento':
    'libreria livraria edizioni editora teatro cinema museo museu galleria galeria festival orchestra orquestra conservatorio dischi discos musica circo',
  Turismo: 'viaggi viagens turismo hotel albergo pousada ostello agriturismo resort crociere cruzeiros tour',
  Estabelecimentos:
    'ottica otica farmacia profumeria perfumaria negozio loja boutique sartoria calzature sapataria gioielleria joalheria ferramenta fiorista mercato mercado shopping',
  Automotivo: 'auto autos automobili automoveis officina oficina carrozzeria garage gomme pneus motori motores moto',
};

const segmentByWord = new Map(
  Object.entries(namesOf).flatMap(([segment, words]) =>
    words.split(' ').map((word): [string, Segment] => [word, segment as Segment]),
  ),
);

/** The first word of the name that says what somebody does decides. */
export function segmentOf(name: string): Segment {
  const told = fold(name)
    .split(' ')
    .find((word) => segmentByWord.has(word));
  return (told && segmentByWord.get(told)) || defaultSegment;
}

/** Only the segments that have clients. */
export function bySegment<C extends Pick<Client, 'name'>>(clients: readonly C[]): { segment: Segment; clients: C[] }[] {
  return segments
    .map((segment) => ({ segment, clients: clients.filter(({ name }) => segmentOf(name) === segment) }))
    .filter((group) => group.clients.length > 0);
}

/** Stands among the places for the clients that have none. */
export const noPlace = 'Sem Praça';

type Placed = Pick<Client, 'locations'>;

export function placesOf(clients: readonly Placed[]): string[] {
  const named = new Set(clients.flatMap(({ locations }) => locations));
  return [...[...named].sort((one, other) => one.localeCompare(other, 'pt-BR')), noPlace];
}

export type ClientFilter = { places: readonly string[]; name: string };

/** Several places widen the choice; the name, with or without its accents and capitals, narrows it. */
export function filterClients<C extends Placed & Pick<Client, 'name'>>(
  clients: readonly C[],
  { places, name }: ClientFilter,
): C[] {
  const wanted = fold(name);
  return clients.filter((client) => isIn(client, places) && fold(client.name).includes(wanted));
}

function isIn({ locations }: Placed, places: readonly string[]): boolean {
  if (places.length === 0) return true;
  return locations.length === 0 ? places.includes(noPlace) : locations.some((place) => places.includes(place));
}
