import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CallError } from '#contract/client.ts';
import { ToastCard } from '#web/toasts/ToastCard.tsx';
import type { SocialFlow, SocialProvider } from '../../social.rules.ts';
import { openSocial, type Said } from './create-social.test-helper.ts';
import { SignInError } from './social-adapter.ts';

/** What is said when the provider or the server answers with this code. */
async function saidAbout(flow: SocialFlow, code: string, provider: SocialProvider = 'google'): Promise<Said> {
  const { ready, start, opened, said, settled } = openSocial();
  await ready();
  start(flow, provider);
  opened[0]?.reject(code.startsWith('auth/') ? new SignInError(code) : new CallError(400, code));
  await settled();
  expect(said).toHaveLength(1);
  return said[0] as Said;
}

/** The message as it stands on the page, without its marks. */
function shown({ kind, text, label }: Said): string[] {
  const action = label ? { label, run: () => undefined } : undefined;
  const html = renderToStaticMarkup(
    <ToastCard toast={{ id: 1, kind: kind as 'error', text, lang: 'pt-BR', action }} />,
  );
  const words = [...html.matchAll(/<(?:p|button)[^>]*>([^<]+)</g)].map(([, word]) => word ?? '');
  return [/data-toast="(\w+)"/.exec(html)?.[1] ?? '', ...words];
}

const told = async (...wish: Parameters<typeof saidAbout>) => shown(await saidAbout(...wish));

const other = 'Desculpe, algo deu errado! Tente novamente em alguns minutos ou utilize outra forma de autenticação.';
const verified = (provider: string) =>
  `É necessário ter um email cadastrado e verificado em ${provider} para acessar a página da Antena 1.`;
const otherCredential = 'auth/account-exists-with-different-credential';

describe('at the login', () => {
  test('[SOCIAL-17] whoever has no verified e-mail at the provider is told at which one', async () => {
    expect(await told('login', 'no email from provider', 'facebook')).toEqual(['error', verified('Facebook')]);
    expect(await told('login', 'email from provider not verified')).toEqual(['error', verified('Google')]);
  });

  test('[SOCIAL-19] [SOCIAL-33] whoever came by another way is told to take that one', async () => {
    expect(await told('login', otherCredential)).toEqual([
      'error',
      'Login não efetuado! Esse email é atrelado a um outro meio de autenticação... Por favor, utilize-o para entrar.',
    ]);
    expect(await told('login', 'user found by email but with different firebaseUid')).toEqual([
      'error',
      'Login não efetuado! Esse cadastro usa outro meio de autenticação. Por favor, utilize-o para entrar.',
    ]);
  });

  test('[SOCIAL-30] whoever is disabled is told whom to ask', async () => {
    expect(await told('login', 'user disabled')).toEqual([
      'error',
      'Login não efetuado! Usuário desabilitado... Por favor, entre em contato conosco.',
    ]);
  });

  test('[SOCIAL-28] [SOCIAL-29] [SOCIAL-31] whoever is not known yet is offered the next step', async () => {
    expect(await told('login', 'user not found by firebaseUid or firebaseEmail')).toEqual([
      'info',
      'Usuário não encontrado. Realize o cadastro e tente novamente.',
      'Cadastrar',
    ]);
    expect(await told('login', 'user found by email but without firebaseUid')).toEqual([
      'info',
      'Já existe um cadastro com esse e-mail, ainda sem a conta Google.',
      'Linkar cadastro agora',
    ]);
  });

  test('a window that the browser blocks is told apart', async () => {
    expect(await told('login', 'auth/popup-blocked')).toEqual([
      'error',
      'O navegador bloqueou a janela de autenticação. Permita as janelas pop-up desta página e tente novamente.',
    ]);
  });
});

describe('at the registration', () => {
  test('[SOCIAL-21] [SOCIAL-22] whoever has no verified e-mail at the provider is told at which one', async () => {
    expect(await told('register', 'no email from provider')).toEqual(['error', verified('Google')]);
    expect(await told('register', 'email from provider not verified')).toEqual(['error', verified('Google')]);
  });

  test('[SOCIAL-18] [SOCIAL-27] whoever came by another way is told to take that one', async () => {
    expect(await told('register', otherCredential)).toEqual([
      'error',
      'Já existe um cadastro com esse email utilizando um outro meio de autenticação... Por favor, efetue o login com ele.',
    ]);
    expect(await told('register', 'email already registered with other firebaseUid')).toEqual([
      'error',
      'Já existe um cadastro com esse e-mail. Efetue o login com o outro meio de autenticação.',
    ]);
  });

  test('[SOCIAL-23] whoever is disabled is told whom to ask', async () => {
    expect(await told('register', 'user disabled')).toEqual([
      'error',
      'Já existe um cadastro com esse e-mail, mas ele está desabilitado. Por favor, entre em contato conosco.',
    ]);
  });

  test('[SOCIAL-24] [SOCIAL-25] [SOCIAL-26] whoever is registered is offered the login, or whom to ask', async () => {
    expect(await told('register', 'email and firebaseUid already registered')).toEqual([
      'info',
      'Esse cadastro já existe. Efetue o login para entrar.',
      'Fazer login',
    ]);
    expect(await told('register', 'firebaseUid already registered with other email')).toEqual([
      'error',
      'Essa conta Google já tem um cadastro com outro e-mail. Por favor, entre em contato conosco.',
    ]);
  });
});

test('[SOCIAL-20] whatever else goes wrong is said to pass', async () => {
  for (const code of ['auth/internal-error', 'auth/network-request-failed', 'invalid token', '__proto__', 'toString']) {
    expect([code, await told('login', code)]).toEqual([code, ['error', other]]);
  }
  expect(await told('register', 'provider unavailable')).toEqual(['error', other]);
});
