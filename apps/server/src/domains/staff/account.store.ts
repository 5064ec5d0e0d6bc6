import { sql } from 'kysely'
import type { StaffRole } from '@guangquan/contract'
import { failChanged } from '../../audit-chain/fail-changed.ts'
import type { Tx } from '../../db/client.ts'
import { fail } from '../../fail.ts'

// Two super administrators who remove each other at once must not both succeed.
const lockOfSuperAdmins = 4713

/**
 * Locks an account for a change based on this version of it.
 * @throws ContentNotFound, ChangedMeanwhile
 */
export async function lockAccount(tx: Tx, { id, version }: { id: string; version: number }) {
  await sql`select pg_advisory_xact_lock(${lockOfSuperAdmins})`.execute(tx)
  const account =
    (await tx.selectFrom('staff_account').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
    fail('ContentNotFound')
  if (account.version !== version) await failChanged(tx, { targetKind: 'staff', targetId: id })
  return account
}

/** @throws LastSuperAdmin if nobody else could manage the accounts */
export async function requireOtherSuperAdmin(tx: Tx, id: string): Promise<void> {
  const role: StaffRole = 'superAdmin'
  const other = await tx
    .selectFrom('staff_account')
    .select('id')
    .where('id', '<>', id)
    .where('closed_at', 'is', null)
    .where(sql<boolean>`${role} = any(roles)`)
    .executeTakeFirst()
  if (other === undefined) fail('LastSuperAdmin')
}
