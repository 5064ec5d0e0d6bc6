import type { MethodParsed, Push, PushDevice } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../context.ts'
import { endpointHash, findDevices, type DeviceRow } from './device.store.ts'

/** The caller's browsers with notifications, newest first. */
export async function listDevices(
  ctx: MemberCtx,
  { endpoint }: MethodParsed<typeof Push.GetDevices>,
): Promise<PushDevice[]> {
  const own = endpoint === undefined ? null : endpointHash(endpoint)
  const rows = await findDevices(ctx.db, ctx.viewer.id, ctx.now)
  return rows.map((row) => deviceView(row, own))
}

export function deviceView(
  row: Pick<DeviceRow, 'id' | 'name' | 'endpoint_hash' | 'created_at'>,
  own: Buffer | null,
): PushDevice {
  return {
    id: row.id,
    name: row.name,
    isThis: own !== null && row.endpoint_hash.equals(own),
    createTime: timeTextOf(row.created_at),
  }
}
