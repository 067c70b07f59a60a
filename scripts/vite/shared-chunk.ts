import { type Graph, isLaterPart, page, reach } from './later-chunk.ts';

/**
 * Files and folders below `src`. The graph knows who imports a module, but not what a visit needs together: grouped by how many
 * pages share it, the rules of a chart would be part of the first load of every page that shares something else. So those that
 * go together are named, and a test sees to it that each of them is there.
 */
export const namedPaths = {
  home: ['domains/home/web/HomePage.tsx'],
  article: ['domains/news/web/ArticlePage.tsx'],
  /** What the home page draws as soon as it is alive. */
  onAirCard: ['domains/home/web/OnAirCard.tsx'],
  /** Two that the home page shares only with parts that come later. */
  mostRead: ['domains/news/web/blocks/MostReadBlock.tsx'],
  homeRules: ['domains/home/home.rules.ts'],
  radio: ['domains/player/', 'domains/live/', 'engines/player/'],
  schedule: ['domains/programmes/', 'domains/home/', 'kit/zones.ts'],
  charts: ['domains/charts/'],
  catalogue: [
    'domains/catalogue/catalogue.rules.ts',
    'domains/catalogue/catalogue.contract.ts',
    'domains/catalogue/catalogue.decode.ts',
  ],
  podcasts: [
    'domains/podcasts/web/podcast-problem.ts',
    'domains/podcasts/podcasts.contract.ts',
    'domains/podcasts/podcasts.messages.ts',
    'domains/podcasts/podcasts.rules.ts',
    'domains/podcasts/mixes.rules.ts',
  ],
  articleCalls: ['domains/news/news.contract.ts'],
} as const;

/**
 * By itself the bundler makes a file of every small module that two pages share: twenty requests for what is a few kilobytes. Of
 * what the home page, or every page after its first view, shares with others, those that go together become one file.
 */
export function sharedChunk(entry: string): (id: string, graph: Graph) => string | null {
  let users: Map<string, Set<string>> | null = null;
  return (id, graph) => {
    users ??= findUsers(entry, graph);
    if (isNamed('mostRead')(id)) return 'news-cards';
    if (isNamed('homeRules')(id)) return 'schedule';
    const of = [...(users.get(id) ?? [])];
    const pages = of.filter((user) => page.test(user));
    if (of.length < 2 || pages.length === 0 || page.test(id)) return null;
    if (isNamed('articleCalls')(id)) return 'news';
    if (of.some(isLaterPart)) return isNamed('radio')(id) ? 'radio' : 'visitor';
    if (of.some(isNamed('home'))) return of.some(isNamed('article')) ? 'news' : 'news-cards';
    if (isNamed('charts')(id)) return 'charts';
    if (isNamed('catalogue')(id)) return 'catalogue';
    if (isNamed('podcasts')(id)) return 'podcasts';
    return of.some(isNamed('onAirCard')) && isNamed('schedule')(id) ? 'schedule' : null;
  };
}

function isNamed(group: keyof typeof namedPaths): (id: string) => boolean {
  return (id) => namedPaths[group].some((path) => id.replaceAll('\\', '/').includes(`/src/${path}`));
}

/** Which of the pages, and of the parts that follow them, import each module. */
function findUsers(entry: string, graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  for (const user of reach([entry], /./, graph)) {
    if (!page.test(user) && !isLaterPart(user) && !isNamed('onAirCard')(user)) continue;
    for (const id of reach([user], null, graph)) users.set(id, (users.get(id) ?? new Set()).add(user));
  }
  return users;
}
