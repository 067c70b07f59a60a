/** What the listen page says at once; what stands further down comes with it, in `listen.messages.ts`. */
export const onAirMessages = {
  title: 'Ascolta la radio in diretta',
  description:
    'La diretta della radio made in Italy: che cosa va in onda adesso, testo e traduzione, le ultime canzoni.',
  onAirNow: 'In onda adesso',
  adBreak: 'Pausa pubblicitaria',
  silent: 'La diretta sta per cominciare',
  album: (album: string) => `dall’album ${album}`,
  cover: (song: string, artist: string) => `Copertina di ${song}${artist ? `, ${artist}` : ''}`,
} as const;
