import { totalText } from '#staff/list/list.messages.ts';

export const libraryMessages = {
  grid: {
    found: 'File della libreria',
    more: 'Mostra altri',
    total: (count: number) => (count === 1 ? 'Un file' : `${totalText(count)} file`),
    none: 'La libreria è vuota: trascina qui i primi file.',
    nothingFound: 'Nessun file corrisponde.',
  },
  known: (name: string) => `«${name}» è nella libreria.`,
  close: 'Chiudi la scheda',
  gone: 'Questo file non c’è più.',
  download: 'Scarica',
  save: 'Salva',
  saving: 'Salvataggio…',
  unsaved: 'Modifiche non salvate',
  restore: 'Ripristina',
  remove: 'Elimina',
  replace: {
    act: 'Sostituisci…',
    cancel: 'Annulla la sostituzione',
    progress: 'Sostituzione del file',
    done: (name: string) => `«${name}» è sostituito: chi lo mostrava mostra quello nuovo.`,
  },
  focus: {
    title: 'Punto focale',
    label: 'Punto focale: spostalo con le frecce, con Maiusc più in fretta',
    hint: 'Premi sull’immagine ciò che deve restare in ogni taglio.',
    at: (x: number, y: number) => `${x}% da sinistra, ${y}% dall’alto`,
    automatic: 'Automatico',
    clear: 'Torna all’automatico',
  },
  crops: {
    title: 'Come viene tagliata',
    picture: (shape: string) => `Taglio ${shape}`,
    shapes: { banner: 'Striscione', wide: 'Striscione medio', card: 'Apertura e scheda', square: 'Quadrato' },
  },
  uses: {
    title: 'Dove è usato',
    none: 'Da nessuna parte.',
  },
} as const;
