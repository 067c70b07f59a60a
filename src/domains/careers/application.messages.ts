import type { QuotedText } from '#domains/site/site.messages.ts';

const quoted = (text: string): QuotedText => ({ text, lang: 'pt-BR' });

/** Of the form, whose code comes after the page's own. */
export const applicationMessages = {
  labels: {
    name: 'Nome',
    lastName: 'Cognome',
    email: 'E-mail',
    telefono: 'Telefono',
    testoPosizione: 'Posizione desiderata',
    aboutYou: 'Parlaci di te',
    curriculum: 'Curriculum',
  },
  examples: { telefono: '(333) 123-4567', testoPosizione: 'Tecnica del suono' },
  fileHint: 'PDF o DOCX, al massimo 5 MB.',
  aboutHint: (used: number, most: number) => `${used} di ${most} caratteri`,
  problems: {
    name: 'Da 3 a 20 lettere, senza numeri né simboli.',
    lastName: 'Da 3 a 30 lettere, senza numeri né simboli.',
    email: 'Un indirizzo e-mail valido, al massimo 30 caratteri.',
    telefono: 'Prefisso di tre cifre e numero: da 9 a 11 cifre in tutto.',
    testoPosizione: 'Da 3 a 50 caratteri.',
    aboutYou: 'Da 3 a 1000 caratteri.',
    curriculum: 'Allega il tuo curriculum.',
  },
  /** What the station does not take, in words that help to send a better one. */
  fileRefused: {
    'file too large': 'Il file supera i 5 MB: prova a ridurre le immagini o a esportarlo di nuovo.',
    'file not accepted':
      'Il file non è un PDF o un DOCX che riusciamo ad aprire. Salvalo senza password, macro e allegati, oppure esportalo di nuovo in PDF.',
  } as Record<string, string>,
  tooMany: 'Sono arrivati molti invii da questa connessione. Aspetta un po’ e riprova.',
  noScript: (email: string) =>
    `Per inviare il modulo serve JavaScript. Se preferisci, scrivici a ${email} con il curriculum allegato.`,
  hint: 'Compila tutti i campi per inviare il tuo messaggio.',
  send: 'INVIA',
  sending: 'INVIO IN CORSO',
  success: quoted(
    'Agradeçemos o contato. Sua mensagem foi enviada com sucesso e retornaremos o mais breve possível :)',
  ),
  failure: quoted('Problema na comunicação com servidor, por favor tente novamente em alguns instantes'),
} as const;

/** Of the mail to whoever reads the applications. */
export const applicationLetter = {
  subject: (position: string, person: string) => `Candidatura: ${position} – ${person}`,
  where: (id: number) =>
    `Il curriculum non è allegato: si apre dal pannello interno, alla candidatura numero ${id}, e si elimina da solo dopo un anno.`,
} as const;
