import type { QuotedText } from '#domains/site/site.messages.ts';
import { withArticle } from '#kit/italian.ts';
import { waitingTime } from '#kit/waiting-time.ts';

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
  again: 'Riprova',
  wonOn: (day: string) => `Estrazione ${withArticle('del', day)}`,
} as const;

/** The whole form, with its toasts. These texts stand where `lang="pt-BR"` is set. */
export const answerMessages = {
  lang: 'pt-BR',
  label: 'A sua resposta',
  oneWord: 'Uma palavra só, sem espaços.',
  joined: 'Tiramos os espaços: confira a resposta antes de enviar.',
  left: (count: number) => (count === 1 ? 'Resta 1 caractere' : `Restam ${count} caracteres`),
  accept: 'Li e aceito o regulamento',
  send: 'Enviar',
  edit: 'Editar Resposta',
  sent: 'Sua resposta foi enviada com sucesso :)',
  failed: 'Ocorreu um erro inesperado :( Tente novamente mais tarde.',
  already: 'Você já deu uma resposta nessa promoção. Boa sorte!',
  alreadyHere: 'Você já tinha respondido: aqui está a sua resposta.',
  closed: 'A promoção foi encerrada enquanto você escrevia: não aceitamos mais respostas.',
  tooMany: (seconds: number) =>
    `Você enviou muitas respostas em pouco tempo. Tente novamente em ${waitingTime(seconds, 'pt-BR')}.`,
  soFar: (count: number) => (count === 1 ? 'Você já enviou 1 resposta.' : `Você já enviou ${count} respostas.`),
  unknown: 'Não foi possível verificar se você já respondeu. Tente novamente em alguns instantes.',
  again: 'Tentar novamente',
  faults: {
    answer: 'Preencha a caixa de texto com sua resposta.',
    rules: 'Você precisa ler  e aceitar o regulamento.',
    both: 'Você precisa preencher a caixa de texto com sua resposta, ler  e aceitar o regulamento.',
  },
} as const;
