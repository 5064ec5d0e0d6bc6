/**
 * Serves requests for single ids by one read at a time: a request during a read waits for the next one, which begins
 * afterwards. So a result is never older than its request, and any number of requests uses one connection.
 */
export function batchReads<V>(
  read: (ids: readonly string[]) => Promise<ReadonlyMap<string, V>>,
): (id: string) => Promise<V | undefined> {
  let requested = new Set<string>()
  let next: Promise<ReadonlyMap<string, V>> | null = null
  let running: Promise<unknown> = Promise.resolve()

  async function readNext(): Promise<ReadonlyMap<string, V>> {
    await running
    const ids = [...requested]
    requested = new Set()
    next = null
    const reading = read(ids)
    running = reading.catch(() => undefined)
    return reading
  }

  return async (id) => {
    requested.add(id)
    next ??= readNext()
    return (await next).get(id)
  }
}
