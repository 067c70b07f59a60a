import type { Country } from './country.rules.ts';
import {
  type MissingField,
  maxPasswordLength,
  minPasswordLength,
  type ProfileField,
  type ProfileProblem,
} from './profile.rules.ts';

const problems: Record<ProfileProblem['code'], string> = {
  'invalid name': 'O nome deve ter no mínimo 2 e no máximo 30 carateres',
  'invalid last name': 'O sobrenome deve ter no mínimo 2 e no máximo 30 carateres',
  'invalid cpf': 'O CPF informado é inválido',
  'invalid birthday': 'A data de nascimento informado é inválido',
  'invalid gender': 'O gênero informado é inválido',
  'invalid phone': 'O telefone informado é inválido',
  'invalid postal code': 'O CEP informado é inválido',
  'invalid street': 'O endereço deve ter no mínimo 3 e no máximo 60 carateres',
  'negative street number': 'O número não pode ser negativo',
  'long street number': 'O número deve ter no máximo 5 dígitos',
  'invalid street number': 'O número deve conter apenas algarismos',
  'long supplement': 'O complemento deve ter no máximo 30 carateres',
  'invalid district': 'O bairro deve ter no mínimo 3 e no máximo 30 carateres',
  'short password': `A senha deve ter no mínimo ${minPasswordLength} carateres`,
  'long password': `A senha deve ter no máximo ${maxPasswordLength} carateres`,
  'different passwords': 'As senhas estão diferentes',
};

const missing: Record<MissingField, string> = {
  name: 'nome',
  lastName: 'sobrenome',
  cpf: 'CPF',
  birthday: 'data de nascimento',
  gender: 'gênero',
  phone: 'telefone',
  stateId: 'estado',
  cityId: 'cidade',
  postalCode: 'CEP',
  district: 'bairro',
  street: 'endereço',
  streetNumber: 'número',
};

const labels: Record<ProfileField | 'email' | 'currentPassword', string> = {
  country: 'País',
  email: 'E-mail',
  name: 'Nome',
  lastName: 'Sobrenome',
  cpf: 'CPF',
  birthday: 'Data de nascimento',
  gender: 'Gênero',
  phone: 'Telefone',
  stateId: 'Estado',
  cityId: 'Cidade',
  postalCode: 'CEP',
  street: 'Endereço',
  streetNumber: 'Número',
  addressSupplement: 'Complemento',
  district: 'Bairro',
  newsletter: 'Quero receber a newsletter por e-mail',
  newPassword: 'Nova senha',
  newPasswordConfirmation: 'Confirme a nova senha',
  currentPassword: 'Senha atual',
};

const later = 'Desculpe, algo deu errado! Tente novamente mais tarde.';

/** As the specification writes them, for whoever lives in Brazil. */
export const portuguese = {
  lang: 'pt-BR' as 'it' | 'pt-BR',
  problems,
  labels,
  sections: { personal: 'Dados pessoais', address: 'Endereço', password: 'Senha' },
  emailHint: 'O e-mail não pode ser alterado.',
  countries: { BR: 'Brasil', IT: 'Itália' } satisfies Record<Country, string>,
  genders: { MASCULINO: 'Masculino', FEMININO: 'Feminino' },
  choose: 'Selecione',
  missing: {
    title: 'Complete o seu cadastro',
    text: (fields: readonly MissingField[]) =>
      `Com todos os dados preenchidos você pode participar das promoções e da caça ao tesouro. ${fields.length === 1 ? 'Falta' : 'Faltam'}: ${list.format(fields.map((field) => missing[field]))}.`,
    unsaved: 'Tudo preenchido: salve as alterações para completar o seu cadastro.',
  },
  retry: 'Tentar novamente',
  places: {
    loading: 'Carregando...',
    stateFirst: 'Escolha primeiro o estado',
    failed: 'Não foi possível carregar a lista.',
  },
  password: {
    hint: `Deixe em branco para manter a senha atual. Uma senha nova tem de ${minPasswordLength} a ${maxPasswordLength} carateres.`,
    firstHint: `A sua conta ainda não tem senha. Crie uma de ${minPasswordLength} a ${maxPasswordLength} carateres para entrar com o seu e-mail.`,
    currentHint: 'Para trocar a senha, informe também a atual.',
  },
  submit: 'Salvar alterações',
  busy: 'Atualizando...',
  unsaved: 'Há alterações que ainda não foram salvas.',
  discard: 'Descartar alterações',
  unchanged: 'Não há alterações realizadas',
  saved: 'Dados atualizados com sucesso!',
  passwordChanged: 'Sua senha foi atualizada com sucesso! Por favor efetue o login novamente.',
  /** Refusals that belong to a field. */
  refusedFields: {
    'wrong password': { field: 'currentPassword' as const, text: 'Senha atual inválida.' },
    'cpf already registered': {
      field: 'cpf' as const,
      text: 'CPF já cadastrado em nossos servidores. Tente outro CPF.',
    },
    'password too common': { field: 'newPassword' as const, text: 'Essa senha é muito comum. Escolha outra.' },
  },
  other: later,
};

const list = new Intl.ListFormat('pt-BR');

export type ProfileFormMessages = typeof portuguese;
