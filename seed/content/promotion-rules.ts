export type Rules = {
  /** One answer, one that may be corrected, or as many as somebody likes. */
  answers: 'once' | 'editable' | 'many';
  oneWord?: boolean;
  pro?: boolean;
  prize: string;
  winners: number;
};

const section = (heading: string, text: string, lang = '') => {
  const mark = lang && ` lang="${lang}"`;
  return `<h3${mark}>${heading}</h3><p${mark}>${text}</p>`;
};

const answersInItalian: Record<Rules['answers'], string> = {
  once: 'Ogni persona può inviare una sola risposta, che dopo l’invio non si può più cambiare.',
  editable: 'Ogni persona può inviare una sola risposta e correggerla fino alla chiusura.',
  many: 'Ogni persona può inviare più risposte; nel sorteggio conta comunque una volta sola.',
};

/** The rules of a promotion as the station writes them. */
export function rulesInItalian({ answers, oneWord, pro, prize, winners }: Rules): string {
  const length = oneWord
    ? 'La risposta è una parola sola, senza spazi, di al massimo 30 caratteri.'
    : 'La risposta ha al massimo 350 caratteri.';
  return [
    section(
      '1. Chi può partecipare',
      `Chi ha compiuto 18 anni, vive in Italia o in Brasile, ha confermato l’e-mail e completato il profilo.${pro ? ' La promozione è riservata a chi ha un abbonamento PRO attivo al momento della risposta.' : ''} Non partecipano dipendenti e collaboratori della radio, né i loro conviventi. Non serve comprare nulla.`,
    ),
    section(
      '2. Come si partecipa',
      `${length} ${answersInItalian[answers]} Le risposte offensive o scritte da automatismi vengono escluse.`,
    ),
    section(
      '3. Come si vince',
      `Alla chiusura estraiamo a caso ${winners === 1 ? 'una persona' : `${winners} persone`} tra ${oneWord ? 'chi ha dato la risposta esatta' : 'chi ha risposto secondo il regolamento'}, con un sorteggio il cui seme viene registrato e può essere verificato. Nessuno vince due volte.`,
    ),
    section(
      '4. Il premio',
      `${prize}. Il premio è personale, non si converte in denaro e va accettato entro 15 giorni dalla nostra e-mail; trascorso il termine si estrae di nuovo.`,
    ),
    section(
      '5. I tuoi dati',
      'Usiamo i dati del profilo per verificare la partecipazione e consegnare il premio. Nome, città e stato di chi vince sono visibili agli utenti che hanno fatto l’accesso. I dettagli sono nell’<a href="/termini/privacidade">informativa sulla privacy</a>.',
    ),
  ].join('');
}

const answersInPortuguese: Record<Rules['answers'], string> = {
  once: 'Cada pessoa pode enviar uma única resposta, que não pode ser alterada depois do envio.',
  editable: 'Cada pessoa pode enviar uma única resposta e corrigi-la até o encerramento.',
  many: 'Cada pessoa pode enviar várias respostas; no sorteio, porém, conta uma só vez.',
};

/** For promotions that are played from Brazil. */
export function rulesInPortuguese({ answers, prize, winners }: Rules): string {
  const part = (heading: string, text: string) => section(heading, text, 'pt-BR');
  return [
    part(
      '1. Quem pode participar',
      'Maiores de 18 anos residentes no Brasil ou na Itália, com e-mail confirmado e cadastro completo. Não participam funcionários e colaboradores da rádio, nem quem mora com eles. Não é necessário comprar nada.',
    ),
    part(
      '2. Como participar',
      `A resposta tem no máximo 350 caracteres. ${answersInPortuguese[answers]} Respostas ofensivas ou automáticas são excluídas.`,
    ),
    part(
      '3. Como se ganha',
      `No encerramento sorteamos ${winners === 1 ? 'uma pessoa' : `${winners} pessoas`} entre quem respondeu de acordo com o regulamento, com uma semente registrada que permite conferir o sorteio. Ninguém ganha duas vezes.`,
    ),
    part(
      '4. O prêmio',
      `${prize}. O prêmio é pessoal, não pode ser trocado por dinheiro e deve ser aceito em até 15 dias a partir do nosso e-mail.`,
    ),
    part(
      '5. Seus dados',
      'Usamos os dados do cadastro para verificar a participação e entregar o prêmio. Nome, cidade e estado de quem ganha ficam visíveis para usuários logados. Os detalhes estão na <a href="/termini/privacidade">política de privacidade</a>.',
    ),
  ].join('');
}
