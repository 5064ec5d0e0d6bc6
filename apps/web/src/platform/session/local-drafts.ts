/** Prefix, in local storage, of input that has not been sent. */
const draftPrefix = (productKey: string) => `${productKey}.draft`

type Entries = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

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
