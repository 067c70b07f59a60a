/** What the form and its call say. */
export const contactMessages = {
  title: 'Il tuo messaggio',
  fillAll: 'Compila tutti i campi per inviare il tuo messaggio.',
  choose: 'Scegli un argomento',
  send: 'Invia il messaggio',
  sending: 'Invio in corso…',
  sent: 'Messaggio inviato',
  another: 'Scrivi un altro messaggio',
  // Quoted by the specification, Portuguese as they stand there.
  success: 'Sua mensagem foi enviada! Retornaremos em breve :)',
  noAnswer: 'Problema na comunicação com servidor, por favor tente novamente em alguns instantes',
  labels: {
    categoryId: 'Argomento',
    name: 'Nome',
    email: 'E-mail',
    phone: 'Telefono',
    city: 'Città',
    region: 'Regione',
    text: 'Messaggio',
  },
  subjects: {
    1: 'Generale',
    2: 'Commerciale',
    3: 'Risorse umane',
    4: 'Promozioni',
    5: 'Segnala un problema',
    6: 'Giornalismo',
    7: 'Programmazione musicale',
  },
  problems: {
    categoryId: 'Scegli un argomento.',
    name: 'Da 3 a 30 caratteri: solo lettere e spazi.',
    email: 'Un indirizzo completo, di 50 caratteri al massimo.',
    phone: 'Da 9 a 11 cifre, con il prefisso.',
    city: 'Da 3 a 30 caratteri.',
    region: 'Due lettere.',
    text: 'Da 3 a 1000 caratteri.',
  },
  phoneExample: '(06) 55501-910',
  phoneHint: 'Con il prefisso, senza +39 o +55.',
  regionHint: 'Sigla: RM, SP…',
  left: (count: number) => (count === 1 ? 'Ancora un carattere' : `Ancora ${count} caratteri`),
  privacy: 'Usiamo questi dati soltanto per risponderti e li cancelliamo dopo 12 mesi.',
  privacyLink: 'Leggi l’informativa',
  noScript: (email: string) => `Per inviare il modulo serve JavaScript. Puoi anche scrivere a ${email}.`,
} as const;

/** With what a message begins when the page was opened for its subject. */
export const presetTexts = {
  comercial: 'Buongiorno, vorrei ricevere informazioni e un preventivo per fare pubblicità in radio.',
} as const;
