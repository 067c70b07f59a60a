export const sessionMessages = {
  title: 'Redazione',
  lead: 'Entra con il tuo account della radio.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Entra',
  empty: 'Scrivi la tua e-mail e la password.',
  second: {
    lead: {
      app: 'Scrivi il codice di sei cifre della tua app di autenticazione.',
      recovery: 'Scrivi uno dei codici di recupero che hai conservato. Ognuno vale una volta sola.',
    },
    label: { app: 'Codice dell’app', recovery: 'Codice di recupero' },
    other: { app: 'Usa un codice di recupero', recovery: 'Usa l’app di autenticazione' },
    empty: 'Scrivi il codice.',
    expired: 'Il tempo per scrivere il codice è finito. Entra di nuovo.',
    back: 'Torna indietro',
  },
  again: {
    title: 'La sessione è scaduta',
    lead: 'Entra di nuovo: quello che hai scritto è ancora qui, e ciò che stavi salvando riparte da solo.',
    notNow: 'Non adesso',
  },
  refusals: {
    'invalid email or password': 'E-mail o password non corrispondono.',
    'user disabled': 'Questo account è disattivato. Parla con la direzione.',
    'wrong code': 'Il codice non è giusto. Controlla e riprova.',
  },
  unconfirmed: 'L’indirizzo e-mail di questo account non è ancora confermato: conferma prima sul sito.',
  tooMany: (wait: string) => `Troppi tentativi. Riprova tra ${wait}.`,
  noLine: 'Non c’è risposta dalla stazione. Controlla la connessione e riprova.',
  other: 'Qualcosa non ha funzionato. Riprova tra qualche minuto.',
  forgotten: 'Password dimenticata? Si cambia dal sito, alla voce «Entrar».',
} as const;
