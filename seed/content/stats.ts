/** Which channel of the statistics each stream feeds; the others count as the site. */
export const sources = [
  { source: 'antena_1_dolby_atmos', channel: 'casterSid1' },
  { source: 'antena_1_alta', channel: 'casterSid2' },
  { source: 'antena_1_italia', channel: 'italySid1' },
];

/** São Paulo and Roma are the network; between its hours each of the others has a programme of its own. */
const networkCities = ['São Paulo', 'Roma'];

export const affiliateStreams = [
  ...['São Paulo', 'Campinas', 'Santos', 'Belo Horizonte', 'Juiz de Fora', 'Curitiba'],
  ...['Londrina', 'Porto Alegre', 'Florianópolis', 'Vitória', 'Maceió', 'Roma'],
].map((city, index) => ({
  sid: String(index + 1),
  name: `Antena 1 ${city}`,
  address: networkCities.includes(city) ? '/stream/antena_1' : `/podcasts/audio/big-hour-${index + 10}.mp3`,
  position: index,
}));

export const links = [
  { name: 'api-docs', title: 'Documentazione dell’API', href: '/api/docs' },
  { name: 'site-map', title: 'Mappa del sito', href: '/mappa-del-sito' },
  { name: 'sitemap', title: 'Sitemap per i motori di ricerca', href: '/sitemap.xml' },
  { name: 'feeds', title: 'Feed delle notizie', href: '/feed' },
  { name: 'health', title: 'Stato del servizio', href: '/readyz' },
].map((link, position) => ({ ...link, target: '_blank', position }));

type Credits = { artist: string; title: string; composers: string; publisher: string; label: string; isrc: string };

const credits = (
  artist: string,
  title: string,
  composers: string,
  [publisher, label]: [string, string],
  isrc: string,
): Credits => ({ artist, title, composers, publisher, label, isrc });

const lungomare: [string, string] = ['Edizioni Lungomare', 'Maestrale Dischi'];
const ponti: [string, string] = ['Ponti e Rive Edizioni', 'Due Rive'];

/** Two songs are left without: the list of what is still missing is real. */
export const recordings: Credits[] = [
  credits('Vera Montale', 'Notte chiara sul lungomare', 'V. Montale, R. Dessì', lungomare, 'ITM012400007'),
  credits('I Tigli', 'Carta carbone', 'G. Sarti, L. Bruni', lungomare, 'ITM012200031'),
  credits('Nino Aral', 'Due fermate prima', 'N. Aral', lungomare, ''),
  credits('Duo Marèa', 'Sale e limone', 'C. Marè, A. Lopes', ponti, 'ITD022300012'),
  credits('Lia Fontes', 'Lettera da Recife', 'L. Fontes', ponti, 'ITD022100004'),
  credits('Corale Aurora', 'La stanza dei fiori', 'Tradizionale, arr. M. Aurora', ponti, 'ITD022000019'),
  credits('Elio Brandi', 'Tram delle sei', 'E. Brandi, P. Voltan', lungomare, 'ITM012500003'),
  credits('Tom Arruda', 'Saudade a Trastevere', 'T. Arruda, S. Neri', ponti, 'ITD021900027'),
  credits('Banda Ponente', 'Ballo della nonna', 'Tradizionale, arr. Banda Ponente', lungomare, 'ITM011800040'),
];

/** How many listen on an ordinary evening, and how restless the channel is. */
export const audiences = [
  { channel: 'https', usual: 2_400, restless: 0.05 },
  { channel: 'android', usual: 610, restless: 0.06 },
  { channel: 'ios', usual: 480, restless: 0.06 },
  { channel: 'facebook', usual: 95, restless: 0.14 },
  { channel: 'google', usual: 130, restless: 0.12 },
  { channel: 'bing', usual: 18, restless: 0.2 },
  { channel: 'newradio', usual: 42, restless: 0.12 },
  { channel: 'alexa', usual: 310, restless: 0.07 },
  { channel: 'casterSid1', usual: 160, restless: 0.09 },
  { channel: 'casterSid2', usual: 75, restless: 0.1 },
  { channel: 'italySid1', usual: 220, restless: 0.09 },
];
