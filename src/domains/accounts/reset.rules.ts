/** A new password after the first: shorter and longer ones are allowed than at registration. */
export const newPasswordLength = { min: 6, max: 64 };

export type ResetForm = { newPassword: string; confirmation: string };
export type ResetProblem = 'too short' | 'too long' | 'different';

export function resetProblem({ newPassword, confirmation }: ResetForm): ResetProblem | null {
  const { length } = [...newPassword];
  if (length < newPasswordLength.min) return 'too short';
  if (length > newPasswordLength.max) return 'too long';
  return newPassword === confirmation ? null : 'different';
}

/** The code that confirms an address, as the mail writes it. */
export function isConfirmationCode(text: string): boolean {
  return /^\d{6}$/.test(text);
}
