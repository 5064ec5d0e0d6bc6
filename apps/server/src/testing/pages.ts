import type { Page } from '@guangquan/contract'

/** Reads a list to its end by cursor and returns every item in order. */
export async function readAll<T>(
  fetchPage: (cursor: string | undefined) => Promise<Page<T>>,
  betweenPages: () => Promise<void> = () => Promise.resolve(),
): Promise<T[]> {
  const items: T[] = []
  let cursor: string | undefined
  for (let page = 0; page < 1000; page++) {
    const { items: read, isLast, nextCursor } = await fetchPage(cursor)
    items.push(...read)
    if (isLast) return items
    if (nextCursor === null) throw new Error('a page that is not the last one has no cursor')
    cursor = nextCursor
    await betweenPages()
  }
  throw new Error('the list does not end')
}

/** Reads a list by `skipCount` as other clients do: up to the last or a short page, or as far as `totalCount` says. */
export async function readAsCounted<T>(
  fetchPage: (skipCount: number) => Promise<Page<T>>,
  size: number,
): Promise<T[]> {
  const items: T[] = []
  for (let page = 0; page < 1000; page++) {
    const { items: read, isLast, totalCount } = await fetchPage(items.length)
    items.push(...read)
    if (isLast || read.length < size || items.length >= totalCount) return items
  }
  throw new Error('the list does not end')
}
