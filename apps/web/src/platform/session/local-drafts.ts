/** What was begun and not sent lies in local storage under names that begin so. */
const draftPrefix = (productKey: string) => `${productKey}.draft`

type Entries = Pick<Storage, 'length' | 'key' | 'getItem' | 'removeItem'>

function draftNames(storage: Entries, productKey: string): string[] {
  const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '')
  return names.filter((name) => name.startsWith(draftPrefix(productKey)))
}

/** Does this browser hold something written that was not sent. */
export function holdsDrafts(storage: Entries, productKey: string): boolean {
  return draftNames(storage, productKey).some(
    (name) => !/^(?:\{\}|\[\]|null|"")?$/.test(storage.getItem(name) ?? ''),
  )
}

/** Signing out clears the storage: who sits down here next must not find what this member wrote. */
export function removeDrafts(storage: Entries, productKey: string): void {
  for (const name of draftNames(storage, productKey)) storage.removeItem(name)
}
