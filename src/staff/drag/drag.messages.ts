export const dragMessages = {
  rows: {
    instructions: 'Premi spazio per prendere, le frecce per spostare, spazio per lasciare, Esc per annullare.',
    taken: (name: string) => `In mano: «${name}».`,
    over: (name: string, place: number) => `«${name}» è al posto ${place}.`,
    dropped: (name: string, place: number) => `«${name}» resta al posto ${place}.`,
    cancelled: (name: string) => `«${name}» torna al suo posto.`,
  },
} as const;
