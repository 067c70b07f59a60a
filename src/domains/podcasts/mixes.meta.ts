import type { MixPlaylistSlug } from './mixes.rules.ts';

/** What a page of the mixes says of itself in search results and when it is shared. */
export type MixMeta = {
  title: string;
  description: string;
  keywords: string;
  shareTitle: string;
  shareDescription: string;
  /** 1200 × 630. */
  shareImage: string;
};

const metaOf = (name: string, texts: Omit<MixMeta, 'shareImage'>): MixMeta => ({
  ...texts,
  shareImage: `/share/podcast-${name}.jpg`,
});

export const mixMeta: Readonly<Record<MixPlaylistSlug, MixMeta>> = {
  recentes: metaOf('recentes', {
    title: 'I mix più recenti: un’ora alla volta',
    description:
      'Gli ultimi mix usciti dallo studio, dal più nuovo: ore di musica senza interruzioni, montaggi d’archivio e giornali radio da riascoltare.',
    keywords: 'mix recenti, musica senza interruzioni, radio on demand, musica italiana, montaggi',
    shareTitle: 'Gli ultimi mix della radio',
    shareDescription: 'Premi play e lascia fare a noi: i mix appena usciti, dal più nuovo.',
  }),
  notícias: metaOf('noticias', {
    title: 'Notizie da riascoltare: i giornali radio',
    description:
      'I giornali radio e gli approfondimenti della redazione, da riascoltare quando vuoi: l’Italia, il Brasile e il mondo in pochi minuti.',
    keywords: 'giornale radio, notizie da ascoltare, Italia Brasile, approfondimenti, radio on demand',
    shareTitle: 'Le notizie, da riascoltare',
    shareDescription: 'I giornali radio e gli approfondimenti della redazione, quando vuoi tu.',
  }),
  'arquivo-musical': metaOf('arquivo-musical', {
    title: 'Archivio musicale: serate e dischi ritrovati',
    description:
      'Dall’archivio dei nastri: serate intere, dischi ritrovati e puntate storiche con la musica italiana e brasiliana di ieri.',
    keywords: 'archivio musicale, nastri, dischi ritrovati, musica italiana, musica brasiliana',
    shareTitle: 'Dall’archivio dei nastri',
    shareDescription: 'Serate intere e dischi ritrovati, così come andarono in onda.',
  }),
  'super-montagens': metaOf('super-montagens', {
    title: 'Super montaggi: un’ora senza una pausa',
    description:
      'I super montaggi della radio: un’ora di canzoni incastrate una nell’altra, senza una parola e senza una pausa.',
    keywords: 'super montaggi, mix, musica senza pause, dance, italo disco, festa',
    shareTitle: 'Un’ora senza una pausa',
    shareDescription: 'Canzoni incastrate una nell’altra: alza il volume e non toccare più niente.',
  }),
  'giro-de-notícias': metaOf('giro-de-noticias', {
    title: 'Giro di notizie: il mondo in dieci minuti',
    description:
      'Il giro di notizie della mattina e della sera: dieci minuti, sei titoli, due Paesi. Da ascoltare mentre si prepara il caffè.',
    keywords: 'giro di notizie, rassegna, mattina, sera, Italia, Brasile, dieci minuti',
    shareTitle: 'Il mondo in dieci minuti',
    shareDescription: 'Sei titoli e due Paesi, il tempo di un caffè.',
  }),
};
