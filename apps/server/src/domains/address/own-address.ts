import type { Ctx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { findAddress } from './address.store.ts'
import { itemOf } from './address.view.ts'

/** One of a member's addresses in full, to send something there; undefined for another member's. */
export async function findOwnAddress(
  ctx: Ctx & { db: Queryable },
  own: { memberId: string; id: string },
): Promise<{ receiver: string; phone: string; place: string } | undefined> {
  const row = await findAddress(ctx.db, own)
  if (row === undefined) return undefined
  const { receiver, phone, province, city, county, detail, postcode } = itemOf(ctx, row)
  const place = [...new Set([province, city, county])].join('') + detail
  return { receiver, phone, place: `${place} ${postcode}`.trimEnd() }
}
