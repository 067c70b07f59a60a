import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { eventually } from '#web/shell/insides.test-helper.ts';
import { sessionMessages } from '../accounts.messages.ts';
import { panelMessages } from '../panel.messages.ts';
import { profileFormMessages } from '../profile-form.messages.ts';
import { users } from '../server/accounts.tables.ts';
import { linkMessages, socialMessages } from '../social.messages.ts';
import type { Step, StepDoneOnce } from './step.test-helper.ts';
import type { Traveller } from './traveller.test-helper.ts';

const { BR: form } = profileFormMessages;
const { labels, genders } = form;
const text = panelMessages['pt-BR'];
const { remove } = text;
const nextPassword = 'Onda-Nova-81';

const rowOf = async ({ station, person }: Traveller) =>
  (await station.context.db.select().from(users).where(eq(users.email, person.email)))[0];
const saveButton = ({ modal }: Traveller) => modal.button(form.submit);

/** In the order of the form: as it is typed, and as it stands there then. */
const answers: [field: string, typed: string, shown: string][] = [
  ['lastName', 'Ferraz', 'Ferraz'],
  ['cpf', '52998224725', '529.982.247-25'],
  ['phone', '11955550188', '(11) 95555-0188'],
  ['birthday', '1991-03-18', '1991-03-18'],
  ['gender', genders.FEMININO, 'FEMININO'],
  ['stateId', 'Alagoas', '27'],
  ['cityId', 'Maceió', '2704302'],
  ['postalCode', '57035000', '57035-000'],
  ['district', 'Ponta Verde', 'Ponta Verde'],
  ['street', 'Rua do Farol', 'Rua do Farol'],
  ['streetNumber', '52', '52'],
  ['addressSupplement', 'Apto 301', 'Apto 301'],
];
const lists = ['gender', 'stateId', 'cityId'];

export const fillIn: Step = {
  name: 'fills in the profile',
  call: 'updateProfile',
  busy: form.busy,
  failure: form.other,
  async arrive({ hand, modal, person }) {
    const control = (field: string) => modal.dialog.locator(`[name="${field}"]`);
    await modal.dialog.getByText('Faltam: sobrenome, CPF, data de nascimento').waitFor();
    expect(await control('email').getAttribute('readonly')).not.toBeNull();
    expect(await control('email').inputValue()).toBe(person.email);
    for (const [field, text, shown] of answers) {
      // The cities come with their state.
      if (field === 'cityId') await modal.dialog.locator('[name="cityId"]:enabled').waitFor();
      await (lists.includes(field) ? hand.choose(control(field), text) : hand.write(control(field), text));
      expect([field, await control(field).inputValue()]).toEqual([field, shown]);
    }
    await hand.tick(control('newsletter'));
    await modal.dialog.getByText(form.missing.unsaved).waitFor();
  },
  submit: saveButton,
  async done(traveller) {
    const { modal } = traveller;
    await modal.toast(form.saved).waitFor();
    await modal.dialog.getByText(text.complete).waitFor();
    expect(await rowOf(traveller)).toMatchObject({ lastName: 'Ferraz', birthday: '1991-03-18', newsletter: true });
  },
};

export const changePassword: StepDoneOnce = {
  name: 'changes the password and is logged out',
  call: 'updateProfile',
  busy: form.busy,
  failure: form.other,
  async arrive({ hand, modal, person }) {
    await hand.write(modal.field(labels.newPassword), nextPassword);
    await hand.write(modal.field(labels.newPasswordConfirmation), nextPassword);
    await hand.write(modal.field(labels.currentPassword), person.password);
    person.password = nextPassword;
  },
  submit: saveButton,
  async goOn(traveller) {
    await traveller.hand.press(saveButton(traveller));
    await isLoggedOut(traveller);
  },
};

async function isLoggedOut({ modal, nobody }: Traveller): Promise<void> {
  await modal.toast(sessionMessages['pt-BR'].lost).waitFor();
  await modal.dialog.waitFor({ state: 'hidden' });
  await nobody.waitFor();
}

export const linkGoogle: StepDoneOnce = {
  name: 'links a Google account',
  call: 'linkFirebase',
  busy: linkMessages.busy,
  failure: linkMessages.other,
  async arrive({ page, hand, modal, person, skip }) {
    const google = modal.button(socialMessages.buttons.login('google'));
    await google.waitFor();
    await skip(700);
    await page.locator('[data-social="ready"]').waitFor();
    const [popup] = await Promise.all([page.waitForEvent('popup'), hand.press(google)]);
    await hand.write(popup.getByLabel('E-mail'), person.email);
    await hand.write(popup.getByLabel('Nome'), 'Ana Ferraz');
    await Promise.all([popup.waitForEvent('close'), hand.press(popup.getByRole('button', { name: 'Continua' }))]);
    const offer = modal.toast(socialMessages.linkable('google'));
    await hand.press(offer.getByRole('button', { name: socialMessages.actions.link }));
    await hand.write(modal.field(linkMessages.password), person.password);
  },
  submit: ({ modal }) => modal.button(linkMessages.submit),
  async goOn(traveller) {
    const { hand, modal, account, skip } = traveller;
    await hand.press(linkGoogle.submit(traveller));
    await modal.toast(linkMessages.done).waitFor();
    await modal.dialog.waitFor({ state: 'hidden' });
    await skip(1_000);
    await account.waitFor();
  },
};

export const download: Step = {
  name: 'takes the data along',
  call: 'downloadData',
  busy: text.download.busy,
  failure: text.download.failed,
  async arrive({ hand, modal, account }) {
    await hand.press(account);
    await modal.title(text.title).waitFor();
    // Everything is there that comes over the line.
    await eventually(() => modal.dialog.locator('[name="cityId"]').inputValue()).toBe('2704302');
  },
  submit: ({ modal }) => modal.button(text.download.submit),
  async done({ files, person }) {
    await eventually(() => files.length).toBe(1);
    expect(files[0]?.suggestedFilename()).toMatch(/^[\w-]+-\d{4}-\d\d-\d\d\.json$/);
    const { account: mine } = JSON.parse(await readFile((await files[0]?.path()) ?? '', 'utf8'));
    expect(mine).toMatchObject({ profile: { email: person.email, lastName: 'Ferraz' }, hasPassword: true });
    expect(mine.identities).toMatchObject([{ provider: 'google' }]);
  },
};

export const deleteAccount: StepDoneOnce = {
  name: 'deletes the account',
  call: 'deleteProfile',
  busy: remove.busy,
  failure: remove.other,
  async arrive({ hand, modal, account }) {
    if (!(await modal.dialog.isVisible())) await hand.press(account);
    await hand.press(modal.button(remove.open));
    await modal.dialog.getByRole('heading', { name: remove.title }).waitFor();
  },
  submit: ({ modal }) => modal.button(remove.confirm),
  async goOn(traveller) {
    await traveller.hand.press(deleteAccount.submit(traveller));
    await isLoggedOut(traveller);
    expect(await rowOf(traveller)).toBeUndefined();
  },
};
