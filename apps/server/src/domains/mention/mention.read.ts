import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { followeesInTime, isBlockedBetweenColumns } from '../follow/index.ts'
import { completeMembers, isListedMember, nameWord } from '../member/index.ts'

const recent = 10
const offered = 20

/**
 * Suggestions for @: members the caller follows first, then those they recently mentioned or answered, and with a
 * keyword everybody whose name matches.
 */
export async function listNameable(ctx: MemberCtx, keyword: string): Promise<string[]> {
  const [followed, contacts] = await Promise.all([
    listContacts(ctx, keyword, 'followed'),
    listContacts(ctx, keyword, 'recent'),
  ])
  const known = [...new Set([...contacts.filter((id) => followed.includes(id)), ...followed, ...contacts])]
  if (keyword === '' || known.length >= offered) return known.slice(0, offered)
  const rows = await completeMembers(ctx, keyword, offered)
  const others = rows.map((row) => row.id).filter((id) => id !== ctx.viewer.id)
  return [...new Set([...known, ...others])].slice(0, offered)
}

async function listContacts(ctx: MemberCtx, keyword: string, kind: 'followed' | 'recent'): Promise<string[]> {
  const word = keyword === '' ? null : nameWord(keyword)
  const viewerId = sql<string>`${ctx.viewer.id}::uuid`
  const other = sql.ref<string>('contact.id')
  const from =
    kind === 'followed'
      ? followeesInTime(viewerId)
      : sql`(select other_id as id, at from recent_contact where member_id = ${viewerId})`
  const { rows } = await sql<{ id: string }>`select contact.id from ${from} as contact
    where ${isListedMember(other, word)} and not ${isBlockedBetweenColumns(viewerId, other)}
    order by contact.at desc, contact.id
    limit ${sql.lit(kind === 'followed' ? offered : recent)}`.execute(ctx.db)
  return rows.map((row) => row.id)
}
