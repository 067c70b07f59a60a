const planned = (when: string) => `prevista ${when}`;

export const planningMessages = {
  board: {
    title: 'Bacheca',
    lead: 'Sposta una notizia trascinandola, con la tastiera o dal menu della sua scheda.',
    empty: 'Niente qui.',
    more: (count: string) => `Le altre sono nell’elenco (${count})`,
    moveTo: (title: string) => `Sposta «${title}» in`,
    moved: (title: string, state: string) => `«${title}»: ${state.toLowerCase()}.`,
    isOut: 'I lettori ce l’hanno già: si ritira dalla sua pagina.',
    when: {
      idea: planned,
      draft: planned,
      ready: planned,
      scheduled: (when: string) => `esce ${when}`,
      published: (when: string) => when,
    },
  },
  drag: (title: string) => `Sposta «${title}»`,
  when: {
    schedule: (title: string) => `Programma «${title}»`,
    plan: (title: string) => `Prevista per: «${title}»`,
    publish: (title: string) => `Pubblica «${title}»`,
    publishText: 'I lettori la vedono appena premi.',
    at: 'Giorno e ora',
    fault: 'Scegli un momento futuro.',
    missing: 'Scegli giorno e ora.',
    confirmSchedule: 'Programma',
    confirmPlan: 'Segna',
    confirmPublish: 'Pubblica adesso',
  },
  undo: 'Annulla',
  newer: 'Qualcuno l’ha cambiata prima di te: ecco com’è ora. Riprova se serve ancora.',
  failed: 'Non è riuscito: riprova.',
} as const;
