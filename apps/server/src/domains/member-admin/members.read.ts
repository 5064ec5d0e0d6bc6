import { memberSheet, StaffMember, type MethodParsed } from '@guangquan/contract'
import { memberStateNames } from '@guangquan/contract/staff/staff-names'
import type { StaffCtx } from '../../context.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { findMembersByContact, loadMaskedContacts } from '../account/index.ts'
import { findMembersByNumber } from './find-by-number.ts'
import { listMembers } from './list-members.read.ts'

/**
 * A page of the members, newest first. The keyword is part of a nickname, or exactly a phone, e-mail address, user
 * name, club card, invite code or id.
 */
export async function searchMembers(ctx: StaffCtx, input: MethodParsed<typeof StaffMember.GetList>) {
  const { db, app } = ctx
  const keyword = (input.keyword ?? '').trim()
  const matchedIds = [
    ...(await findMembersByContact(app.env, db, keyword)),
    ...(await findMembersByNumber(app.env, db, keyword)),
  ]
  const { items, ...page } = await listMembers(ctx, { ...input, keyword, matchedIds })
  const contactsOf = await loadMaskedContacts(
    db,
    items.map(({ id }) => id),
  )
  return { ...page, items: items.map((item) => ({ ...item, ...contactsOf(item.id) })) }
}

/** Members as the list shows them, with masked contacts. */
export const memberExport = defineExport(StaffMember.Export, memberSheet, async function* (ctx, input) {
  const { keyword, status: only } = input
  for await (const { status, ...member } of walkPages((page) =>
    searchMembers(ctx, { ...page, keyword, status: only }),
  ))
    yield { ...member, status: memberStateNames[status] }
})

/** Members in the global search of the console. */
export const memberSearch = {
  kind: 'member',
  access: StaffMember.GetList.access,
  find: async (ctx: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const { items } = await searchMembers(ctx, { keyword: text, maxResultCount: limit })
    return items.map(({ id, nickName, phoneMasked }) => ({ id, title: nickName, detail: phoneMasked ?? '' }))
  },
} as const
