import type { MethodParsed, StaffTag } from '@guangquan/contract'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { lockTags, requireTag } from '../tag.store.ts'

/** Bans a tag: no post may take it on, and its page does not open. @throws ContentNotFound, ChangedMeanwhile */
export async function banTag(
  ctx: StaffCtx,
  { name, version, reason }: MethodParsed<typeof StaffTag.Ban>,
): Promise<void> {
  await setBanned(ctx, { name, version, bannedAt: ctx.now, act: 'tag.banned', reason })
}

/** Lifts the ban of a tag. @throws ContentNotFound, ChangedMeanwhile */
export async function unbanTag(
  ctx: StaffCtx,
  { name, version }: MethodParsed<typeof StaffTag.Unban>,
): Promise<void> {
  await setBanned(ctx, { name, version, bannedAt: null, act: 'tag.unbanned', reason: '' })
}

interface Ban {
  name: string
  version: number
  bannedAt: Date | null
  act: string
  reason: string
}

async function setBanned(ctx: StaffCtx, { name, version, bannedAt, act, reason }: Ban): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await requireTag(tx, await lockTags(tx, [name]), { name, version })
    await tx
      .updateTable('tag')
      .set({ banned_at: bannedAt, version: version + 1 })
      .where('name', '=', name)
      .execute()
    await auditAct(ctx, tx, {
      act,
      targetKind: 'tag',
      targetId: name,
      reason,
      before: { banned: before.banned_at !== null },
      after: { banned: bannedAt !== null },
    })
  })
}
