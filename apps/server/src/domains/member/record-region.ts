import type { MemberCtx } from '../../context.ts'
import { regionOf } from '../../region/region-of.ts'

const intervalMs = 24 * 3600_000

/**
 * Stores the region of the caller's address, at most once a day. An address missing from the table leaves the stored
 * one.
 * @returns the region to show
 */
export async function recordRegion(
  ctx: MemberCtx,
  known: { ip_region: string; ip_region_at: Date | null },
): Promise<string> {
  if (known.ip_region_at !== null && ctx.now.getTime() - known.ip_region_at.getTime() < intervalMs) {
    return known.ip_region
  }
  const region = regionOf(ctx.ip) || known.ip_region
  await ctx.db
    .updateTable('member')
    .set({ ip_region: region, ip_region_at: ctx.now })
    .where('id', '=', ctx.viewer.id)
    .execute()
  return region
}
