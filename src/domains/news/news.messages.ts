/** What cards and blocks of news say, wherever they stand. */
export const newsMessages = {
  pro: 'PRO',
  isNew: 'Nuovo',
  video: 'Video',
  mostRead: 'I più letti della settimana',
  musicNews: 'Notizie musicali',
  allMusicNews: 'Tutta la musica',
} as const;
