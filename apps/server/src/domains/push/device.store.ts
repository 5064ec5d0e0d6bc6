import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import * as z from 'zod'
import { decryptField, encryptField } from '../../crypto/field-cipher.ts'
import type { Queryable } from '../../db/client.ts'
import type { PushDevice } from '../../db/tables.gen.ts'
import type { PushTarget } from '../../delivery/push/send-push.ts'
import type { Env } from '../../env.ts'
import { findLiveSessions } from '../../session/find-live-sessions.ts'
import { pushPurposes } from './push.sealed.ts'

export type DeviceRow = Selectable<PushDevice>

const Target = z.object({ endpoint: z.string(), p256dh: z.string(), auth: z.string() })

export const endpointHash = (endpoint: string): Buffer => createHash('sha256').update(endpoint).digest()

export function sealTarget(env: Env, deviceId: string, target: PushTarget): Buffer {
  return encryptField(env, pushPurposes.device, deviceId, JSON.stringify(target))
}

export function openTarget(env: Env, row: Pick<DeviceRow, 'id' | 'content_cipher'>): PushTarget {
  return Target.parse(JSON.parse(decryptField(env, pushPurposes.device, row.id, row.content_cipher)))
}

/** The browsers of a member whose sessions have not ended, newest first. */
export async function findDevices(db: Queryable, memberId: string, now: Date): Promise<DeviceRow[]> {
  const rows = await db
    .selectFrom('push_device')
    .where('member_id', '=', memberId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  const live = await findLiveSessions(
    db,
    now,
    rows.map((row) => row.session_id),
  )
  return rows.filter((row) => live.has(row.session_id))
}
