import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createFakeClock } from '#kit/clock.ts';
import { openTestStation } from '../../../../../tests/test-station.ts';
import { users } from '../accounts.tables.ts';
import { bearer, behindProxy, type Member, people } from '../people.test-helper.ts';
import { findCity } from '../places/places.ts';

const clock = createFakeClock(Date.UTC(2026, 10, 15));
const station = await openTestStation({ content: 'empty', clock, config: behindProxy });
const { call, login, mailsTo, member, profile } = people(station);

const maceio = findCity('AL', 'Maceió');
const filled = {
  name: 'Ana Luísa',
  lastName: 'Prado',
  cpf: '52998224725',
  birthday: '1990-02-28',
  gender: 'FEMININO',
  telefone: '(82) 95555-0147',
  stateId: maceio?.stateId ?? 0,
  cityId: maceio?.cityId ?? 0,
  cep: '57035-000',
  district: 'Ponta Verde',
  street: 'Rua do Farol',
  streetNumber: '52',
  addressSupplement: '',
  newsletter: true,
};

const update = ({ token }: Pick<Member, 'token'>, user: object, password: string | false = false) =>
  call('updateProfile', { user, password }, bearer(token));

test('[PROFILE-01] [PROFILE-05] a profile is read with exactly the fields of the specification and the country', async () => {
  const someone = await member();
  const { status, body } = await profile(bearer(someone.token));
  expect(status).toBe(200);
  expect(body.status).toBe('success');
  expect(body.data).toMatchObject({ token: expect.any(String), hasPassword: true, proUntil: null });
  expect(body.data.user).toEqual({
    userId: someone.userId,
    name: 'Ana Luísa',
    lastName: '',
    email: someone.email,
    country: 'BR',
    cpf: '',
    birthday: '',
    gender: '',
    telefone: '',
    stateId: null,
    cityId: null,
    cep: '',
    district: '',
    street: '',
    streetNumber: '',
    addressSupplement: '',
    newsletter: false,
    emailConfirmed: true,
    registrationComplete: false,
    isPro: false,
  });
});

test('[PROFILE-31] [PROFILE-33] a change without a password is written and answered, also one that changes nothing', async () => {
  const someone = await member();
  const { status, body } = await update(someone, { ...filled, userId: someone.userId, email: someone.email });
  expect(status).toBe(200);
  const expected = { ...filled, cpf: '529.982.247-25', registrationComplete: true };
  expect(body.data.user).toMatchObject(expected);
  expect((await update(someone, {})).body.data.user).toMatchObject(expected);
  expect((await profile(bearer(someone.token))).body.data.user).toMatchObject(expected);
});

test('[PROFILE-40] the registration is complete once every field is filled in, and no longer when one is emptied', async () => {
  const someone = await member();
  const { cpf, ...others } = filled;
  expect((await update(someone, others)).body.data.user.registrationComplete).toBe(false);
  expect((await update(someone, { cpf: '11144477735' })).body.data.user.registrationComplete).toBe(true);
  expect((await update(someone, { street: '' })).body.data.user.registrationComplete).toBe(false);
  expect((await update(someone, { cpf: '', street: 'Rua do Farol' })).body.data.user).toMatchObject({
    cpf: '',
    registrationComplete: false,
  });
  expect(cpf).toBeTruthy();
});

test('another state takes the city away; a city lies in its state', async () => {
  const someone = await member();
  const bahia = findCity('BA', 'Salvador');
  await update(someone, { stateId: filled.stateId, cityId: filled.cityId });
  const moved = await update(someone, { stateId: bahia?.stateId });
  expect(moved.body.data.user).toMatchObject({ stateId: bahia?.stateId, cityId: null });
  for (const place of [
    { cityId: filled.cityId },
    { stateId: 2_000_000_000 },
    { stateId: null, cityId: bahia?.cityId },
  ]) {
    expect((await update(someone, place)).body.message).toBe('invalid data');
  }
});

test.each([
  ['name', 'A', 'invalid name'],
  ['lastName', 'x'.repeat(31), 'invalid last name'],
  ['cpf', '529.982.247-24', 'invalid cpf'],
  ['birthday', '2022-11-16', 'invalid birthday'],
  ['telefone', '82 955550147', 'invalid phone'],
  ['cep', '57035000', 'invalid postal code'],
  ['streetNumber', '123456', 'long street number'],
  ['newPassword', 'curta', 'short password'],
])('[PROFILE-31] a change of %s to %s is refused as invalid data', async (field, value, code) => {
  const someone = await member();
  const { status, body } = await update(someone, { [field]: value }, someone.password);
  expect([status, body.message, body.data]).toEqual([400, 'invalid data', { field, code }]);
});

test('[PROFILE-31] a CPF belongs to one account, also when two ask for it at the same instant', async () => {
  const [one, other] = [await member(), await member()];
  const cpf = '390.533.447-05';
  const answers = await Promise.all([update(one, { cpf }), update(other, { cpf: cpf.replace(/\D/g, '') })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.message).toBe('cpf already registered');
});

const napoli = findCity('Campania', 'Napoli');
const italian = {
  ...{ country: 'IT', cpf: 'srflcu88c14f839m', telefone: '347 5550147', cep: '80121', district: 'Napoli' },
  ...{ stateId: napoli?.stateId, cityId: napoli?.cityId, street: 'Via della Lanterna', streetNumber: '18/B' },
};

test('[COUNTRY-01] a registration is complete in Italy with a codice fiscale, a CAP, a region and a province', async () => {
  const someone = await member();
  const { status, body } = await update(someone, { ...filled, ...italian });
  expect([status, body.data.user.registrationComplete]).toEqual([200, true]);
  expect(body.data.user).toMatchObject({ country: 'IT', cpf: 'SRFLCU88C14F839M', cep: '80121', streetNumber: '18/B' });
});

test('[COUNTRY-01] another country takes away what only the one before could give, and the registration is open again', async () => {
  const someone = await member();
  await update(someone, { ...filled, cpf: '153.509.460-56' });
  const { body } = await update(someone, { country: 'IT' });
  const asked = { cpf: '', telefone: '', stateId: null, cityId: null, cep: '' };
  expect(body.data.user).toMatchObject({ ...asked, country: 'IT', street: filled.street, registrationComplete: false });
});

test.each([
  ['a CPF in Italy', { country: 'IT', cpf: '529.982.247-25' }, { field: 'cpf', code: 'invalid cpf' }],
  ['a codice fiscale in Brazil', { cpf: 'SRFLCU88C14F839M' }, { field: 'cpf', code: 'invalid cpf' }],
  ['a CEP in Italy', { country: 'IT', cep: '57035-000' }, { field: 'cep', code: 'invalid postal code' }],
  [
    'a Brazilian phone in Italy',
    { country: 'IT', telefone: '(82) 95555-0147' },
    { field: 'telefone', code: 'invalid phone' },
  ],
  ['a Brazilian state in Italy', { country: 'IT', stateId: 27 }, { field: 'cityId', code: 'unknown place' }],
  ['an Italian region in Brazil', { stateId: 1005 }, { field: 'cityId', code: 'unknown place' }],
])('[COUNTRY-01] %s is refused', async (_what, change, problem) => {
  const { status, body } = await update(await member(), change);
  expect([status, body.message, body.data]).toEqual([400, 'invalid data', problem]);
});

test('[COUNTRY-02] a codice fiscale belongs to one account, however it is written', async () => {
  const [one, other] = [await member(), await member()];
  const change = { country: 'IT', cpf: 'BSSCHR92E53H501A' };
  expect((await update(one, change)).status).toBe(200);
  const { status, body } = await update(other, { ...change, cpf: change.cpf.toLowerCase() });
  expect([status, body.message]).toEqual([409, 'cpf already registered']);
});

test('[PROFILE-11] the e-mail stays as it is', async () => {
  const someone = await member();
  const { status, body } = await update(someone, { email: 'outra@example.org', name: 'Outra' });
  expect([status, body.message]).toEqual([400, 'email cannot be changed']);
  expect((await profile(bearer(someone.token))).body.data.user).toMatchObject({
    email: someone.email,
    name: 'Ana Luísa',
  });
});

test('nobody changes or deletes the account of somebody else by its number or its address', async () => {
  const [one, other] = [await member(), await member()];
  const attempts = [
    await update(one, { userId: other.userId, name: 'Roubada' }),
    await update(one, { userId: String(other.userId), name: 'Roubada' }),
    await call('deleteProfile', { userId: other.userId, email: other.email }, bearer(one.token)),
    await call('deleteProfile', { userId: other.userId, email: one.email }, bearer(one.token)),
    await call('deleteProfile', { userId: one.userId, email: other.email }, bearer(one.token)),
  ];
  for (const { status, body } of attempts) expect([status, body.message]).toEqual([403, 'not your profile']);
  for (const { token } of [one, other]) {
    expect((await profile(bearer(token))).body.data.user.name).toBe('Ana Luísa');
  }
});

test.each([{ disabled: false }, { role: 'administrator' }])('nobody gives themselves %o', async (field) => {
  const someone = await member();
  expect((await update(someone, field)).status).toBe(400);
});

test('nobody gives themselves what only the station knows: it is ignored', async () => {
  const someone = await member();
  const { status, body } = await update(someone, { isPro: true, registrationComplete: true, emailConfirmed: false });
  const told = { isPro: false, registrationComplete: false, emailConfirmed: true };
  expect([status, body.data.user]).toEqual([200, expect.objectContaining(told)]);
});

test('[PROFILE-31] the user that getProfile gave is taken back as it is, also with a name from before the limits', async () => {
  const someone = await member();
  const name = 'Ana Luísa de Albuquerque Quaresmeira';
  await station.context.db.update(users).set({ name }).where(eq(users.id, someone.userId));
  const { user } = (await profile(bearer(someone.token))).body.data;
  const { status, body } = await call('updateProfile', { user: { ...user, lastName: 'Prado' } }, bearer(someone.token));
  expect([status, body.data.user]).toEqual([200, { ...user, lastName: 'Prado' }]);
});

test('[PROFILE-31] numbers may come as numbers or as text', async () => {
  const someone = await member();
  const { stateId, cityId } = filled;
  const { body } = await update(someone, { streetNumber: 52, stateId: String(stateId), cityId: String(cityId) });
  expect(body.data.user).toMatchObject({ streetNumber: '52', stateId, cityId });
  expect((await update(someone, { streetNumber: -3 })).status).toBe(400);
});

describe('a new password', () => {
  const newPassword = 'uma senha nova';

  test('[PROFILE-32] [PROFILE-33] needs the current one', async () => {
    const someone = await member();
    for (const shown of ['Errada-1234!', false] as const) {
      const { status, body } = await update(someone, { newPassword, name: 'Outra' }, shown);
      expect([status, body.message]).toEqual([400, 'wrong password']);
    }
    expect((await login(someone.email, someone.password)).body.data.user.name).toBe('Ana Luísa');
  });

  test('[PROFILE-32] ends every session, this one too, and the owner is told', async () => {
    const someone = await member();
    const other = (await login(someone.email, someone.password)).body.data.token;
    const { status, response } = await update(someone, { newPassword }, someone.password);
    expect(status).toBe(200);
    expect(response.headers.getSetCookie().join()).toContain('auth_jwt=; Path=/');
    for (const token of [someone.token, other]) expect((await profile(bearer(token))).status).toBe(401);
    expect((await login(someone.email, someone.password)).status).toBe(400);
    expect((await login(someone.email, newPassword)).status).toBe(200);
    expect((await mailsTo(someone.email)).map(({ kind }) => kind)).toContain('password-changed');
  });

  test('[PROFILE-32] makes the links for a new password worthless that were mailed before', async () => {
    const { resetTokenFor } = people(station);
    const someone = await member();
    await call('requestPasswordReset', { email: someone.email });
    const resetToken = await resetTokenFor(someone.email);
    await update(someone, { newPassword }, someone.password);
    const { body } = await call('resetPassword', { userId: someone.userId, newPassword: 'ainda outra', resetToken });
    expect(body.message).toBe('invalid data');
  });

  test('[SECURITY-03] is asked for ten times an hour at most: the current one cannot be guessed from a session', async () => {
    const someone = await member();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 11; attempt++) {
      statuses.push((await update(someone, { newPassword }, `Errada-${attempt}!`)).status);
    }
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
  });

  test('is refused when everybody uses it', async () => {
    const someone = await member();
    expect((await update(someone, { newPassword: '123456' }, someone.password)).body.message).toBe(
      'password too common',
    );
  });
});
