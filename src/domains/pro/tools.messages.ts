import type { ThemeChoice } from './theme.rules.ts';

const portuguese = {
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
};

const italian: typeof portuguese = {
  title: 'I tuoi vantaggi PRO',
  theme: {
    title: 'Aspetto',
    choices: { system: 'Automatico', paper: 'Chiaro', night: 'Scuro' },
    note: 'La scelta vale per questo browser. Automatico segue il tuo sistema.',
  },
  alarm: {
    title: 'Radiosveglia',
    isOn: 'Svegliami con la radio',
    time: 'Ora',
    days: 'Giorni',
    dayNames: ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'],
    noDays: 'Scegli almeno un giorno.',
    next: (day, time) => `Prossima sveglia: ${day}, ${time}.`,
    today: 'oggi',
    tomorrow: 'domani',
    note: 'La sveglia vive in questa pagina: lasciala aperta, con il dispositivo acceso e il volume alto. Dopo aver ricaricato la pagina fai clic una volta, perché il browser permetta il suono. La radio comincia piano e sale in un minuto.',
    noTime: 'Scrivi l’ora.',
    ringing: (time) => `È ora: sono le ${time} e la radio è in onda.`,
    snooze: 'Altri 10 minuti',
    missed: (time) => `La sveglia delle ${time} non ha suonato: il dispositivo era a riposo.`,
  },
};

/** They stand in the profile's panel and in toasts of its kind, in the listener's language. */
export const toolsMessages: Record<'it' | 'pt-BR', typeof portuguese> = { it: italian, 'pt-BR': portuguese };
