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
