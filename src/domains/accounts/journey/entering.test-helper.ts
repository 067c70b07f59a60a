import { expect } from 'vitest';
import {
  confirmMessages,
  loginMessages,
  modalMessages,
  registerMessages,
  requestResetMessages,
  resetMessages,
} from '../accounts.messages.ts';
import { panelMessages } from '../panel.messages.ts';
import type { Step, StepDoneOnce } from './step.test-helper.ts';
import type { Traveller } from './traveller.test-helper.ts';

const newestPassword = 'Conchiglia-Rosa-58!';

export const register: StepDoneOnce = {
  name: 'registers',
  call: 'registerUser',
  busy: registerMessages.busy,
  failure: registerMessages.other,
  async arrive({ open, hand, nobody, modal, person }) {
    await open('/chi-siamo');
    await hand.press(nobody);
    await hand.press(modal.button(modalMessages.register));
    await modal.title(registerMessages.title).waitFor();
    const { labels } = registerMessages;
    await hand.write(modal.field(labels.name), 'Ana Luísa');
    await hand.write(modal.field(labels.email), person.email);
    await hand.write(modal.field(labels.emailConfirmation), person.email);
    await hand.write(modal.field(labels.password), person.password);
    await hand.write(modal.field(labels.passwordConfirmation), person.password);
  },
  submit: ({ modal }) => modal.button(registerMessages.submit),
  async goOn(traveller) {
    const { hand, modal, person } = traveller;
    await hand.press(register.submit(traveller));
    await modal.failure(registerMessages.refusals['email already registered']).waitFor();
    await hand.press(modal.button(modalMessages.backToLogin));
    await modal.title(loginMessages.title).waitFor();
    expect(await modal.field(loginMessages.email).inputValue()).toBe(person.email);
    await logIn(traveller);
    await modal.title(confirmMessages.title).waitFor();
    await modal.dialog.getByText(`para ${person.email}`).waitFor();
  },
};

export const confirm: StepDoneOnce = {
  name: 'reads the mail and confirms the address',
  call: 'confirmEmail',
  busy: confirmMessages.busy,
  failure: confirmMessages.other,
  async arrive({ modal, person, readMail }) {
    await readMail('Confirme o seu e-mail', person.email);
    await modal.title(confirmMessages.title).waitFor();
    expect(await modal.field(confirmMessages.code).inputValue()).toMatch(/^\d{6}$/);
  },
  submit: ({ modal }) => modal.button(confirmMessages.submit),
  async goOn(traveller) {
    const { hand, modal, account, skip } = traveller;
    await hand.press(confirm.submit(traveller));
    await modal.failure('Email já verificado. Por favor, efetue o login.').waitFor();
    await hand.press(modal.button(modalMessages.backToLogin));
    await logIn(traveller);
    await modal.toast(loginMessages.done).waitFor();
    await modal.dialog.waitFor({ state: 'hidden' });
    await skip(1_000);
    await hand.press(account);
    await modal.title(panelMessages['pt-BR'].title).waitFor();
  },
};

/** From the login screen on, which knows the address if it was typed before. */
async function logIn({ hand, modal, person }: Traveller): Promise<void> {
  const email = modal.field(loginMessages.email);
  if ((await email.inputValue()) !== person.email) await hand.write(email, person.email);
  await hand.write(modal.field(loginMessages.password), person.password);
  await hand.press(modal.button(loginMessages.submit));
}

export const askForLink: Step = {
  name: 'asks for a new password',
  call: 'requestPasswordReset',
  busy: requestResetMessages.busy,
  failure: requestResetMessages.other,
  async arrive({ hand, nobody, modal, person }) {
    await hand.press(nobody);
    await hand.press(modal.button(loginMessages.forgotten));
    await modal.title(requestResetMessages.title).waitFor();
    await hand.write(modal.field(requestResetMessages.email), person.email);
  },
  submit: ({ modal }) => modal.button(requestResetMessages.submit),
  done: ({ modal }) => modal.dialog.getByText(requestResetMessages.done).waitFor(),
};

export const reset: StepDoneOnce = {
  name: 'follows the mailed link and sets it',
  call: 'resetPassword',
  busy: resetMessages.busy,
  failure: resetMessages.other,
  async arrive({ hand, modal, person, readMail }) {
    await readMail('Redefinição de senha', person.email);
    await modal.title(resetMessages.title).waitFor();
    await hand.write(modal.field(resetMessages.newPassword), newestPassword);
    await hand.write(modal.field(resetMessages.confirmation), newestPassword);
    person.password = newestPassword;
  },
  submit: ({ modal }) => modal.button(resetMessages.submit),
  async goOn(traveller) {
    const { hand, modal } = traveller;
    await hand.press(reset.submit(traveller));
    await modal.failure('Não foi possível alterar a sua senha. O link de recuperação expirou.').waitFor();
    await hand.press(modal.button(resetMessages.newLink));
    await modal.title(requestResetMessages.title).waitFor();
    await hand.press(modal.button(modalMessages.backToLogin));
    await modal.title(loginMessages.title).waitFor();
  },
};
