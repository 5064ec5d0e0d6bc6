import type { Page } from '@guangquan/contract'

const rowsAtOnce = 200

/** All items of a list, one page of it in memory at a time. */
export async function* walkPages<T>(
  read: (page: { maxResultCount: number; cursor: string | undefined }) => Promise<Page<T>>,
): AsyncGenerator<T> {
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page: Page<T> = await read({ maxResultCount: rowsAtOnce, cursor })
    yield* page.items
    cursor = page.nextCursor
  }
}
