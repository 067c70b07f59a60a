/** What search engines and shared links say of each top 10. */
export type Top10Meta = {
  title: string;
  description: string;
  /** Separated by commas, as the page's head wants them. */
  keywords: string;
  shareTitle: string;
  shareDescription: string;
};

export const top10Meta = {
  'antena-1': {
    title: 'Le 10 più richieste di Antena 1',
    description:
      'Le dieci canzoni più richieste dagli ascoltatori di Antena 1, tra Italia e Brasile: ascolta le anteprime e scopri chi è al primo posto.',
    keywords:
      'top 10 antena 1, le dieci più richieste, classifica radio, canzoni più ascoltate, richieste degli ascoltatori, musica italiana, musica brasiliana, primo posto',
    shareTitle: 'Chi è al primo posto su Antena 1?',
    shareDescription: 'Dieci canzoni, migliaia di richieste: ecco la classifica scelta da chi ascolta.',
  },
  italianas: {
    title: 'Le 10 canzoni italiane più richieste',
    description:
      'La top 10 della canzone italiana secondo Antena 1: cantautori, gruppi e voci nuove scelti ogni settimana da chi ascolta dai due lati dell’oceano.',
    keywords:
      'top 10 italiana, canzoni italiane, cantautori, musica italiana in radio, voci italiane, classifica italiana, ritornelli italiani, novità italiane',
    shareTitle: 'Dieci canzoni per parlare italiano',
    shareDescription: 'Dalla ballata al ballo di paese: le italiane che gli ascoltatori di Antena 1 chiedono di più.',
  },
  romanticas: {
    title: 'Le 10 canzoni romantiche più richieste',
    description:
      'Lente, sussurrate, da dedicare: le dieci canzoni d’amore più richieste ad Antena 1, con l’anteprima di ognuna e il testo da cantare in due.',
    keywords:
      'canzoni romantiche, canzoni d’amore, dediche in radio, ballate, lenti, musica per due, serate romantiche, top 10 romantica, parole d’amore',
    shareTitle: 'Una canzone da dedicare, anzi dieci',
    shareDescription: 'Le più romantiche secondo gli ascoltatori di Antena 1: scegline una e mandala a chi sai tu.',
  },
  francesas: {
    title: 'Le 10 canzoni francesi più richieste',
    description:
      'Chanson, pop da camera e ballate di fiume: le dieci voci francesi più richieste ad Antena 1, da ascoltare all’imbrunire.',
    keywords:
      'canzoni francesi, chanson, musica francese, top 10 francese, voci francesi, fisarmonica, pop francese, parigi di sera',
    shareTitle: 'Dieci canzoni con l’accento giusto',
    shareDescription: 'La Francia che piace ad Antena 1: dieci canzoni da ascoltare con le persiane socchiuse.',
  },
  regravacoes: {
    title: 'Le 10 riletture più richieste',
    description:
      'Stessa canzone, altra voce: le dieci nuove versioni più richieste ad Antena 1, tra omaggi, traduzioni e arrangiamenti che sorprendono.',
    keywords:
      'cover, riletture, nuove versioni, canzoni reinterpretate, omaggi musicali, top 10 cover, versioni acustiche, regravações',
    shareTitle: 'La conosci già, ma non così',
    shareDescription: 'Dieci canzoni amate cantate da qualcun altro: la classifica delle riletture di Antena 1.',
  },
  pop: {
    title: 'Le 10 canzoni pop più richieste',
    description:
      'Ritornelli che restano e ritmi che fanno alzare il volume: la top 10 pop di Antena 1, senza confini di lingua né di decennio.',
    keywords:
      'top 10 pop, musica pop, ritornelli, canzoni da cantare, canzoni da ballare, pop italiano, pop brasiliano, hit della settimana',
    shareTitle: 'Dieci ritornelli che non vanno più via',
    shareDescription: 'Il pop più richiesto di Antena 1: premi play e prova a non cantare.',
  },
  usa: {
    title: 'Le 10 canzoni americane più richieste',
    description:
      'Soul di quartiere, ballate di pianura e pop da pista: le dieci canzoni dagli Stati Uniti più richieste ad Antena 1.',
    keywords:
      'canzoni americane, musica usa, top 10 usa, soul, ballate country, pop americano, musica in inglese, viaggio in auto',
    shareTitle: 'Dieci canzoni da un’altra costa',
    shareDescription: 'Finestrini giù e strada dritta: le americane più richieste dagli ascoltatori di Antena 1.',
  },
  uk: {
    title: 'Le 10 canzoni britanniche più richieste',
    description:
      'Melodie di pioggia e di tè caldo: le dieci canzoni dal Regno Unito più richieste ad Antena 1, tra folk e pop d’autore.',
    keywords:
      'canzoni inglesi, musica britannica, top 10 uk, pop inglese, folk britannico, londra in musica, gruppi inglesi, giorni di pioggia',
    shareTitle: 'Dieci canzoni sotto lo stesso ombrello',
    shareDescription: 'Il Regno Unito secondo Antena 1: la classifica delle canzoni britanniche più richieste.',
  },
  europa: {
    title: 'Le 10 canzoni europee più richieste',
    description:
      'Da un porto all’altro del continente: le dieci canzoni europee più richieste ad Antena 1, ognuna nella sua lingua.',
    keywords:
      'canzoni europee, musica europea, top 10 europa, voci dal continente, musica senza frontiere, canzoni in viaggio, pop europeo, scoperte musicali',
    shareTitle: 'Un giro d’Europa in dieci canzoni',
    shareDescription: 'Niente bagagli: la classifica europea degli ascoltatori di Antena 1 parte quando vuoi.',
  },
} satisfies Record<string, Top10Meta>;
