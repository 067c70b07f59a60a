import { dateForm } from '#kit/printed-date.ts';
import { farewellKind, type MailContent } from '#server/mail/mail.ts';
import { mailPage } from '#server/mail/mail-page.ts';
import type { MailedCode } from './registration/codes.ts';

type Addressee = { name: string; email: string };

/** What an account's owner is told by mail. Portuguese, as the profile modal is. */
export type AccountMails = {
  confirmationCode(person: Addressee & { id: number }, mailed: MailedCode): MailContent;
  linkCode(person: Addressee, provider: string, code: string): MailContent;
  passwordReset(person: Addressee & { id: number }, token: string): MailContent;
  passwordChanged(person: Addressee): MailContent;
  newSignIn(person: Addressee, at: Date): MailContent;
  secondFactorOn(person: Addressee): MailContent;
  secondFactorOff(person: Addressee): MailContent;
  accountDeleted(person: Addressee): MailContent;
  /** Where the link of the reset leads. */
  resetAddress(userId: number, token: string): string;
};

const printedMoment = dateForm('pt-BR', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

export function createAccountMails({
  publicUrl,
  stationName,
}: {
  publicUrl: string;
  stationName: string;
}): AccountMails {
  const page = (query: Record<string, string>) =>
    `${publicUrl}/?${new URLSearchParams({ profile: 'true', ...query }).toString()}`;
  const resetAddress: AccountMails['resetAddress'] = (userId, token) =>
    page({ screen: 'resetPassword', userId: String(userId), token });
  const resetPage = page({ screen: 'requestPasswordReset' });
  const write = (kind: string, { name, email }: Addressee, subject: string, parts: Parameters<typeof mailPage>[1]) => ({
    kind,
    to: email,
    subject: `${subject} | ${stationName}`,
    ...mailPage({ stationName, publicUrl, name, subject }, parts),
  });

  return {
    confirmationCode: (person, { code, linkToken }) =>
      write('confirmation-code', person, 'Confirme o seu e-mail', [
        { text: `Use este código para confirmar o seu e-mail na ${stationName}. Ele vale por 10 minutos.` },
        { code },
        {
          label: 'Confirmar e-mail',
          address: page({ screen: 'confirmEmail', userId: String(person.id), code, token: linkToken }),
        },
        {
          text: 'Se você confirmar em outro navegador ou aparelho, pediremos que escolha a senha. Se fechar a janela antes disso, crie a senha em “Esqueceu a senha?”, na tela de login.',
        },
        {
          text: 'Se você não criou esta conta, ignore esta mensagem e não informe o código a ninguém: sem ele, a conta será apagada em 7 dias.',
        },
      ]),
    linkCode: (person, provider, code) =>
      write('link-code', person, `Código para ligar a sua conta ${provider}`, [
        { text: `Use este código para ligar a sua conta ${provider} ao seu cadastro. Ele vale por 10 minutos.` },
        { code },
        { text: 'Se não foi você que pediu, ignore esta mensagem e não informe o código a ninguém.' },
      ]),
    passwordReset: (person, token) =>
      write('password-reset', person, 'Redefinição de senha', [
        { text: 'Recebemos um pedido para criar uma nova senha. O link vale por 1 hora e só pode ser usado uma vez.' },
        { label: 'Criar nova senha', address: resetAddress(person.id, token) },
        { text: 'Se não foi você que pediu, ignore esta mensagem: a sua senha continua a mesma.' },
      ]),
    passwordChanged: (person) =>
      write('password-changed', person, 'A sua senha foi alterada', [
        { text: 'A senha da sua conta foi alterada e todas as sessões abertas foram encerradas.' },
        { text: 'Se não foi você, crie uma nova senha agora mesmo:' },
        { label: 'Criar nova senha', address: resetPage },
      ]),
    newSignIn: (person, at) =>
      write('new-sign-in', person, 'Novo acesso à sua conta', [
        {
          text: `Alguém entrou na sua conta em um navegador que ainda não conhecíamos, em ${printedMoment(at)} (hora de Brasília).`,
        },
        {
          text: 'Se foi você, não é preciso fazer nada. Se não foi, crie uma nova senha: todas as sessões serão encerradas.',
        },
        { label: 'Criar nova senha', address: resetPage },
      ]),
    secondFactorOn: (person) =>
      write('second-factor-on', person, 'Verificação em duas etapas ativada', [
        {
          text: 'A partir de agora, para entrar na sua conta, além da senha é preciso um código do seu aplicativo autenticador.',
        },
        { text: 'Se não foi você, crie uma nova senha agora mesmo e avise a administração da rádio:' },
        { label: 'Criar nova senha', address: resetPage },
      ]),
    secondFactorOff: (person) =>
      write('second-factor-off', person, 'Verificação em duas etapas desativada', [
        { text: 'Para entrar na sua conta basta de novo a senha.' },
        { text: 'Se não foi você, crie uma nova senha agora mesmo e avise a administração da rádio:' },
        { label: 'Criar nova senha', address: resetPage },
      ]),
    accountDeleted: (person) =>
      write(farewellKind, person, 'A sua conta foi excluída', [
        { text: `O seu cadastro na ${stationName} e os seus dados pessoais foram apagados, como você pediu.` },
        { text: 'Esta é a última mensagem que enviamos; depois da entrega, também ela é apagada.' },
      ]),
    resetAddress,
  };
}
