import { withArticle } from '#kit/italian.ts';

/** How anybody can check a hunt. */
export const sealMessages = {
  seal: 'Il sigillo',
  sealLead:
    'Ogni premio ha il suo istante, estratto prima dell’inizio. Pubblichiamo subito l’impronta dell’elenco; finita la caccia, pubblichiamo anche il seme da cui è nato. Se i due non combaciassero, lo vedrebbero tutti.',
  hash: 'Impronta (SHA-256)',
  seed: 'Seme',
  seedLater: (day: string) => `Lo pubblichiamo alla fine della caccia, ${withArticle('il', day)}.`,
  fromTo: (from: string, to: string) => `${withArticle('Dal', from)} ${withArticle('al', to)}`,
  situations: { 'to come': 'In arrivo', on: 'In corso', over: 'Conclusa' },
  verify: 'Verifica il sigillo',
  isTrue: 'Il sigillo è intatto: l’impronta nasce da questo seme.',
  isFalse: 'L’impronta non nasce da questo seme. Scrivici: qualcosa non torna.',
  noWay: 'Questo browser non sa calcolare l’impronta su questa connessione.',
  instants: 'Gli istanti estratti',
} as const;
