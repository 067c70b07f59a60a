import type { SignedIn } from '#web/profile/profile-rules.ts';

/** Somebody who has just registered and confirmed the address. */
export const listener: SignedIn['user'] = {
  userId: 7,
  name: 'Ana Luísa',
  lastName: '',
  email: 'ana@posta.example',
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
};
