type Say = (facts: object, message: string) => void;

/** The part of a pino logger that is used here. */
export type PostgresLog = { info: Say; warn: Say; error: Say };
