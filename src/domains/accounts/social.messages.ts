import type { SocialProvider } from './social.rules.ts';
import { providerNames } from './social.rules.ts';

/** Portuguese, as the whole profile modal is. */
export const socialMessages = {
  or: 'ou',
  buttons: {
    login: (provider: SocialProvider) => `Entrar com ${providerNames[provider]}`,
    register: (provider: SocialProvider) => `Cadastrar com ${providerNames[provider]}`,
  },
  running: (provider: SocialProvider) =>
    `A autenticação já foi iniciada através de ${providerNames[provider]}. Por favor, finalize o processo na outra janela.`,
  waiting: 'Por favor, aguarde a página carregar os recursos necessários.',
  missing: 'Desculpe, algo deu errado! Tente recarregar a página e se o erro persiste entre em contato conosco.',
  noVerifiedEmail: (provider: SocialProvider, station: string) =>
    `É necessário ter um email cadastrado e verificado em ${providerNames[provider]} para acessar a página da ${station}.`,
  otherCredential: {
    register:
      'Já existe um cadastro com esse email utilizando um outro meio de autenticação... Por favor, efetue o login com ele.',
    login:
      'Login não efetuado! Esse email é atrelado a um outro meio de autenticação... Por favor, utilize-o para entrar.',
  },
  blocked: 'O navegador bloqueou a janela de autenticação. Permita as janelas pop-up desta página e tente novamente.',
  other: 'Desculpe, algo deu errado! Tente novamente em alguns minutos ou utilize outra forma de autenticação.',
  disabled: {
    register: 'Já existe um cadastro com esse e-mail, mas ele está desabilitado. Por favor, entre em contato conosco.',
    login: 'Login não efetuado! Usuário desabilitado... Por favor, entre em contato conosco.',
  },
  alreadyRegistered: 'Esse cadastro já existe. Efetue o login para entrar.',
  registeredWithOtherEmail: (provider: SocialProvider) =>
    `Essa conta ${providerNames[provider]} já tem um cadastro com outro e-mail. Por favor, entre em contato conosco.`,
  registeredOtherwise: 'Já existe um cadastro com esse e-mail. Efetue o login com o outro meio de autenticação.',
  notFound: 'Usuário não encontrado. Realize o cadastro e tente novamente.',
  linkable: (provider: SocialProvider) =>
    `Já existe um cadastro com esse e-mail, ainda sem a conta ${providerNames[provider]}.`,
  boundOtherwise: 'Login não efetuado! Esse cadastro usa outro meio de autenticação. Por favor, utilize-o para entrar.',
  actions: { login: 'Fazer login', register: 'Cadastrar', link: 'Linkar cadastro agora' },
} as const;

export const linkMessages = {
  title: 'Linkar cadastro',
  lead: (provider: SocialProvider) =>
    `Para ligar a sua conta ${providerNames[provider]} ao cadastro que já existe com esse e-mail, mostre que ele é seu.`,
  password: 'Senha do cadastro',
  submit: 'Linkar cadastro',
  busy: 'Linkando...',
  askCode: 'Receber um código por e-mail',
  code: 'Código recebido por e-mail',
  codeSent: 'Enviamos um código de 6 números para o e-mail do cadastro. Ele vale por 10 minutos.',
  resend: 'Reenviar código',
  usePassword: 'Usar a senha',
  back: 'Voltar ao login',
  emptyPassword: 'Insira a senha do seu cadastro.',
  invalidCode: 'O código de confirmação tem 6 números',
  done: 'Cadastro atualizado com sucesso!',
  refusals: {
    'wrong password': 'Senha incorreta.',
    'wrong code': 'Código de verificação inválido.',
    'invalid token': 'A autenticação expirou. Volte ao login e comece novamente.',
    'user disabled': socialMessages.disabled.login,
    'user not found by firebaseUid or firebaseEmail': socialMessages.notFound,
    'user found by email but with different firebaseUid': socialMessages.boundOtherwise,
  },
  other: socialMessages.other,
} as const;
