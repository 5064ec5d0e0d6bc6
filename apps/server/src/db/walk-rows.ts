/** Rows per batch. */
const batch = 1000

/**
 * All rows of a list of any length, one batch in memory at a time.
 * @param read a number of rows after one (undefined: from the beginning), in an order that an index serves
 */
export async function* walkRows<R>(
  read: (after: R | undefined, limit: number) => Promise<R[]>,
  limit = batch,
): AsyncGenerator<R> {
  let after: R | undefined
  for (;;) {
    const rows = await read(after, limit)
    yield* rows
    if (rows.length < limit) return
    after = rows.at(-1)
  }
}

/** All rows of a list that is known to be short. */
export async function allRows<R>(rows: AsyncIterable<R>): Promise<R[]> {
  const all: R[] = []
  for await (const row of rows) all.push(row)
  return all
}
