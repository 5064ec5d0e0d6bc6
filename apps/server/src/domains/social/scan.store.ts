import type { Selectable } from 'kysely'
import type { Ctx } from '../../context.ts'
import type { Queryable, Tx } from '../../db/client.ts'
import type { SocialScan } from '../../db/tables.gen.ts'
import { hashSecret } from '../../session/session-secret.ts'

export type ScanRow = Selectable<SocialScan>

/** A code that has not expired, locked until the transaction ends: phone and desktop may call at once. */
export async function lockScan(ctx: Ctx, tx: Tx, scanId: string): Promise<ScanRow | undefined> {
  return tx
    .selectFrom('social_scan')
    .where('scan_hash', '=', hashSecret(scanId))
    .where('expires_at', '>', ctx.now)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
}

export async function changeScan(
  db: Queryable,
  row: ScanRow,
  change: Partial<Pick<ScanRow, 'state' | 'phone_hash' | 'ticket_hash'>>,
): Promise<void> {
  await db.updateTable('social_scan').set(change).where('scan_hash', '=', row.scan_hash).execute()
}
