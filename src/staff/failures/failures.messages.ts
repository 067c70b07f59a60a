export const failuresMessages = {
  title: 'Guasti',
  lead: 'Lavori che la stazione ha abbandonato e e-mail che non sono partite. Le e-mail si ritentano anche da sole.',
  none: 'Nessun guasto: tutto è partito e tutto è stato fatto.',
  kinds: { job: 'Lavoro', mail: 'E-mail' },
  attempts: (count: number) => (count === 1 ? '1 tentativo' : `${count} tentativi`),
  unknown: 'Il motivo non è noto.',
  retry: 'Riprova',
  retryOne: (title: string) => `Riprova «${title}»`,
  retried: (title: string) => `«${title}» riparte adesso.`,
  over: 'Nel frattempo è stato fatto o riprovato.',
  notRetried: 'Non è riuscito: riprova tra poco.',
} as const;
