export const catalogueStaffMessages = {
  unknownArtist: 'Questo artista non c’è più: scegline un altro.',
} as const;
