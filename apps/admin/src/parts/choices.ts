/** The keys of a table of names, with their type. */
export function keysOf<K extends string>(names: Record<K, unknown>): K[] {
  return Object.keys(names).filter((key): key is K => key in names)
}

/** What a field offers to choose from, in the order of the names. */
export function choicesOf<K extends string>(names: Record<K, string>): { value: K; label: string }[] {
  return keysOf(names).map((value) => ({ value, label: names[value] }))
}
