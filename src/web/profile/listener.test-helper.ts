import type { SignedIn } from './profile-rules.ts';

type User = SignedIn['user'];

/** Somebody who has just registered and confirmed the address, and nothing more than that unless it is said. */
export const listenerWith = (more: Partial<User> = {}): User => ({
  userId: 7,
  name: 'Ana Luísa',
  lastName: '',
  email: 'ana@posta.example',
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
  ...more,
});
