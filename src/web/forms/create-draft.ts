/** What somebody wrote and did not send yet. */
export type Draft<V extends object> = {
  /** Only what the form can use; nothing where there is no draft. */
  read(): Partial<V>;
  keep(values: V): void;
  clear(): void;
};

type Options<V extends object> = {
  key: string;
  /** 'tab' is gone with its tab, 'browser' outlives it. */
  lives: 'tab' | 'browser';
  /** The fields that are kept, and whether what lies in the storage may stand in them. */
  fields: { readonly [F in keyof V]?: (value: unknown) => boolean };
  /** Reads what was kept while the form's fields had other names. */
  upgrade?: (kept: Record<string, unknown>) => Record<string, unknown>;
};

export function isText(value: unknown): boolean {
  return typeof value === 'string';
}

/** The same answer for every field of a list. */
export function everyField<F extends string, T>(fields: readonly F[], answer: T): Record<F, T> {
  return Object.fromEntries(fields.map((field) => [field, answer])) as Record<F, T>;
}

/** Storage may be forbidden or hold anything: then there is no draft, and what is written lives as long as the page. */
export function createDraft<V extends object>({ key, lives, fields, upgrade }: Options<V>): Draft<V> {
  const storage = () => (lives === 'tab' ? sessionStorage : localStorage);
  const names = Object.keys(fields) as (keyof V & string)[];
  return {
    read() {
      let kept: Record<string, unknown> = {};
      attempt(() => {
        kept = JSON.parse(storage().getItem(key) ?? '{}') ?? {};
        kept = upgrade?.(kept) ?? kept;
      });
      const usable = names.filter((name) => fields[name]?.(kept[name]));
      return Object.fromEntries(usable.map((name) => [name, kept[name]])) as Partial<V>;
    },
    keep: (values) => attempt(() => storage().setItem(key, JSON.stringify(values, names))),
    clear: () => attempt(() => storage().removeItem(key)),
  };
}

function attempt(act: () => void): void {
  try {
    act();
  } catch {
    return;
  }
}
