/** What is wrong with a row or a file, and what is to know, in the words that the newsroom reads. */
export const importFaults = {
  row: 'Riga',
  columns: (given: number, wanted: number) => `Ci sono ${given} celle invece di ${wanted}.`,
  quotes: 'Le virgolette si aprono e non si chiudono: da qui in poi il file non si legge.',
  unreadable: 'La riga non si legge.',
  tooLong: (most: number) => `La cella è troppo lunga: al massimo ${most.toLocaleString('it-IT')} caratteri.`,
  control: 'Contiene caratteri che non si possono salvare.',
  number: 'Scrivi un numero.',
  yesNo: 'Scrivi sì o no.',
  choice: (choices: readonly string[]) => `Scrivi una di queste voci: ${choices.join(', ')}.`,
  date: 'Scrivi un giorno, per esempio 31/12/2026.',
  instant: 'Scrivi un giorno e un’ora, per esempio 31/12/2026 18:30.',
  unknownReference: (what: string, name: string) => `Non c’è nessuna voce «${name}» fra: ${what}.`,
  severalReferences: (name: string) => `«${name}» non è uno solo: scrivi il suo indirizzo.`,
  unknownId: 'Non c’è nessuna voce con questo numero.',
  inBin: 'È nel cestino: ripristinala prima di importare.',
  twice: (line: number) => `È già alla riga ${line}.`,
  scheduledInPast: 'Per programmare l’uscita serve un’ora futura in «Uscita programmata».',
  staysPublished: 'È pubblicata: l’importazione non la ritira.',
  unknownColumn: (name: string) => `La colonna «${name}» non corrisponde a niente ed è ignorata.`,
  shownColumn: (name: string) => `La colonna «${name}» si calcola da sé ed è ignorata.`,
  noCategory: 'Questo articolo non ha una categoria.',
  privatePost: 'Privato o protetto: entra come bozza.',
  pictureLost: (address: string, why: string) => `Un’immagine non è arrivata (${why}): ${address}`,
  pictures: (count: number) => (count === 1 ? 'Un’immagine da prendere.' : `${count} immagini da prendere.`),
  shortcodes: (names: readonly string[]) => `Codici di WordPress tolti dal testo: ${names.join(', ')}.`,
  skippedTypes: (count: number, types: readonly string[]) =>
    `${count === 1 ? 'Una voce di altro tipo non importata' : `${count} voci di altro tipo non importate`}: ${types.join(', ')}.`,
} as const;

/** Why a picture of another site could not be had. */
export const pictureFaults: Record<string, string> = {
  'not allowed': 'indirizzo non ammesso',
  'not found': 'non c’è più',
  'too large': 'troppo grande',
  'too slow': 'nessuna risposta',
  'not a picture': 'non è un’immagine',
};

/** The head of the table of faults. */
export const importReport = { head: ['Riga', 'Titolo', 'Campo', 'Che cosa non va'] };
