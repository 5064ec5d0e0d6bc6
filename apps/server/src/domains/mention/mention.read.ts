import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { preparedQueries, runUnprepared, type ParamOf } from '../../db/prepared-query.ts'
import { followeesInTime, isBlockedBetweenColumns } from '../follow/index.ts'
import { completeMembers, isListedMember, nameWord } from '../member-search/index.ts'

const recent = 10
const offered = 20

/**
 * Suggestions for @: first members the caller follows, then those they recently mentioned or answered, and with a
 * keyword everybody whose name matches.
 */
export async function listNameable(ctx: MemberCtx, keyword: string): Promise<string[]> {
  const [followed, latest] = await Promise.all([
    listContacts(ctx, keyword, 'followed'),
    listContacts(ctx, keyword, 'recent'),
  ])
  const known = [...new Set([...latest.filter((id) => followed.includes(id)), ...followed, ...latest])]
  if (keyword === '' || known.length >= offered) return known.slice(0, offered)
  const rows = await completeMembers(ctx, keyword, offered)
  const others = rows.map((row) => row.id).filter((id) => id !== ctx.viewer.id)
  return [...new Set([...known, ...others])].slice(0, offered)
}

type Kind = 'followed' | 'recent'

async function listContacts(ctx: MemberCtx, keyword: string, kind: Kind): Promise<string[]> {
  const values = { viewerId: ctx.viewer.id }
  const rows =
    keyword === ''
      ? await contacts(ctx.db, { kind }, values)
      : await runUnprepared(
          ctx.db,
          (param: ParamOf<ContactValues>) => contactsOf(ctx.db, param, { kind, word: nameWord(keyword) }),
          values,
        )
  return rows.map((row) => row.id)
}

type ContactValues = { viewerId: string }

const contacts = preparedQueries<ContactValues, { kind: Kind }, { id: string }>(
  'mention.contacts',
  (db, param, { kind }) => contactsOf(db, param, { kind, word: null }),
)

function contactsOf(
  db: Queryable,
  param: ParamOf<ContactValues>,
  { kind, word }: { kind: Kind; word: ReturnType<typeof nameWord> | null },
) {
  const viewerId = sql<string>`${param('viewerId')}::uuid`
  const other = sql.ref<string>('contact.id')
  const from =
    kind === 'followed'
      ? followeesInTime(viewerId)
      : sql`(select other_id as id, at from recent_contact where member_id = ${viewerId})`
  const query = sql<{ id: string }>`select contact.id from ${from} as contact
    where ${isListedMember(other, word)} and not ${isBlockedBetweenColumns(viewerId, other)}
    order by contact.at desc, contact.id
    limit ${sql.lit(kind === 'followed' ? offered : recent)}`
  return { compile: () => query.compile(db) }
}
