import { artSentences, type MethodParsed, type StaffFrame, type StaffMedal } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { auditAct } from '../../../audit-chain/record-act.ts'
import type { StaffCtx } from '../../../context.ts'
import type { Tx } from '../../../db/client.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { isActiveMember, lockMember } from '../../member/index.ts'
import { loadMedals } from '../catalogue.ts'
import { grantFrames } from '../frames/grant-frame.ts'
import { awardMedals } from '../medals/award-medals.ts'

/** Prefix of the causes of frames that staff grant. */
export const staffCause = 'staff:'

/**
 * Gives a member a medal up to a tier, also one that was revoked.
 * @throws ContentNotFound for a medal or tier that cannot be won, BadInput for a member who has it
 */
export async function grantMedal(
  ctx: StaffCtx,
  { id, tier, memberId, reason }: MethodParsed<typeof StaffMedal.Grant>,
): Promise<null> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    await lockActive(tx, memberId)
    const medals = await loadMedals(tx, now)
    const medal = medals.find((one) => one.id === id) ?? fail('ContentNotFound')
    if (!medal.tiers.some((one) => one.tier === tier)) fail('ContentNotFound')
    await tx
      .deleteFrom('medal_award')
      .where('member_id', '=', memberId)
      .where('medal_id', '=', id)
      .where('revoked_at', 'is not', null)
      .execute()
    const awards = medal.tiers
      .filter((one) => one.tier <= tier)
      .map((one) => ({ memberId, medalId: id, tier: one.tier }))
    const granted = await awardMedals(tx, awards, { now, medals, byStaff: true })
    if (granted.length === 0) fail('BadInput', { fields: { memberId: artSentences.hasIt } })
    await auditAct(ctx, tx, {
      act: 'medal.granted',
      targetKind: 'member',
      targetId: memberId,
      reason,
      after: { medal: id, tier },
    })
    return null
  })
}

/**
 * Gives a member a frame for some days or for ever, also one that was revoked.
 * @throws ContentNotFound, BadInput for a member who has it for ever
 */
export async function grantFrameByStaff(
  ctx: StaffCtx,
  { id, memberId, days, reason }: MethodParsed<typeof StaffFrame.Grant>,
): Promise<null> {
  const { now } = ctx
  return inTransaction(ctx, async (tx) => {
    await lockActive(tx, memberId)
    const frame = await tx.selectFrom('profile_frame').where('id', '=', id).select('id').executeTakeFirst()
    if (frame === undefined) fail('ContentNotFound')
    await tx
      .deleteFrom('member_frame')
      .where('member_id', '=', memberId)
      .where('frame_id', '=', id)
      .where('revoked_at', 'is not', null)
      .execute()
    const grant = { memberId, frameId: id, days, cause: `${staffCause}${uuid()}` }
    const granted = await grantFrames(tx, [grant], { now, quietly: false })
    if (granted.length === 0) fail('BadInput', { fields: { memberId: artSentences.hasIt } })
    await auditAct(ctx, tx, {
      act: 'frame.granted',
      targetKind: 'member',
      targetId: memberId,
      reason,
      after: { frame: id, days },
    })
    return null
  })
}

async function lockActive(tx: Tx, memberId: string): Promise<void> {
  const isThere = (await lockMember(tx, memberId)) && (await isActiveMember(tx, memberId))
  if (!isThere) fail('BadInput', { fields: { memberId: artSentences.noMember } })
}
