import { toName } from '#kit/italian.ts';

export const recommendMessages = {
  kicker: 'Interattivo',
  title: 'Consiglia una canzone',
  lead: 'Quella che metteresti in onda domani mattina. Quattro domande, una alla volta: la redazione musicale ascolta tutto, fino alla fine del pezzo.',
  headDescription: (station: string) =>
    `Manda ${toName(station)} la canzone che vorresti sentire in radio: artista, titolo e due parole per convincerci.`,
  notes: {
    heading: 'Che cosa succede poi',
    items: [
      'La redazione musicale si riunisce due volte alla settimana, con le cuffie appese ai ganci.',
      'Si ascolta tutto, e si vota solo dopo la fine del pezzo.',
      'Quello che convince entra in programmazione. Non possiamo prometterlo, ma succede spesso.',
    ],
    catalogue: { lead: 'Forse la trasmettiamo già:', to: '/canzoni', label: 'cercala nel canzoniere' },
  },
} as const;
