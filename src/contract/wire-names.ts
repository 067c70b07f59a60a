type Names = Readonly<Record<string, string>>;
type Encoded<V, N extends Names> = { [F in keyof V as F extends keyof N ? N[F] : F]: V[F] };
type HouseName<N extends Names, W> = { [F in keyof N]: N[F] extends W ? F : never }[keyof N];
type Decoded<V, N extends Names> = { [W in keyof V as W extends N[keyof N] ? HouseName<N, W> : W]: V[W] };

/**
 * The fields that a call names otherwise than the house does, by their house names; the others bear one name on both sides.
 * What is sent, and the field that a refusal names, are both written and read by this one list.
 */
export function wireNames<const N extends Names>(names: N) {
  const houseNames = Object.fromEntries(Object.entries(names).map(([house, wire]) => [wire, house]));
  return {
    encode: <V extends object>(values: V) => renamed(values, names) as Encoded<V, N>,
    decode: <V extends object>(values: V) => renamed(values, houseNames) as Decoded<V, N>,
    encodeField: (field: string) => nameIn(names, field),
    decodeField: (field: string) => nameIn(houseNames, field),
  };
}

function renamed(values: object, names: Names): object {
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [nameIn(names, field), value]));
}

function nameIn(names: Names, field: string): string {
  return (Object.hasOwn(names, field) && names[field]) || field;
}
