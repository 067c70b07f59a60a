import { type Graph, isLaterPart, page, reach } from './later-chunk.ts';

const isHome = (id: string) => /[\\/]HomePage\.tsx$/.test(id);
const isArticle = (id: string) => /[\\/]ArticlePage\.tsx$/.test(id);
/** What the home page draws as soon as it is alive. */
const isOnAirCard = (id: string) => /[\\/]OnAirCard\.tsx$/.test(id);

/** Two that the home page shares only with parts that come later. */
const isMostRead = (id: string) => /[\\/]MostReadBlock\.tsx$/.test(id);
const isHomeRules = (id: string) => /[\\/]home\.rules\.ts$/.test(id);

const radio = /[\\/](?:domains[\\/](?:player|live)|engines[\\/]player)[\\/]/;
const schedule = /[\\/](?:domains[\\/](?:programmes|home)[\\/]|use-now\.ts)/;
const charts = /[\\/]domains[\\/]charts[\\/]/;
const catalogue = /[\\/]catalogue\.(?:rules|contract|decode)\.ts$/;
const podcasts = /[\\/]domains[\\/]podcasts[\\/](?:web[\\/]podcast-problem|podcasts\.\w+|mixes\.rules)\.ts$/;
const articleCalls = /[\\/]news\.contract\.ts$/;

/**
 * By itself the bundler makes a file of every small module that two pages share: twenty requests for what is a few kilobytes. Of
 * what the home page, or every page after its first view, shares with others, those that go together become one file.
 */
export function sharedChunk(entry: string): (id: string, graph: Graph) => string | null {
  let users: Map<string, Set<string>> | null = null;
  return (id, graph) => {
    users ??= findUsers(entry, graph);
    if (isMostRead(id)) return 'news-cards';
    if (isHomeRules(id)) return 'schedule';
    const of = [...(users.get(id) ?? [])];
    const pages = of.filter((user) => page.test(user));
    if (of.length < 2 || pages.length === 0 || page.test(id)) return null;
    if (articleCalls.test(id)) return 'news';
    if (of.some(isLaterPart)) return radio.test(id) ? 'radio' : 'visitor';
    if (of.some(isHome)) return of.some(isArticle) ? 'news' : 'news-cards';
    if (charts.test(id)) return 'charts';
    if (catalogue.test(id)) return 'catalogue';
    if (podcasts.test(id)) return 'podcasts';
    return of.some(isOnAirCard) && schedule.test(id) ? 'schedule' : null;
  };
}

/** Which of the pages, and of the parts that follow them, import each module. */
function findUsers(entry: string, graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const user of reach([entry], /./, graph)) {
    if (!page.test(user) && !isLaterPart(user) && !isOnAirCard(user)) continue;
    for (const id of reach([user], null, graph)) users.set(id, (users.get(id) ?? new Set()).add(user));
  }
  return users;
}
