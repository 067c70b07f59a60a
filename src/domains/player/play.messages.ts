/** What the play button and its mark say: they stand in the first view of pages that need none of the other words yet. */
export const playMessages = {
  play: 'Ascolta la diretta',
  pause: 'Metti in pausa',
  live: 'In diretta',
  connecting: 'Connessione in corso',
  ad: 'Pubblicità',
} as const;
