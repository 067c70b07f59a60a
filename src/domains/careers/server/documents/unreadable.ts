/** A file that goes beyond what an honest one needs, or that cannot be read as what it says it is: it is not taken. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** What one file may cost to read. Whoever spends more than there is has sent no CV. */
export class Budget {
  #left: number;

  constructor(amount: number) {
    this.#left = amount;
  }

  get left(): number {
    return this.#left;
  }

  spend(amount: number): void {
    this.#left -= amount;
    if (this.#left < 0) throw new UnreadableError('too much to read');
  }
}
