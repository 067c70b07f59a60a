import type { QuotedText } from '#domains/site/site.messages.ts';
import { withArticle } from '#kit/italian.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

/** Of the page of one promotion. */
export const promotionMessages = {
  back: 'Tutte le promozioni',
  published: (day: string, hour: string) => `Pubblicata ${withArticle('il', day)}, ore ${hour}`,
  until: (day: string, hour: string) => `Aperta fino ${withArticle('al', day)}, ore ${hour}`,
  closedOn: (day: string) => `Chiusa ${withArticle('il', day)}`,
  closedNote: 'Questa promozione è chiusa: non si accettano altre risposte.',
  share: 'Condividi',
  prize: 'In palio',
  choose: 'Che cosa vuoi vedere',
  takePart: 'Partecipa',
  rules: 'Regolamento',
  winners: 'Vincitori',
  howMany: {
    respostaMultipla: 'Puoi mandare più risposte.',
    respostaUnicaEditavel: 'Una risposta a testa; puoi cambiarla finché la promozione è aperta.',
    respostaUnicaNaoEditavel: 'Una risposta a testa; una volta inviata non si cambia.',
  },
} as const;

/** Of what opens with a click; its words come with its code. */
export const participationMessages = {
  needsLogin: quoted('É necessário estar logado para participar desta promoção.'),
  winnersNeedLogin: quoted('É necessário estar logado para ver os ganhadores.'),
  proOnly: quoted('Essa promoção é exclusiva dos usuários PRO.'),
  incomplete: quoted('Por favor complete seu cadastro para poder participar desta promoção.'),
  enter: 'Fazer login',
  complete: 'Completar cadastro',
  learnMore: 'Saiba Mais',
  noWinners: quoted('Nenhum ganhador encontrado para essa promoção.'),
  winnersFailed: 'L’elenco dei vincitori non è arrivato. Riprova tra qualche istante.',
  answerFailed: 'Non siamo riusciti a controllare se hai già risposto. Riprova tra qualche istante.',
  again: 'Riprova',
  wonOn: (day: string) => `Estrazione ${withArticle('del', day)}`,
} as const;

export const answerMessages = {
  label: 'La tua risposta',
  oneWord: 'Una parola sola, senza spazi.',
  left: (count: number) => (count === 1 ? 'Resta 1 carattere' : `Restano ${count} caratteri`),
  accept: quoted('Li e aceito o regulamento'),
  send: quoted('Enviar'),
  edit: quoted('Editar Resposta'),
  sent: quoted('Sua resposta foi enviada com sucesso :)'),
  failed: quoted('Ocorreu um erro inesperado :( Tente novamente mais tarde.'),
  already: quoted('Você já deu uma resposta nessa promoção. Boa sorte!'),
  alreadyHere: 'Avevi già risposto: ecco la tua risposta.',
  closed: 'La promozione si è chiusa mentre scrivevi: le risposte non si accettano più.',
  tooMany: 'Hai mandato molte risposte in poco tempo. Aspetta un po’ e riprova.',
  soFar: (count: number) => (count === 1 ? 'Hai già mandato 1 risposta.' : `Hai già mandato ${count} risposte.`),
  faults: {
    answer: quoted('Preencha a caixa de texto com sua resposta.'),
    rules: quoted('Você precisa ler  e aceitar o regulamento.'),
    both: quoted('Você precisa preencher a caixa de texto com sua resposta, ler  e aceitar o regulamento.'),
  },
} as const;
