import { timeTextOf } from '@guangquan/rules/time-text'
import type { Queryable, Tx } from '../../db/client.ts'
import { settingsOf } from './reach-settings.ts'

/** A member's browsers with notifications, without the secrets between them and their push services. */
export async function exportDevices(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db
    .selectFrom('push_device')
    .where('member_id', '=', memberId)
    .select(['name', 'created_at'])
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map((row) => ({ name: row.name, createTime: timeTextOf(row.created_at) }))
}

/** A member's settings for notifications; nothing without a choice. */
export async function exportReachSettings(db: Queryable, memberId: string): Promise<object[]> {
  const rows = await db.selectFrom('reach_setting').where('member_id', '=', memberId).selectAll().execute()
  return rows.map((row) => {
    const { kinds, quiet, ...rest } = settingsOf(row)
    const on = Object.entries(kinds).flatMap(([kind, isOn]) => (isOn ? [kind] : []))
    return { ...rest, kinds: on.join(' '), quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }
  })
}

export async function eraseReach(tx: Tx, memberId: string): Promise<void> {
  for (const table of ['push_device', 'mail_digest', 'reach_setting'] as const) {
    await tx.deleteFrom(table).where('member_id', '=', memberId).execute()
  }
}
