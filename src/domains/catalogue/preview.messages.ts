export const previewMessages = {
  play: (song: string) => `Ascolta l’anteprima di ${song}`,
  stop: (song: string) => `Ferma l’anteprima di ${song}`,
  ad: 'Pubblicità',
} as const;
