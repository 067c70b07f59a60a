export const staffMessages = {
  taken: 'Esiste già, forse nel cestino: scegline un altro.',
  takenAddress: 'Esiste già, forse nel cestino, che tiene i suoi indirizzi per chi torna indietro: scegline un altro.',
} as const;
