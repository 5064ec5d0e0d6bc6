import { sql } from 'kysely'
import * as z from 'zod'
import type { Facts } from '../../../audit-chain/record-act.ts'
import type { Tx } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'

/**
 * Locks a setting, even one that is not set, for a change based on this version of it.
 * @returns its stored value; undefined if it is not set
 * @throws ChangedMeanwhile
 */
export async function lockSetting(
  tx: Tx,
  { key, version }: { key: string; version: number },
): Promise<unknown> {
  await sql`select pg_advisory_xact_lock(hashtext('sys_config'), hashtext(${key}))`.execute(tx)
  const row = await tx
    .selectFrom('sys_config')
    .selectAll()
    .where('key', '=', key)
    .forUpdate()
    .executeTakeFirst()
  if ((row?.version ?? 0) !== version) fail('ChangedMeanwhile', { who: row?.updated_by || 'operator' })
  return row?.value
}

const Parts = z.record(z.string(), z.json())

/** What the audit log stores: for a setting with parts, those that differ. */
export function settingFacts(value: unknown, other: unknown): Facts {
  const parts = Parts.safeParse(value)
  const others = Parts.safeParse(other)
  if (!parts.success || !others.success) return { value: textOf(value) }
  const differing = Object.entries(parts.data).filter(
    ([name, part]) => textOf(part) !== textOf(others.data[name]),
  )
  return Object.fromEntries(differing.map(([name, part]) => [name, textOf(part)]))
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : typeof value === 'string' ? value : JSON.stringify(value)
}
