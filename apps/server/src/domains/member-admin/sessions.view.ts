import type { MemberSession } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import { deviceName } from '../../session/device-name.ts'
import { listMemberSessions } from '../../session/list-member-sessions.ts'

/** A member's present and past sign-ins. */
export async function loadMemberSessions(ctx: StaffCtx, { id }: { id: string }): Promise<MemberSession[]> {
  const sessions = await listMemberSessions(ctx, id)
  return sessions.map(({ device, createdAt, lastUsedAt, ...session }) => ({
    ...session,
    device: deviceName(device),
    createTime: timeTextOf(createdAt),
    lastUseTime: timeTextOf(lastUsedAt),
  }))
}
