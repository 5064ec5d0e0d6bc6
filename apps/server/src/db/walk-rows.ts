/** So many rows are held at a time. */
const batch = 1000

/**
 * Every row of a list, however long, a batch in memory at a time.
 * @param read so many rows behind one, from the beginning for undefined, in an order that an index serves
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

/** All rows of a list that is known to end soon. */
export async function allRows<R>(rows: AsyncIterable<R>): Promise<R[]> {
  const all: R[] = []
  for await (const row of rows) all.push(row)
  return all
}
