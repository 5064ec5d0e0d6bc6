import { ECDH } from 'node:crypto'
import { reachLimits, reachTexts, type MethodParsed, type Push, type PushDevice } from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { MemberCtx } from '../../context.ts'
import type { Tx } from '../../db/client.ts'
import { inTransaction } from '../../db/in-transaction.ts'
import { usableEndpoint } from '../../delivery/push/send-push.ts'
import { fail } from '../../fail.ts'
import { deviceName } from '../../session/device-name.ts'
import { endpointHash, sealTarget, type DeviceRow } from './device.store.ts'
import { deviceView } from './devices.read.ts'

type Input = MethodParsed<typeof Push.Subscribe>

/**
 * Switches notifications on in the caller's browser, until its session ends. A browser has one row, which is moved to
 * another address or another signed-in member.
 * @throws BadInput for an address that belongs to no push service, or invalid keys
 */
export async function subscribe(ctx: MemberCtx, input: Input): Promise<PushDevice> {
  const { endpoint, oldEndpoint = endpoint } = input
  if (usableEndpoint(endpoint, ctx.app.env.PUSH_SIMULATOR) === null || !isPoint(input.p256dh))
    fail('BadInput', { fields: { endpoint: reachTexts.endpoint } })
  return inTransaction(ctx, async (tx) => {
    const hashes = [endpointHash(endpoint), endpointHash(oldEndpoint)]
    // One after another for one browser, and for one member, so that each sees the rows of those before it.
    await lock(tx, [ctx.viewer.id, ...hashes.map((hash) => hash.toString('hex'))])
    const replaced = await tx
      .deleteFrom('push_device')
      .where('endpoint_hash', 'in', hashes)
      .returningAll()
      .execute()
    const own = replaced.find((row) => row.member_id === ctx.viewer.id)
    const row = await insert(ctx, tx, input, own)
    await removeOldest(tx, ctx.viewer.id)
    return deviceView(row, row.endpoint_hash)
  })
}

async function lock(tx: Tx, names: readonly string[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('push:' || name, 0))
    from unnest(${[...new Set(names)].toSorted()}::text[]) as locked (name)`.execute(tx)
}

async function insert(ctx: MemberCtx, tx: Tx, input: Input, own: DeviceRow | undefined): Promise<DeviceRow> {
  const { endpoint, p256dh, auth } = input
  const id = own?.id ?? uuid()
  const name = deviceName(ctx.request.userAgent)
  return tx
    .insertInto('push_device')
    .values({
      id,
      member_id: ctx.viewer.id,
      session_id: ctx.viewer.sessionId,
      endpoint_hash: endpointHash(endpoint),
      content_cipher: sealTarget(ctx.app.env, id, { endpoint, p256dh, auth }),
      name: name === '' ? reachTexts.unknownDevice : name,
      notified_until: own?.notified_until ?? ctx.now,
      created_at: own?.created_at ?? ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function removeOldest(tx: Tx, memberId: string): Promise<void> {
  await sql`delete from push_device where id in (select id from push_device where member_id = ${memberId}::uuid
    order by created_at desc, id desc offset ${sql.lit(reachLimits.devices)})`.execute(tx)
}

/** Whether a public key is one: a point of the curve, in 65 bytes. */
export function isPoint(key: string): boolean {
  try {
    const point = ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'uncompressed')
    return point.length === 130
  } catch {
    return false
  }
}
