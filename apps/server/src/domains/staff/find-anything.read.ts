import { foundKinds, hasStaffAccess, maxFoundOfKind, type StaffFound } from '@guangquan/contract'
import type { StaffCtx } from '../../context.ts'
import { staffSearchParts } from './search-part.ts'

/** An address of the members' site: the first id in it names its subject. */
const siteAddress = /^(?:https?:\/)?\/\S*?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/i

/** Rows of all domains by name, text, id or address, from the lists that the roles of the caller may read. */
export async function findAnything(
  ctx: StaffCtx,
  { text: given }: { text: string },
): Promise<{ items: StaffFound[] }> {
  const text = siteAddress.exec(given)?.[1] ?? given
  const parts = staffSearchParts.get().filter(({ access }) => hasStaffAccess(access, ctx.staff.roles))
  const found = await Promise.all(
    parts.map(async ({ kind, find }) => {
      const rows = await find(ctx, { text, limit: maxFoundOfKind })
      return rows.map((row) => ({ kind, ...row }))
    }),
  )
  return { items: found.flat().toSorted((a, b) => foundKinds.indexOf(a.kind) - foundKinds.indexOf(b.kind)) }
}
