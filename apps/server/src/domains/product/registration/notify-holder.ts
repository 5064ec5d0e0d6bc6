import type { Tx } from '../../../db/client.ts'
import { createNotice } from '../../notice/index.ts'
import { registrationTargetName } from './registration-target-name.ts'

/** Notifies the member whose registration was disputed that a claim ended without a change. */
export async function notifyHolder(
  tx: Tx,
  now: Date,
  { disputes }: { disputes: string | null },
): Promise<void> {
  if (disputes === null) return
  const holder = await tx
    .selectFrom('user_product')
    .where('id', '=', disputes)
    .where('state', 'in', [1, 2])
    .select('member_id')
    .executeTakeFirst()
  if (holder === undefined) return
  await createNotice(tx, now, {
    memberId: holder.member_id,
    kind: 'product.kept',
    target: { kind: registrationTargetName, id: disputes },
  })
}
