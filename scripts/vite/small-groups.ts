/**
 * Small things stand in files of their own only because several pages share them. Those that one view nearly always wants
 * together travel together.
 */
const together = {
  player: [
    'domains/player/play.messages',
    'domains/player/web/(?:blocks/(?:player|PlayButton)|load-streams|LiveMark|PrerollSlot|preroll-view)',
    'domains/live/live.contract',
    'engines/player/default-(?:stream|volume)',
    'kit/hash',
  ],
  programmes: [
    'domains/programmes/programmes.(?:rules|messages)',
    'domains/programmes/web/blocks/useNow',
    'domains/home/home.rules',
    'kit/zones',
  ],
  visitor: [
    'web/profile/(?:after-login|cookies|profile-awaited)',
    'domains/(?:pro/pro|accounts/accounts).rules',
    'kit/email',
  ],
  charts: ['domains/charts/charts.(?:contract|rules)', 'domains/charts/web/(?:blocks/)?(?:chart-or-nothing|SongRow)'],
  fields: ['web/ui/(?:FieldFrame|Select)'],
  news: [
    'domains/news/news.(?:addresses|contract|messages)',
    'domains/news/web/blocks/(?:MostReadBlock|news-date|use-seen-news)',
  ],
};

/** One file for each of the lists above. */
export const smallGroups = Object.entries(together).map(([name, files]) => ({
  name,
  test: new RegExp(`src[\\/](?:${files.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\/]')})\\.tsx?$`),
  includeDependenciesRecursively: false,
}));
