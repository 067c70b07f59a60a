export const topTenMessages = {
  title: 'Le 10 più richieste',
  link: 'Vai alla classifica',
} as const;
