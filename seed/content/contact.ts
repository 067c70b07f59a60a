import type { SubjectId } from '#domains/contact/contact.rules.ts';
import type { AccountSeed } from './accounts.ts';

/** Where the mails of each subject go in the demo. */
export const mailboxes: Record<SubjectId, string> = {
  1: 'ciao@antena1.example',
  2: 'vendite@antena1.example',
  3: 'lavoro@antena1.example',
  4: 'promozioni@antena1.example',
  5: 'tecnica@antena1.example',
  6: 'redazione@antena1.example',
  7: 'musica@antena1.example',
};

export type LetterSeed = {
  subjectId: SubjectId;
  name: string;
  email: string;
  phone: string;
  city: string;
  region: string;
  text: string;
  status: 'new' | 'answered' | 'closed';
  hoursAgo: number;
  /** Written while signed in with this demo account. */
  account?: AccountSeed['key'];
};

export const letters: LetterSeed[] = [
  {
    subjectId: 7,
    name: 'Chiara Bassi',
    email: 'ascoltatrice@demo.antena1.example',
    phone: '(06) 95550-142',
    city: 'Roma',
    region: 'RM',
    text: 'Stamattina dopo le otto avete passato una canzone con un coro e una fisarmonica, senza dire il titolo. Mia madre la canticchia da allora e non troviamo pace. Ci aiutate?',
    status: 'new',
    hoursAgo: 3,
    account: 'listener',
  },
  {
    subjectId: 5,
    name: 'Duarte Pimentel',
    email: 'duarte@oficina.example',
    phone: '(82) 95555-0163',
    city: 'Maceió',
    region: 'AL',
    text: 'Desde ontem à noite a rádio para depois de uns vinte minutos no celular, sempre no mesmo ponto da estrada. No computador funciona. É o sinal ou sou eu?',
    status: 'new',
    hoursAgo: 9,
  },
  {
    subjectId: 2,
    name: 'Ilaria Montanari',
    email: 'ilaria@fornomontanari.example',
    phone: '(05) 15550-187',
    city: 'Bologna',
    region: 'BO',
    text: 'Buongiorno, apriamo un secondo forno a Roma, in zona Prati, il primo del mese prossimo. Vorremmo far sentire l’inaugurazione nelle due settimane prima: che cosa ci proponete con un budget piccolo?',
    status: 'new',
    hoursAgo: 26,
  },
  {
    subjectId: 6,
    name: 'Sandro Vetri',
    email: 'sandro.vetri@scrivano.example',
    phone: '(06) 95550-176',
    city: 'Latina',
    region: 'LT',
    text: 'Nell’articolo sui treni di notte manca una fermata: a Formia il treno si ferma eccome, alle due e dieci. Lo so perché lo prendo.',
    status: 'answered',
    hoursAgo: 52,
  },
  {
    subjectId: 4,
    name: 'Tiago Ferraz',
    email: 'completo@demo.antena1.example',
    phone: '(82) 95555-0147',
    city: 'Maceió',
    region: 'AL',
    text: 'Ganhei o vinil na promoção do mês passado e ele chegou inteiro, com o bilhete da locutora. Obrigado! Posso mandar uma foto dele na vitrola?',
    status: 'closed',
    hoursAgo: 171,
    account: 'complete',
  },
  {
    subjectId: 1,
    name: 'Nonna Adele',
    email: 'adele@cortile.example',
    phone: '(08) 15550-129',
    city: 'Napoli',
    region: 'NA',
    text: 'Vi ascolto mentre stiro. Volevo solo dirvi che domenica avete fatto piangere tutto il cortile, ma in modo bello.',
    status: 'answered',
    hoursAgo: 218,
  },
];
