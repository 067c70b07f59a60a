import type { ThemeChoice } from './theme.rules.ts';

/** These texts stand in the profile's panel and in toasts of its kind, where everything is Portuguese (`lang="pt-BR"`). */
export const toolsMessages = {
  title: 'Suas vantagens PRO',
  theme: {
    title: 'Aparência',
    choices: { system: 'Automática', paper: 'Clara', night: 'Escura' } satisfies Record<ThemeChoice, string>,
    note: 'A escolha vale para este navegador. Automática segue o seu sistema.',
  },
  alarm: {
    title: 'Rádio despertador',
    isOn: 'Despertar com a rádio',
    time: 'Hora',
    days: 'Dias',
    dayNames: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
    noDays: 'Escolha pelo menos um dia.',
    next: (day: string, time: string) => `Próximo despertar: ${day}, ${time}.`,
    today: 'hoje',
    tomorrow: 'amanhã',
    note: 'O despertador vive nesta página: deixe-a aberta, com o aparelho ligado e o som alto. Depois de recarregar, clique uma vez na página para o navegador permitir o som. A rádio começa baixinho e sobe em um minuto.',
    noTime: 'Informe a hora.',
    ringing: (time: string) => `Está na hora: são ${time} e a rádio está no ar.`,
    snooze: 'Mais 10 minutos',
    missed: (time: string) => `O despertador das ${time} não tocou: o aparelho estava em repouso.`,
  },
} as const;
