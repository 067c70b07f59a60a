/** These texts stand where the modal sets `lang="pt-BR"`. */
const wrongCode = 'Código inválido. Confira e tente de novo.';
const later = 'Desculpe, algo deu errado! Tente novamente em alguns minutos.';

/** The second step of a login. */
export const secondStepMessages = {
  title: 'Verificação em duas etapas',
  lead: {
    app: 'Abra o seu aplicativo autenticador e informe o código de 6 números.',
    recovery: 'Informe um dos códigos de recuperação que você guardou. Cada um vale uma única vez.',
  },
  labels: { app: 'Código do aplicativo', recovery: 'Código de recuperação' },
  other: { app: 'Usar um código de recuperação', recovery: 'Usar o aplicativo autenticador' },
  empty: 'Informe o código.',
  submit: 'Entrar',
  busy: 'Entrando...',
  expired: 'O tempo para informar o código acabou. Por favor, efetue o login novamente.',
  failures: {
    refusals: { 'wrong code': wrongCode, 'user disabled': 'Usuário inativo. Por favor, entre em contato conosco.' },
    other: later,
  },
} as const;

/** The panel's own part for it; listeners never see it. */
const portuguese = {
  title: 'Verificação em duas etapas',
  off: 'Proteja a sua conta de equipe: para entrar, além da senha, será preciso um código de um aplicativo autenticador.',
  demanded:
    'A administração exige a verificação em duas etapas para a sua função. Até lá, as suas permissões ficam suspensas.',
  on: (left: number) =>
    `Ativada. ${left === 1 ? 'Resta 1 código' : left === 0 ? 'Não resta nenhum código' : `Restam ${left} códigos`} de recuperação.`,
  onDemanded: 'A sua função exige a verificação em duas etapas, por isso ela não pode ser desativada.',
  begin: 'Ativar',
  beginBusy: 'Aguarde...',
  password: 'Senha atual',
  passwordEmpty: 'Informe a sua senha atual.',
  scan: 'Leia este código com o seu aplicativo autenticador:',
  picture: 'Código QR para o aplicativo autenticador',
  typed: 'Ou digite esta chave no aplicativo:',
  code: 'Código do aplicativo',
  codeOrRecovery: 'Código do aplicativo ou de recuperação',
  codeEmpty: 'Informe o código de 6 números do aplicativo.',
  confirm: 'Confirmar',
  confirmBusy: 'Confirmando...',
  cancel: 'Cancelar',
  codesTitle: 'Os seus códigos de recuperação',
  codesLead:
    'Guarde-os em um lugar seguro: sem o aplicativo, cada um deles permite entrar uma vez. Eles não serão mostrados de novo.',
  copy: 'Copiar os códigos',
  copied: 'Códigos copiados!',
  notCopied: 'Não foi possível copiar os códigos. Anote-os.',
  done: 'Guardei os códigos',
  renew: 'Gerar novos códigos de recuperação',
  end: 'Desativar',
  ended: 'Verificação em duas etapas desativada.',
  failures: {
    refusals: {
      'wrong code': wrongCode,
      'wrong password': 'Senha atual inválida.',
      'second factor demanded':
        'A sua função exige a verificação em duas etapas, por isso ela não pode ser desativada.',
    },
    other: later,
  },
};

type SecondFactorMessages = typeof portuguese;

const italian: SecondFactorMessages = {
  title: 'Verifica in due passaggi',
  off: 'Proteggi il tuo account della redazione: per entrare, oltre alla password, servirà un codice di un’app di autenticazione.',
  demanded:
    'L’amministrazione chiede la verifica in due passaggi per il tuo ruolo. Fino ad allora i tuoi permessi sono sospesi.',
  on: (left: number) =>
    `Attiva. ${left === 1 ? 'Resta 1 codice' : left === 0 ? 'Non resta nessun codice' : `Restano ${left} codici`} di recupero.`,
  onDemanded: 'Il tuo ruolo richiede la verifica in due passaggi, perciò non si può disattivare.',
  begin: 'Attiva',
  beginBusy: 'Un momento...',
  password: 'Password attuale',
  passwordEmpty: 'Scrivi la tua password attuale.',
  scan: 'Leggi questo codice con la tua app di autenticazione:',
  picture: 'Codice QR per l’app di autenticazione',
  typed: 'Oppure scrivi questa chiave nell’app:',
  code: 'Codice dell’app',
  codeOrRecovery: 'Codice dell’app o di recupero',
  codeEmpty: 'Scrivi il codice di 6 cifre dell’app.',
  confirm: 'Conferma',
  confirmBusy: 'Conferma in corso...',
  cancel: 'Annulla',
  codesTitle: 'I tuoi codici di recupero',
  codesLead:
    'Conservali in un luogo sicuro: senza l’app, ognuno permette di entrare una volta. Non saranno mostrati di nuovo.',
  copy: 'Copia i codici',
  copied: 'Codici copiati!',
  notCopied: 'Non è stato possibile copiare i codici. Annotali.',
  done: 'Ho conservato i codici',
  renew: 'Genera nuovi codici di recupero',
  end: 'Disattiva',
  ended: 'Verifica in due passaggi disattivata.',
  failures: {
    refusals: {
      'wrong code': 'Il codice non è giusto. Controlla e riprova.',
      'wrong password': 'La password attuale non è giusta.',
      'second factor demanded': 'Il tuo ruolo richiede la verifica in due passaggi, perciò non si può disattivare.',
    },
    other: 'Qualcosa è andato storto. Riprova fra qualche minuto.',
  },
};

export const secondFactorMessages: Record<'it' | 'pt-BR', SecondFactorMessages> = { it: italian, 'pt-BR': portuguese };
