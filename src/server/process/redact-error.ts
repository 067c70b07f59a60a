export type RedactedError = { type: string; message: string; code?: string; stack?: string; cause?: RedactedError };

/**
 * An error as it may stand in a log. A failed query carries the values of the row (in its message, its parameters, its
 * details), and those may be somebody's: what happened and where is kept, with what is not.
 */
export function redactError(error: unknown): RedactedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message: messageOf(error, code),
    ...(code && { code }),
    ...(frames && { stack: frames.join('\n') }),
    ...(error.cause instanceof Error && { cause: redactError(error.cause) }),
  };
}

function messageOf({ message }: Error, code: string | undefined): string {
  // PostgreSQL's class 22 (data exceptions) quotes the value in the message itself.
  if (code && /^22[0-9A-Z]{3}$/.test(code)) return 'a value was refused';
  return message.split('\nparams:')[0] ?? '';
}
