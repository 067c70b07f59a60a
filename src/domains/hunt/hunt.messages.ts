import type { QuotedText } from '#domains/site/site.messages.ts';
import { withArticle } from '#kit/italian.ts';
import type { HuntTab } from './hunt.rules.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

/** Of the hunt's page. */
export const huntMessages = {
  kicker: 'Gioca e vinci',
  title: 'Caccia al tesoro',
  headTitle: 'Caccia al tesoro: premi nascosti tra le pagine',
  headDescription:
    'Sfoglia il sito, trova il forziere e vinci: i premi in palio, il regolamento e il sigillo con cui chiunque può controllare il gioco.',
  lead: 'Tra le pagine del sito ci sono dei forzieri. Nessuno sa dove: si sa solo che, prima o poi, uno si apre davanti a te.',
  tabsLabel: 'Sezioni della caccia',
  tabs: {
    inizio: { text: 'Inizio', lang: undefined },
    regulamento: quoted('Regulamento'),
    premios: quoted('Premios'),
  } satisfies Record<HuntTab, { text: string; lang: 'pt-BR' | undefined }>,
  onNow: 'In corso',
  until: (day: string, hour: string) => `Fino ${withArticle('al', day)}, ore ${hour}`,
  howTo: 'Come si gioca',
  steps: [
    {
      title: 'Registrati e compila TUTTI i dati',
      text: 'Crea il tuo account e completa il profilo: senza tutti i dati non possiamo consegnarti il premio, e il forziere non si mostra.',
    },
    {
      title: 'Sfoglia, leggi, ascolta',
      text: 'Resta con noi: ogni pagina che apri può essere quella giusta. Non serve cercare, e non serve comprare nulla.',
    },
    {
      title: 'Apri il forziere',
      text: 'Quando appare è tuo per 24 ore. Un clic e sai che cosa hai vinto; poi ti scriviamo noi.',
    },
  ],
  start: 'Inizia la caccia',
  startNote: 'Se non hai ancora completato il profilo, cominciamo da lì.',
  left: 'Premi ancora da trovare',
  leftOf: (left: number, total: number) => `${left} di ${total}`,
  allPrizes: 'Guarda i premi',
  rules: 'Regolamento',
  prizes: 'I premi',
  remaining: (left: number, total: number) => {
    if (left === 0) return 'Tutti vinti';
    return left === 1 ? `Ne resta 1 di ${total}` : `Ne restano ${left} di ${total}`;
  },
  empty: quoted('Non há prêmios no momento'),
  emptyNext: quoted('Fique antenado e não perca a PRÓXIMA caça ao tesouro!'),
  promotions: 'Intanto guarda le promozioni',
  alreadyWon: (prize: string) =>
    `Hai già vinto in questa caccia: ${prize}. Si vince una volta sola, ma puoi continuare a sfogliare.`,
} as const;
