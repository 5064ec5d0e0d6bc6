import { nameOf } from '@guangquan/contract/staff-names'

/** The keys of a table of names, with their type; numbers as text, as an address has them. */
export function keysOf<K extends string | number>(names: Readonly<Record<K, unknown>>): `${K}`[] {
  return Object.keys(names).filter((key): key is `${K}` => key in names)
}

/** What a field offers to choose from, in the order of the names. */
export function choicesOf<K extends string | number>(
  names: Readonly<Record<K, string>>,
): { value: `${K}`; label: string }[] {
  return keysOf(names).map((value) => ({ value, label: nameOf(names, value) }))
}
