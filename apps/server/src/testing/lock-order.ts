import { sql, type RawBuilder } from 'kysely'
import type { TestNode } from './test-app.ts'
import { waitForLock } from './wait-for-lock.ts'

/**
 * Locks a row until something else waits for it. Only this reveals a wrong lock order, because a deadlock ends after a
 * second and is retried.
 * @param rows SQL: from and condition
 * @returns whether the waiting transaction has left the second row unlocked
 */
export async function isFreeDuring(
  node: TestNode,
  { held, other }: { held: RawBuilder<unknown>; other: RawBuilder<unknown> },
  act: () => Promise<unknown>,
): Promise<boolean> {
  let done: Promise<unknown> | undefined
  const isFree = await node.app.db.transaction().execute(async (tx) => {
    await sql`select 1 from ${held} for update`.execute(tx)
    done = act()
    await waitForLock(node, { orEndOf: done })
    const { rows } = await sql`select 1 from ${other} for update skip locked`.execute(tx)
    return rows.length === 1
  })
  await done
  return isFree
}
