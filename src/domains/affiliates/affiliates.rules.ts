/** The states that the page offers, in its order. */
export const offeredStates = ['al', 'df', 'es', 'mg', 'pr', 'rs', 'sc', 'sp'] as const;
export type OfferedState = (typeof offeredStates)[number];
export const defaultState: OfferedState = 'sp';

/** An affiliate as people read it. */
export type Branch = {
  name: string;
  frequency: string;
  street: string;
  postalCode: string;
  state: string;
  email: string;
  phone: string;
};

export function isOfferedState(state: string | null): state is OfferedState {
  return offeredStates.includes(state as OfferedState);
}

/** The number that a telephone dials from anywhere. Without a country of its own a number is Brazilian. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? `tel:+${digits}` : `tel:+55${digits}`;
}
