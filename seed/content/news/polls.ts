/** The poll without a closing day is the one on the home page. */
export type PollSeed = {
  title: string;
  opensDaysAgo: number;
  closesDaysAgo?: number;
  answers: { text: string; votes: number }[];
};

export const polls: PollSeed[] = [
  {
    title: 'Quando ascolti la radio più volentieri?',
    opensDaysAgo: 6,
    answers: [
      { text: 'La mattina, con il primo caffè', votes: 148 },
      { text: 'In viaggio, fra casa e lavoro', votes: 117 },
      { text: 'In cucina, mentre si prepara la cena', votes: 86 },
      { text: 'Di notte, a volume basso', votes: 63 },
    ],
  },
  {
    title: 'Quale canzone vorresti riascoltare al Festival Acqua Alta?',
    opensDaysAgo: 48,
    closesDaysAgo: 27,
    answers: [
      { text: 'Notte chiara sul lungomare, Vera Montale', votes: 132 },
      { text: 'Lettera da Recife, Lia Fontes', votes: 121 },
      { text: 'Tram delle sei, Elio Brandi', votes: 74 },
      { text: 'Ballo della nonna, Banda Ponente', votes: 95 },
    ],
  },
];
