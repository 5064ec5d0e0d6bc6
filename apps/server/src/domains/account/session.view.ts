import type { MethodOutput, UserInfo } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { listSessions } from '../../session/list-sessions.ts'
import { deviceName } from '../../session/device-name.ts'

/** The devices on which the member is signed in. */
export async function loadSessions(ctx: MemberCtx): Promise<MethodOutput<typeof UserInfo.GetSessions>> {
  const sessions = await listSessions(ctx)
  return sessions.map(({ id, device, region, createdAt, lastUsedAt }) => ({
    id,
    device: deviceName(device),
    region,
    createTime: timeTextOf(createdAt),
    lastUseTime: timeTextOf(lastUsedAt),
    isCurrent: id === ctx.viewer.sessionId,
  }))
}
