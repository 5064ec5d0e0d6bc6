import { foundKinds, hasStaffAccess, maxFoundOfKind, type StaffFound } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { staffSearchParts } from './search-part.ts'

/** Rows of all domains by name, text or id, as far as the roles of whoever searches may read their lists. */
export async function findAnything(
  ctx: StaffCtx,
  { text }: { text: string },
): Promise<{ items: StaffFound[] }> {
  const parts = staffSearchParts.get().filter(({ access }) => hasStaffAccess(access, ctx.staff.roles))
  const found = await Promise.all(
    parts.map(async ({ kind, find }) => {
      const rows = await find(ctx, { text, limit: maxFoundOfKind })
      return rows.map((row) => ({ kind, ...row }))
    }),
  )
  return { items: found.flat().toSorted((a, b) => foundKinds.indexOf(a.kind) - foundKinds.indexOf(b.kind)) }
}
