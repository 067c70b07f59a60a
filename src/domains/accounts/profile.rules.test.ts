import { describe, expect, test } from 'vitest';
import { ageOn, missingFields, type ProfileChange, profileProblems } from './profile.rules.ts';
import { profileFormMessages } from './profile-form.messages.ts';

const today = '2026-11-15';

function textOf(change: ProfileChange): string | null {
  const [problem] = profileProblems(change, today);
  return problem ? profileFormMessages[change.country ?? 'BR'].problems[problem.code] : null;
}

/** What is fine says nothing, what is wrong says the text. */
function expectRule(fine: ProfileChange[], wrong: ProfileChange[], text: string): void {
  for (const change of fine) expect(textOf(change), JSON.stringify(change)).toBeNull();
  for (const change of wrong) expect(textOf(change), JSON.stringify(change)).toBe(text);
}

const long = (length: number) => 'a'.repeat(length);

describe('a change of the profile', () => {
  test('[PROFILE-02] refuses a gender that is not MASCULINO or FEMININO', () => {
    expectRule(
      [{ gender: 'MASCULINO' }, { gender: 'FEMININO' }, { gender: '' }],
      [{ gender: 'masculino' }, { gender: 'OUTRO' }],
      'O gênero informado é inválido',
    );
  });

  test('[PROFILE-16] refuses a name that has not 2 to 30 characters when trimmed', () => {
    expectRule(
      [{ name: 'Al' }, { name: long(30) }, { name: `  ${long(30)}  ` }],
      [{ name: '' }, { name: ' A ' }, { name: long(31) }],
      'O nome deve ter no mínimo 2 e no máximo 30 carateres',
    );
  });

  test('[PROFILE-17] refuses a last name that has not 2 to 30 characters', () => {
    expectRule(
      [{ lastName: '' }, { lastName: 'Sá' }, { lastName: long(30) }],
      [{ lastName: 'S' }, { lastName: long(31) }],
      'O sobrenome deve ter no mínimo 2 e no máximo 30 carateres',
    );
  });

  test('[PROFILE-18] refuses a CPF whose check digits are wrong', () => {
    expectRule(
      [{ cpf: '' }, { cpf: '529.982.247-25' }],
      [{ cpf: '529.982.247-26' }, { cpf: '111.111.111-11' }, { cpf: '529.982' }],
      'O CPF informado é inválido',
    );
  });

  test('[PROFILE-19] refuses a birthday that gives an age below 4 or above 110', () => {
    expectRule(
      [{ birthday: '' }, { birthday: '2022-11-15' }, { birthday: '1915-11-16' }, { birthday: '1916-11-15' }],
      [
        { birthday: '2022-11-16' },
        { birthday: '1915-11-15' },
        { birthday: '2030-01-01' },
        { birthday: '1990-02-30' },
        { birthday: '15/11/1990' },
        { birthday: '1990-1-1' },
        { birthday: '1990' },
      ],
      'A data de nascimento informado é inválido',
    );
  });

  test('[PROFILE-20] refuses a CEP that does not fill its 9 characters', () => {
    expectRule(
      [{ postalCode: '' }, { postalCode: '01310-100' }],
      [{ postalCode: '01310-10' }, { postalCode: '01310-1000' }, { postalCode: '01310100' }],
      'O CEP informado é inválido',
    );
  });

  test('[PROFILE-21] refuses a district that has not 3 to 30 characters', () => {
    expectRule(
      [{ district: '' }, { district: 'Sé1' }, { district: long(30) }],
      [{ district: 'Sé' }, { district: long(31) }],
      'O bairro deve ter no mínimo 3 e no máximo 30 carateres',
    );
  });

  test('[PROFILE-22] refuses a street that has not 3 to 60 characters', () => {
    expectRule(
      [{ street: '' }, { street: '  ' }, { street: 'Rua' }, { street: long(60) }],
      [{ street: 'Ru' }, { street: long(61) }],
      'O endereço deve ter no mínimo 3 e no máximo 60 carateres',
    );
  });

  test('[PROFILE-23] refuses a complement of more than 30 characters', () => {
    expectRule(
      [{ addressSupplement: '' }, { addressSupplement: 'a' }, { addressSupplement: long(30) }],
      [{ addressSupplement: long(31) }],
      'O complemento deve ter no máximo 30 carateres',
    );
  });

  test('[PROFILE-24] refuses a negative street number', () => {
    expectRule(
      [{ streetNumber: '' }, { streetNumber: '  ' }, { streetNumber: '0' }, { streetNumber: ' 12 ' }],
      [{ streetNumber: '-1' }, { streetNumber: '-123456' }],
      'O número não pode ser negativo',
    );
  });

  test('[PROFILE-25] refuses a street number of more than 5 digits', () => {
    expectRule([{ streetNumber: '99999' }], [{ streetNumber: '100000' }], 'O número deve ter no máximo 5 dígitos');
  });

  test('[PROFILE-26] refuses a phone that has not 14 or 15 characters', () => {
    expectRule(
      [{ phone: '' }, { phone: '(11) 3333-4444' }, { phone: '(11) 93333-4444' }],
      [{ phone: '(11) 3333-444' }, { phone: '(11) 93333-44445' }, { phone: 'quatorze-letra' }],
      'O telefone informado é inválido',
    );
  });

  test('[PROFILE-27] refuses a new password of fewer than 6 characters', () => {
    expectRule(
      [{ newPassword: 'Onda12' }, { newPassword: long(64) }],
      [{ newPassword: 'Onda1' }],
      'A senha deve ter no mínimo 6 carateres',
    );
  });

  test('[PROFILE-28] refuses a confirmation that is not the new password', () => {
    expectRule(
      [{ newPassword: 'Onda12', newPasswordConfirmation: 'Onda12' }],
      [
        { newPassword: 'Onda12', newPasswordConfirmation: 'Onda13' },
        { newPassword: 'Onda12', newPasswordConfirmation: '' },
      ],
      'As senhas estão diferentes',
    );
  });

  test('also refuses a street number that is none, and a password too long to be typed again', () => {
    expect(textOf({ streetNumber: '12b' })).toBe('O número deve conter apenas algarismos');
    expect(textOf({ newPassword: long(65) })).toBe('A senha deve ter no máximo 64 carateres');
  });

  test('names every problem in the order of the form', () => {
    const fields = profileProblems({ newPassword: 'x', postalCode: '1', name: '' }, today).map(({ field }) => field);
    expect(fields).toEqual(['name', 'postalCode', 'newPassword']);
    expect(profileProblems({}, today)).toEqual([]);
  });
});

describe('[COUNTRY-02] whoever lives in Italy', () => {
  const inItaly = (changes: ProfileChange[]) => changes.map((change) => ({ ...change, country: 'IT' as const }));
  const rule = (fine: ProfileChange[], wrong: ProfileChange[], text: string) =>
    expectRule(inItaly(fine), inItaly(wrong), text);

  test('gives a codice fiscale in the place of the CPF', () => {
    rule(
      [{ cpf: '' }, { cpf: 'RSSMRA85T10A562S' }, { cpf: 'RSSMRA85T10A56NH' }],
      [{ cpf: '529.982.247-25' }, { cpf: 'RSSMRA85T10A562T' }],
      'Il codice fiscale non è valido: controlla i 16 caratteri',
    );
    expect(textOf({ cpf: 'RSSMRA85T10A562S' })).toBe('O CPF informado é inválido');
  });

  test('gives an Italian phone number', () => {
    rule(
      [{ phone: '' }, { phone: '+39 347 1234567' }, { phone: '06 49911234' }],
      [{ phone: '(11) 93333-4444' }],
      'Il numero di telefono non è valido',
    );
  });

  test('gives a CAP of five digits', () => {
    rule(
      [{ postalCode: '' }, { postalCode: '00184' }],
      [{ postalCode: '01310-100' }, { postalCode: '0018' }],
      'Il CAP deve avere 5 cifre',
    );
  });

  test('gives a comune as short as Re or as long as Castrocaro Terme e Terra del Sole', () => {
    rule(
      [{ district: 'Re' }, { district: 'Castrocaro Terme e Terra del Sole' }],
      [{ district: 'R' }, { district: long(41) }],
      'Il comune deve avere da 2 a 40 caratteri',
    );
  });

  test('gives a house number with its letter, or says that there is none', () => {
    rule(
      [{ streetNumber: '12' }, { streetNumber: '12/A' }, { streetNumber: '12 bis' }, { streetNumber: 'snc' }],
      [{ streetNumber: 'A12' }, { streetNumber: '12/Abcde' }],
      'Scrivi il numero civico, per esempio 12, 12/A o snc',
    );
  });
});

test('somebody born on 29 February is a year older on 1 March', () => {
  expect(ageOn('2026-02-28', '2020-02-29')).toBe(5);
  expect(ageOn('2026-03-01', '2020-02-29')).toBe(6);
});

test('what is missing for a complete registration is named, and the complement is not', () => {
  const empty = { name: 'Ana', lastName: '', cpf: '', birthday: '', gender: '', phone: '', stateId: null };
  const place = { cityId: null, postalCode: '', district: '', street: '', streetNumber: '', addressSupplement: '' };
  expect(missingFields({ ...empty, ...place })).toEqual([
    ...['lastName', 'cpf', 'birthday', 'gender', 'phone', 'stateId', 'cityId', 'postalCode', 'district', 'street'],
    'streetNumber',
  ]);
});
