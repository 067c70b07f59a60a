import { expect, test } from 'vitest';
import { sendFreeStreamingRequest } from './free-streaming.contract.ts';
import { requestNames } from './free-streaming.decode.ts';
import {
  type FreeStreamingRequest,
  firstProblem,
  isOptional,
  type RequestField,
  requestFields,
} from './free-streaming.rules.ts';

const good: FreeStreamingRequest = {
  company: 'Rádio Litoral Ltda.',
  tradeName: 'Litoral FM',
  cnpj: '11.222.333/0001-81',
  page: 'https://litoral.example',
  nameOwner: 'Ana Souza',
  emailOwner: 'ana@litoral.example',
  phone: '(82) 99999-0000',
  band: 'FM',
  frequency: '95.3 MHz',
  power: 'Classe A1',
  state: 'Alagoas',
  city: 'Maceió',
};

test('[FREESTREAM-01] a request holds the twelve fields, and a complete one has no problem', () => {
  expect(Object.keys(good)).toEqual([...requestFields]);
  expect(firstProblem(good)).toBeNull();
  expect(sendFreeStreamingRequest.body.parse(requestNames.encode(good))).toMatchObject({ telefone: good.phone });
  expect(Object.keys(sendFreeStreamingRequest.body.shape)).toEqual(requestFields.map(requestNames.encodeField));
});

const long = 'x'.repeat(51);
const cases: [string, RequestField, string[], string[], string][] = [
  ['FREESTREAM-04', 'company', ['', '  ', long], ['x', 'x'.repeat(50)], 'A razão social é um campo obrigatório'],
  ['FREESTREAM-05', 'tradeName', ['', long], ['x', 'x'.repeat(50)], 'O nome fantasia é um campo obrigatório'],
  [
    'FREESTREAM-06',
    'cnpj',
    ['11.222.333/0001-82', '1', '00.000.000/0000-00'],
    ['', '12.ABC.345/01DE-35'],
    'O CNPJ informado é inválido',
  ],
  ['FREESTREAM-08', 'page', ['', long], ['x', 'x'.repeat(50)], 'O site da empresa é um campo obrigatório'],
  [
    'FREESTREAM-09',
    'nameOwner',
    ['', 'ab', 'x'.repeat(31)],
    ['abc', 'x'.repeat(30)],
    'O nome do proprietário deve ter no mínimo 2 e no máximo 30 carateres',
  ],
  [
    'FREESTREAM-10',
    'emailOwner',
    ['', 'ana', 'ana@', `${'a'.repeat(35)}@b.com`],
    ['a@b.it', `${'a'.repeat(34)}@b.com`],
    'O email é inválido',
  ],
  [
    'FREESTREAM-11',
    'phone',
    [
      '(82) 9999-000',
      '1',
      '(82) 999999-0000',
      '(ab) cdefg-hijk',
      '82999990000000',
      '(82) 99990000-0',
      '(82)_99999-0000',
    ],
    ['', '(82) 9999-0000', '(82) 99999-0000'],
    'O telefone informado é inválido',
  ],
  ['FREESTREAM-13', 'band', ['', long], ['A', 'x'.repeat(50)], 'A faixa de Operação é um campo obrigatório'],
  ['FREESTREAM-14', 'frequency', ['', long], ['9', 'x'.repeat(50)], 'A frequência é um campo obrigatório'],
  ['FREESTREAM-15', 'power', ['', long], ['A', 'x'.repeat(50)], 'A potência/classe é um campo obrigatório'],
  ['FREESTREAM-16', 'state', ['', long], ['A', 'x'.repeat(50)], 'O Estado é um campo obrigatório'],
  ['FREESTREAM-17', 'city', ['', long], ['M', 'x'.repeat(50)], 'A cidade é um campo obrigatório'],
];

function check(row: string): void {
  const found = cases.find(([id]) => id === row);
  if (!found) throw new Error(`no cases for ${row}`);
  const [, field, bad, fine, message] = found;
  for (const value of bad) expect(firstProblem({ ...good, [field]: value })).toEqual({ field, message });
  for (const value of fine) expect(firstProblem({ ...good, [field]: value })).toBeNull();
}

test('[FREESTREAM-04] the company is required', () => check('FREESTREAM-04'));
test('[FREESTREAM-05] the trade name is required', () => check('FREESTREAM-05'));
test('[FREESTREAM-06] a CNPJ may be missing but not wrong, in both its forms', () => check('FREESTREAM-06'));
test('[FREESTREAM-08] the page is required', () => check('FREESTREAM-08'));
test('[FREESTREAM-09] the owner has a name of 3 to 30 characters', () => check('FREESTREAM-09'));
test('[FREESTREAM-10] the e-mail has its shape and at most 40 characters', () => check('FREESTREAM-10'));
test('[FREESTREAM-11] a phone may be missing, but neither of another length nor without its digits', () =>
  check('FREESTREAM-11'));
test('[FREESTREAM-13] the band is required', () => check('FREESTREAM-13'));
test('[FREESTREAM-14] the frequency is required', () => check('FREESTREAM-14'));
test('[FREESTREAM-15] the power is required', () => check('FREESTREAM-15'));
test('[FREESTREAM-16] the state is required', () => check('FREESTREAM-16'));
test('[FREESTREAM-17] the city is required', () => check('FREESTREAM-17'));

test('[FREESTREAM-03] the first failing field in the specified order is the one that is told', () => {
  const empty = Object.fromEntries(requestFields.map((field) => [field, ''])) as FreeStreamingRequest;
  const told: string[] = [];
  const filled = { ...empty };
  for (let problem = firstProblem(filled); problem; problem = firstProblem(filled)) {
    told.push(problem.field);
    filled[problem.field] = good[problem.field];
  }
  expect(told).toEqual(requestFields.filter((field) => field !== 'cnpj' && field !== 'phone'));
});

test('only the CNPJ and the phone may be left out', () => {
  expect(requestFields.filter(isOptional)).toEqual(['cnpj', 'phone']);
});
