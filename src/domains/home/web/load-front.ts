import type { Client } from '#contract/client.ts';
import type { DataOf } from '#contract/endpoint.ts';
import { getAffiliatesData } from '#domains/affiliates/affiliates.contract.ts';
import { decodeSongItem, type SongItem } from '#domains/catalogue/catalogue.decode.ts';
import { getTop10 } from '#domains/charts/charts.contract.ts';
import { getCategoryNews, getHomeNews, getNews, getNewsMostRead } from '#domains/news/news.contract.ts';
import { type Brief, briefOf, decodeMostRead, type MostRead } from '#domains/news/news.decode.ts';
import { getPartnersData } from '#domains/partners/partners.contract.ts';
import { getProgramsData } from '#domains/programmes/programmes.contract.ts';
import { decodeProgramme } from '#domains/programmes/programmes.decode.ts';
import { getAllPublishedPromotions } from '#domains/promotions/promotions.contract.ts';
import { decodePromotionItem, type PromotionItem } from '#domains/promotions/promotions.decode.ts';
import { getLatestVideos } from '#domains/videos/videos.contract.ts';
import { decodeVideoItem, type VideoItem } from '#domains/videos/videos.decode.ts';
import { homeCount as videoCount } from '#domains/videos/videos.rules.ts';
import { oncePer } from '#kit/once-per.ts';
import { getDaysSentence, getPoll } from '../home.contract.ts';
import { decodePoll, decodeSentence, type Poll, type Sentence } from '../home.decode.ts';
import {
  arrangeNews,
  type FrontNews,
  homeNewsCount,
  latestCount,
  mondoAsked,
  mostReadAsked,
} from '../home.news.rules.ts';
import type { Airing } from '../home.rules.ts';

const topTenList = 'antena-1';
const promotionsShown = 3;

export type FrontPage = {
  news: FrontNews<Brief, MostRead>;
  topTen: SongItem[];
  poll: Poll | null;
  sentence: Sentence | null;
  programmes: readonly Airing[];
  partners: DataOf<typeof getPartnersData>;
  promotions: PromotionItem[];
  branches: number;
  videos: VideoItem[];
  /** Of the home news, and when they came: old or missing ones are fetched anew. */
  count: number;
  loadedAt: number;
};

/** Everything that the front page shows. A part that does not come is left out and only logged. */
export async function loadFront(client: Client): Promise<FrontPage> {
  const flags = { offset: 0, withImage: 0, withPro: 1 };
  const [home, latest, mondo, mostRead, topTen, poll, sentence, programmes, partners, affiliates, videos, promotions] =
    await Promise.all([
      orElse([], 'home news', client.call(getHomeNews, { params: { count: homeNewsCount } })),
      orElse([], 'latest news', client.call(getNews, { params: { ...flags, count: latestCount } })),
      orElse([], 'Mondo', client.call(getCategoryNews, { params: { ...flags, count: mondoAsked, category: 'mondo' } })),
      orElse([], 'most read', client.call(getNewsMostRead, { params: { count: mostReadAsked } })),
      orElse([], 'top 10', client.call(getTop10, { params: { categorySlug: topTenList } })),
      orElse(null, 'poll', client.call(getPoll)),
      orElse(null, 'sentence of the day', client.call(getDaysSentence)),
      orElse([], 'programmes', client.call(getProgramsData)),
      orElse([], 'partners', client.call(getPartnersData)),
      orElse([], 'affiliates', client.call(getAffiliatesData)),
      orElse([], 'videos', client.call(getLatestVideos, { params: { count: videoCount } })),
      orElse([], 'promotions', client.call(getAllPublishedPromotions)),
    ]);
  const { lead, mostRead: read, ...lists } = arrangeNews({ home, latest, mondo, mostRead });
  const [first] = lists.mondo;
  return {
    news: {
      lead: lead && briefOf(lead, true),
      mostRead: read.map(decodeMostRead),
      featured: lists.featured.map((item) => briefOf(item)),
      second: lists.second.map((item) => briefOf(item)),
      agency: lists.agency.map((item) => briefOf(item)),
      side: lists.side.map((item) => briefOf(item)),
      mondo: lists.mondo.map((item) => briefOf(item, item === first)),
    },
    topTen: topTen.map(decodeSongItem),
    poll: poll && decodePoll(poll),
    sentence: sentence && decodeSentence(sentence),
    programmes: airingsOf(programmes),
    partners,
    promotions: promotions.slice(0, promotionsShown).map(decodePromotionItem),
    branches: affiliates.length,
    videos: videos.map(decodeVideoItem),
    count: home.length,
    loadedAt: Date.now(),
  };
}

type WireProgrammes = DataOf<typeof getProgramsData>;

/** The programmes stand in memory and change seldom: what the front page shows of them stands beside. */
const airingsOf = oncePer((programmes: Readonly<WireProgrammes>): readonly Airing[] =>
  programmes.map((programme) => airingOf(decodeProgramme(programme))),
);

function airingOf({ title, slug, host, time, weekdays }: Airing): Airing {
  return { title, slug, host, time, weekdays };
}

function orElse<T, F>(fallback: F, what: string, answer: Promise<T>): Promise<T | F> {
  return answer.catch((error) => {
    console.warn(`${what} did not load`, error);
    return fallback;
  });
}
