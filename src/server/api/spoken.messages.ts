import { waitingTime } from '#kit/waiting-time.ts';

type Spoken = { tooMany(seconds: number): string; invalid: string; busy: string; failed: string };

/** What people read of a call that did not go through, where a form shows the station's own words. */
export const spokenMessages: Record<'it' | 'pt-BR', Spoken> = {
  it: {
    tooMany: (seconds) => `Troppi invii in poco tempo. Riprova fra ${waitingTime(seconds, 'it')}.`,
    invalid: 'Qualcosa non va in quello che hai scritto. Controlla i campi e riprova.',
    busy: 'La radio è molto occupata. Riprova tra qualche istante.',
    failed: 'Qualcosa non ha funzionato dalla nostra parte. Riprova tra qualche istante.',
  },
  'pt-BR': {
    tooMany: (seconds) => `Muitos envios em pouco tempo. Tente novamente em ${waitingTime(seconds, 'pt-BR')}.`,
    invalid: 'Algo está errado no que você escreveu. Confira os campos e tente novamente.',
    busy: 'A rádio está muito ocupada. Tente novamente em alguns instantes.',
    failed: 'Algo não funcionou do nosso lado. Tente novamente em alguns instantes.',
  },
};
