import type { MethodOutput, ProfileFrame } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../../context.ts'
import { inTransaction } from '../../../db/in-transaction.ts'
import { fail } from '../../../fail.ts'
import { frameUrl, loadUsed } from '../../worn/index.ts'
import { stopUsingFrame, useFrame } from '../../member/index.ts'

/** Uses a frame that the caller has and that has not expired. @throws ContentNotFound */
export async function putOnFrame(
  ctx: MemberCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof ProfileFrame.Used>> {
  return inTransaction(ctx, async (tx) => {
    const { rows } = await sql`select from member_frame
      where member_id = ${ctx.viewer.id}::uuid and frame_id = ${id} and revoked_at is null and ended_at is null
        and (expires_at is null or expires_at > ${ctx.now}::timestamptz) for share`.execute(tx)
    if (rows.length === 0) fail('ContentNotFound')
    await useFrame(tx, ctx.viewer.id, id)
    return { usedFrameId: id, usedFrameSrc: frameUrl(id) }
  })
}

/** Takes a frame off. Another one that is used by now stays. */
export async function takeOffFrame(
  ctx: MemberCtx,
  { id }: { id: string },
): Promise<MethodOutput<typeof ProfileFrame.Cancel>> {
  return inTransaction(ctx, async (tx) => {
    await stopUsingFrame(tx, { memberId: ctx.viewer.id, frameId: id })
    const { frameId } = await loadUsed(tx, ctx.viewer.id)
    return { usedFrameId: frameId, usedFrameSrc: frameId === null ? null : frameUrl(frameId) }
  })
}
