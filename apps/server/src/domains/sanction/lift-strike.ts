import { strikeKinds } from '@guangquan/contract'
import type { Ctx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { fail } from '../../fail.ts'
import { lockRestriction, type Restriction } from '../member/index.ts'
import { createNotice } from '../notice/index.ts'
import { closeAppeals } from './appeal.store.ts'
import { applyRestriction } from './apply-restriction.ts'
import { followUp, isAutomatic, loadEarned } from './follow-up-strikes.ts'
import type { StrikeRow } from './strike.store.ts'

/** The member's restriction before and after. */
export interface Lifted {
  memberId: string
  before: Restriction
  after: Restriction
}

/**
 * Lifts a strike and undoes its effects: its mute or ban, and automatic strikes that the remaining warnings do not lead
 * to. The member is notified. The caller is responsible for the permission and the audit row.
 * @param note a sentence to the member, may be empty
 * @param notify false if the member is notified later
 * @throws ContentNotFound for a strike that is unknown, lifted already or of an erased member
 */
export async function liftStrike(
  ctx: Pick<Ctx, 'db' | 'now'>,
  { id, note = '', notify = true }: { id: string; note?: string; notify?: boolean },
): Promise<Lifted> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    const found = await tx
      .selectFrom('strike')
      .where('id', '=', id)
      .select('member_id as memberId')
      .executeTakeFirst()
    if (found === undefined) fail('ContentNotFound')
    const { memberId } = found
    const before = (await lockRestriction(tx, memberId)) ?? fail('ContentNotFound')
    const strike =
      (await tx
        .selectFrom('strike')
        .where('id', '=', id)
        .where('lifted_at', 'is', null)
        .selectAll()
        .executeTakeFirst()) ?? fail('ContentNotFound')
    if (isAutomatic(strike)) await retireWarnings(tx, strike)
    await tx
      .updateTable('strike')
      .set({ lifted_at: now, version: strike.version + 1 })
      .where('id', '=', id)
      .execute()
    if (strike.kind === strikeKinds.warning || isAutomatic(strike)) await followUp(tx, now, memberId)
    await closeAppeals(tx, now, memberId)
    const after = await applyRestriction(tx, now, { memberId, before })
    if (notify) await createNotice(tx, now, { memberId, kind: 'strike.lifted', note })
    return { memberId, before, after }
  })
}

/** The warnings that earned an automatic strike earn no other one when it is lifted. */
async function retireWarnings(tx: Tx, strike: StrikeRow): Promise<void> {
  const { warnings, automatic, earned } = await loadEarned(tx, strike.member_id)
  const places = earned[automatic.findIndex(({ id }) => id === strike.id)]?.warnings ?? []
  const ids = places.flatMap((place) => warnings[place]?.id ?? [])
  if (ids.length === 0) return
  await tx.updateTable('strike').set({ counts: false }).where('id', 'in', ids).execute()
}
