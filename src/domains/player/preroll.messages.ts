export const prerollMessages = {
  label: 'Pubblicità',
  remaining: (time: string) => `ancora ${time}`,
  remainingLabel: 'Tempo rimanente della pubblicità',
  more: 'Scopri di più',
  newTab: '(si apre in una nuova scheda)',
} as const;
