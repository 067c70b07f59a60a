export const staffMessages = {
  taken: 'Esiste già: scegline un altro.',
} as const;
