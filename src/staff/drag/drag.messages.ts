export const dragMessages = {
  rows: {
    instructions: 'Premi spazio per prendere, le frecce per spostare, spazio per lasciare, Esc per annullare.',
    taken: (name: string) => `In mano: «${name}».`,
    over: (name: string, place: number) => `«${name}» è al posto ${place}.`,
    dropped: (name: string, place: number) => `«${name}» resta al posto ${place}.`,
    cancelled: (name: string) => `«${name}» torna al suo posto.`,
  },
  places: {
    instructions: 'Premi spazio per prendere, le frecce per scegliere dove, spazio per lasciare, Esc per annullare.',
    over: (name: string, place: string) => `«${name}» è su ${place}.`,
    dropped: (name: string, place: string) => `«${name}» lasciato su ${place}.`,
  },
} as const;
