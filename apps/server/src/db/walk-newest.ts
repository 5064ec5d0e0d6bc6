/** Rows read at once: a few milliseconds of work between two of them. */
export const rowsAtOnce = 500

/**
 * Walks the newest rows of a table by their ids, which are in the order of time.
 * @param read the next rows, at most `rowsAtOnce`, below an id; null for the newest
 */
export async function* walkNewest<R extends { id: string }>(
  max: number,
  read: (below: string | null) => Promise<R[]>,
): AsyncGenerator<R[]> {
  let below: string | null = null
  for (let count = 0; count < max; count += rowsAtOnce) {
    const rows: R[] = await read(below)
    if (rows.length > 0) yield rows
    below = rows.at(-1)?.id ?? null
    if (rows.length < rowsAtOnce) return
  }
}
