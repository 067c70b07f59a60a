import { waitingTime } from '#kit/waiting-time.ts';
import { longestEmail, passwordLength } from './registration.rules.ts';
import { newPasswordLength } from './reset.rules.ts';

/** The whole profile modal speaks Portuguese, so these texts stand where `lang="pt-BR"` is set. */
const laterMinutes = 'Desculpe, algo deu errado! Tente novamente em alguns minutos.';
const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';
const tooCommon = 'Essa senha é muito comum. Escolha outra.';

export const modalMessages = {
  backToLogin: 'Voltar ao login',
  noAccount: 'Não tem uma conta?',
  register: 'Cadastre-se',
  loadFailed: 'Não foi possível abrir esta janela. Verifique a sua conexão e tente novamente.',
  popupRunning: 'A autenticação já foi iniciada. Por favor, finalize o processo na outra janela.',
} as const;

export const loginMessages = {
  title: 'Entrar',
  email: 'E-mail',
  password: 'Senha',
  submit: 'Entrar',
  busy: 'Entrando...',
  forgotten: 'Esqueceu a senha?',
  /** For whoever closed the window before choosing one. */
  confirmedElsewhere: 'Confirmou o e-mail em outro navegador ou aparelho? Crie a sua senha em “Esqueceu a senha?”.',
  empty: 'Insere o seu email e a sua senha para fazer o login!',
  done: 'Login realizado com sucesso!',
  unconfirmed: 'Erro ao tentar efetuar o login. Verifique o e-mail e senha.',
  refusals: {
    'invalid email or password': 'Problemas para efetuar o login. Verifique o seu e-mail e a senha.',
    'user disabled': 'Usuário inativo. Por favor, entre em contato conosco.',
  },
  other: laterMinutes,
} as const;

export const registerMessages = {
  title: 'Criar uma conta',
  labels: {
    name: 'Nome',
    email: 'E-mail',
    emailConfirmation: 'Confirme o e-mail',
    password: 'Senha',
    passwordConfirmation: 'Confirme a senha',
  },
  passwordHint: `Use letras maiúsculas e minúsculas, números e símbolos, com no mínimo ${passwordLength.min} caracteres.`,
  privacy: {
    before: 'Ao se cadastrar, você concorda com a nossa ',
    link: 'Política de Privacidade',
    newTab: '(abre em nova aba)',
    after: '.',
  },
  submit: 'Cadastrar',
  busy: 'Aguarde ...',
  done: 'Cadastro criado com sucesso!',
  problems: {
    name: { empty: 'Informe o seu nome.', invalid: 'O nome deve ter de 3 a 50 caracteres, somente letras e espaços.' },
    email: { empty: 'Informe o seu e-mail.', invalid: `Informe um e-mail válido, com até ${longestEmail} caracteres.` },
    emailConfirmation: { empty: 'Confirme o seu e-mail.', different: 'Os e-mails informados estão diferentes.' },
    password: {
      empty: 'Crie uma senha.',
      invalid: `A senha deve ter de ${passwordLength.min} a ${passwordLength.max} caracteres, com letra maiúscula, letra minúscula, número e símbolo.`,
    },
    passwordConfirmation: { empty: 'Confirme a sua senha.', different: 'As senhas informadas estão diferentes.' },
  },
  refusals: {
    'email already registered': 'Email já cadastrado no sistema. Por favor, efetue o login.',
    'user disabled': 'Usuário inativo. Por favor, entre em contato conosco.',
    'password too common': tooCommon,
  },
  other: laterMinutes,
} as const;

export const confirmMessages = {
  title: 'Confirme o seu e-mail',
  sentTo: (email: string) => `Enviamos um código de 6 números para ${email}. Ele vale por 10 minutos.`,
  fromLink: 'Confira o código de 6 números que você recebeu por e-mail e confirme o seu cadastro.',
  code: 'Código de confirmação',
  submit: 'Confirmar',
  busy: 'Validando...',
  invalid: 'O código de confirmação tem 6 números',
  done: 'E-mail confirmado com sucesso!',
  entering: 'E-mail confirmado com sucesso! Estamos abrindo o seu perfil...',
  /** For whoever confirms elsewhere than where the account was made. */
  otherBrowser:
    'O seu e-mail está confirmado. A conta foi criada em outro navegador: para a sua segurança, escolha a senha que vai valer a partir de agora. Se foi você quem se cadastrou, pode ser a mesma.',
  setPassword: { submit: 'Salvar a senha', busy: 'Aguarde...' },
  newPassword: 'Escolha a sua senha',
  passwordHint: registerMessages.passwordHint,
  passwordEmpty: registerMessages.problems.password.empty,
  passwordInvalid: registerMessages.problems.password.invalid,
  refusals: {
    'wrong code': 'Código de verificação inválido.',
    'email already confirmed': 'Email já verificado. Por favor, efetue o login.',
    'user disabled': 'Usuário inativo. Por favor, entre em contato conosco.',
  },
  passwordRefusals: {
    'invalid data': registerMessages.problems.password.invalid,
    'password too common': tooCommon,
  },
  other: laterMinutes,
  notArrived: 'O código não chegou?',
  email: 'E-mail de cadastro',
  emailInvalid: 'Informe o e-mail usado no cadastro.',
  resend: 'Reenviar código',
  resending: 'Reenviando...',
  resent: 'Um novo código foi enviado para o seu e-mail',
  resendRefusals: { 'email already confirmed': 'Email já verificado. Por favor, efetue o login.' },
  resendOther: laterMinutes,
} as const;

export const requestResetMessages = {
  title: 'Esqueceu a senha?',
  lead: 'Informe o seu e-mail de cadastro. Enviaremos um link para você criar uma nova senha.',
  email: 'E-mail',
  submit: 'Enviar link',
  busy: 'Enviando...',
  empty: 'Insira seu e-mail de cadastro para criar uma nova senha',
  invalid: 'Informe um e-mail válido.',
  done: 'Enviamos um link para o seu e-mail. Abra a mensagem e crie uma nova senha: o link vale por 1 hora.',
  refusals: {
    'user not found': 'Email não encontrado',
    'user disabled': 'Usuário inativo. Por favor, entre em contato conosco.',
  },
  other: later,
} as const;

export const resetMessages = {
  title: 'Redefinição de senha',
  newPassword: 'Nova senha',
  confirmation: 'Confirme a nova senha',
  submit: 'Enviar',
  busy: 'Aguarde...',
  problems: {
    'too short': 'A senha não deve conter menos de 6 caracteres',
    'too long': `A senha não deve conter mais de ${newPasswordLength.max} caracteres`,
    different: 'A senha e a confirmação não conferem!',
  },
  done: 'Sua senha foi alterada com sucesso! Clique abaixo para realizar o login:',
  toLogin: 'Fazer login',
  newLink: 'Pedir um novo link',
  refusals: {
    'invalid data': 'Não foi possível alterar a sua senha. O link de recuperação expirou.',
    'password too common': tooCommon,
  },
  other: later,
} as const;

/** For whoever has tried too often. */
export const tooManyMessages = {
  it: (seconds: number) => `Troppi tentativi. Riprova fra ${waitingTime(seconds, 'it')}.`,
  'pt-BR': (seconds: number) => `Muitas tentativas. Tente novamente em ${waitingTime(seconds, 'pt-BR')}.`,
} as const;

export const sessionMessages = {
  it: {
    ended: 'Sei uscito dal tuo account.',
    notEnded: 'Non è stato possibile chiudere la sessione. Controlla la connessione e riprova.',
    lost: 'La sessione non è più valida. Accedi di nuovo.',
  },
  'pt-BR': {
    ended: 'Sessão encerrada com sucesso!',
    notEnded: 'Não foi possível encerrar a sessão. Verifique a sua conexão e tente novamente.',
    lost: 'Problema na authenticação... Por favor, efetue o login novamente.',
  },
} as const;
