/** Prefix, in local storage, of input that has not been sent. */
const draftPrefix = (productKey: string) => `${productKey}.post`

type Entries = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>

function draftNames(storage: Entries, productKey: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return names.filter((name) => name.startsWith(draftPrefix(productKey)))
}

/** Whether this browser stores unsent input. */
export function hasDrafts(storage: Entries, productKey: string): boolean {
  return draftNames(storage, productKey).some(
    (name) => !/^(?:\{\}|\[\]|null|"")?$/.test(storage.getItem(name) ?? ''),
  )
}

/** On signing out: the next person at this browser must not find what the member wrote. */
export function removeDrafts(storage: Entries, productKey: string): void {
  for (const name of draftNames(storage, productKey)) storage.removeItem(name)
}

/**
 * When a member signs in: removes what other members wrote. A visitor's text stays, since signing in may be a step of
 * sending it.
 */
export function removeForeignDrafts(
  storage: Entries,
  { productKey, memberId }: { productKey: string; memberId: string },
): void {
  for (const name of draftNames(storage, productKey)) {
    const entries = Object.entries(readEntries(storage.getItem(name)))
    const own = entries.filter(([, entry]) => isOf(entry, memberId))
    if (own.length < entries.length) storage.setItem(name, JSON.stringify(Object.fromEntries(own)))
  }
}

function readEntries(text: string | null): object {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

function isOf(entry: unknown, memberId: string): boolean {
  if (typeof entry !== 'object' || entry === null || !('memberId' in entry)) return true
  return entry.memberId === null || entry.memberId === memberId
}
