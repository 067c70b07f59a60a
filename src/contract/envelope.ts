/** The shape of every answer under /api/v1. The HTTP status code always agrees with `status`. */
export type Envelope<T = unknown> =
  | { status: 'success'; message: string; data: T }
  | { status: number; message: string; data: unknown };

export function success<T>(data: T, message = ''): Envelope<T> {
  return { status: 'success', message, data };
}

export function failure(status: number, message: string, data: unknown = null): Envelope<never> {
  return { status, message, data };
}

/** Anything but an object whose status is exactly 'success' is an error, whatever the HTTP layer said. */
export function isSuccess<T>(answer: unknown): answer is { status: 'success'; message: string; data: T } {
  return typeof answer === 'object' && answer !== null && (answer as { status?: unknown }).status === 'success';
}
