import { nameOf } from '@guangquan/contract/staff/staff-names'

/** The keys of a table of names, with their type; numbers as text, as in an address. */
export function keysOf<K extends string | number>(names: Readonly<Record<K, unknown>>): `${K}`[] {
  return Object.keys(names).filter((key): key is `${K}` => key in names)
}

/** The options of a field, in the order of the names. */
export function choicesOf<K extends string | number>(
  names: Readonly<Record<K, string>>,
): { value: `${K}`; label: string }[] {
  return keysOf(names).map((value) => ({ value, label: nameOf(names, value) }))
}

/** The same for a field with a number as its value. */
export function numberedChoicesOf<N extends number>(
  names: Readonly<Record<N, string>>,
): { value: number; label: string }[] {
  return choicesOf(names).map(({ value, label }) => ({ value: Number(value), label }))
}

/** The number in a table of names for a text, such as from an address; undefined for another text. */
export function numberOf<N extends number>(
  names: Readonly<Record<N, unknown>>,
  text: string | undefined,
): N | undefined {
  return Object.keys(names)
    .map(Number)
    .find((one): one is N => String(one) === text)
}
