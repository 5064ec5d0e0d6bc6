const firstId = '00000000-0000-0000-0000-000000000000'
/** How many ids a list holds at most. */
export const removeBatch = 200

/**
 * Removes all that a list names, a batch of ids at a time. One that cannot be removed delays no other.
 * @returns how many were removed
 * @throws at the end, when some could not be
 */
export async function removeEach(
  listAfter: (id: string) => Promise<string[]>,
  remove: (id: string) => Promise<void>,
): Promise<number> {
  let removed = 0
  const errors: unknown[] = []
  for (let after: string | undefined = firstId; after !== undefined;) {
    const ids: string[] = await listAfter(after)
    for (const id of ids) {
      try {
        await remove(id)
        removed += 1
      } catch (error) {
        errors.push(error)
      }
    }
    after = ids.length < removeBatch ? undefined : ids.at(-1)
  }
  if (errors.length > 0) throw new AggregateError(errors, `not removed: ${errors.length}`)
  return removed
}
