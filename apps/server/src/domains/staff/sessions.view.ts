import type { MethodOutput, StaffSession } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import { deviceName } from '../../session/device-name.ts'
import { staffSessionMs } from './staff-cookie.ts'

/** The caller's live sessions in the console, last used first. */
export async function loadStaffSessions(ctx: StaffCtx): Promise<MethodOutput<typeof StaffSession.GetList>> {
  const { db, now, staff } = ctx
  const rows = await db
    .selectFrom('staff_session')
    .where('staff_id', '=', staff.id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_used_at', '>', new Date(now.getTime() - staffSessionMs.idle))
    .select(['id', 'device', 'region', 'ip', 'created_at', 'last_used_at'])
    .orderBy('last_used_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const items = rows.map((row) => ({
    id: row.id,
    device: deviceName(row.device),
    region: row.region,
    ip: row.ip,
    createTime: timeTextOf(row.created_at),
    lastUseTime: timeTextOf(row.last_used_at),
    isCurrent: row.id === staff.sessionId,
  }))
  return { items }
}
