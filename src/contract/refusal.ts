/** An expected "no": it has a code that the contract knows and becomes an envelope at the one exit. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly code: string;
  readonly data: unknown;
  readonly retryAfterSeconds: number | undefined;
  /** Of a call that stands elsewhere now. */
  readonly location: string | undefined;

  constructor(
    status: number,
    code: string,
    more: { data?: unknown; retryAfterSeconds?: number; location?: string } = {},
  ) {
    super(code);
    this.status = status;
    this.code = code;
    this.data = more.data ?? null;
    this.retryAfterSeconds = more.retryAfterSeconds;
    this.location = more.location;
  }
}

/** What was sent does not fit the call: the message says where, to whoever writes programs. */
export class InputRefusal extends Refusal {
  override name = 'InputRefusal';
  constructor(code: string, data: unknown = null) {
    super(400, code, { data });
  }
}

/** The same for a form: what is wrong stands at its field, in the words that the person reads. */
export class FieldsRefusal extends InputRefusal {
  override name = 'FieldsRefusal';
  constructor(fields: Record<string, string>) {
    super('invalid fields', { fields });
  }
}
