/** What the kit itself says. Everything else comes from the pages that use it. */
export const uiMessages = {
  loading: 'Caricamento in corso, attendere...',
  close: 'Chiudi',
  required: 'obbligatorio',
  pagination: {
    previous: 'Precedente',
    next: 'Successiva',
    page: (page: number) => `Pagina ${page}`,
    gap: 'Altre pagine',
  },
  carousel: {
    role: 'carosello',
    previous: 'Scorri indietro',
    next: 'Scorri avanti',
    pause: 'Ferma lo scorrimento automatico',
    resume: 'Riprendi lo scorrimento automatico',
    position: (first: number, last: number, total: number) =>
      first === last ? `${first} di ${total}` : `Da ${first} a ${last} di ${total}`,
  },
  share: {
    heading: 'Condividi',
    on: (network: string) => `Condividi su ${network}`,
    device: 'Condividi con il tuo dispositivo',
    copy: 'Copia il link',
    copied: 'Link copiato',
    dialogTitle: (product: string) => `Ho sentito parlare di ${product}`,
  },
} as const;
