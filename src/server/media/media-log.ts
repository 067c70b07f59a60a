/** The little of a pino logger that this room needs. */
export interface MediaLog {
  warn(details: object, message: string): void;
}
