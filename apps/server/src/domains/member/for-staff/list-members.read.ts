import { type MemberRow, memberStates } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../../context.ts'
import { countUpToCap, keysetPage, limitTo, type PageInput, type PageWindow } from '../../../db/paging.ts'
import { isAfterTime, timeKey, type TimeKey, timeKeyOf } from '../../../db/time-key.ts'
import { avatarUrl } from '../../media/index.ts'
import { containsWord, hasPairs, nameWord } from '../name-search.ts'

interface ListedRow {
  id: string
  nick_name: string
  head_file_id: string | null
  level: number
  status: number
  erase_at: Date | null
  created_at: Date
  publish_count: number
  fans_count: number
}

/** A member as the member domain knows them. */
export type ListedMember = Omit<MemberRow, 'phoneMasked' | 'emailMasked'>

interface MemberFilter extends PageInput {
  keyword: string
  status?: number | undefined
  /** Members who match the keyword by something else than their name. */
  matchedIds: readonly string[]
}

/** A page of the members in every state, newest first. totalCount: capped. */
export async function listMembers(ctx: Ctx, filter: MemberFilter) {
  const found = sql`${isMatch(filter)} and ${filter.status === undefined ? sql`true` : hasStatus(filter.status)}`
  const read = async (window: PageWindow<TimeKey>) => {
    const { rows } = await sql<ListedRow>`
      select id, nick_name, head_file_id, level, status, erase_at, created_at, publish_count, fans_count
      from member join member_counter on member_counter.member_id = member.id
      where ${found} and ${isAfterTime('member', window.after)}
      order by member.created_at desc, member.id desc ${limitTo(window)}`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(filter, timeKey, {
    read,
    count: () => countUpToCap(ctx.db, sql`from member where ${found}`),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map((row) => listedMember(ctx, row)) }
}

// Literals: the indexes are partial.
const hasStatus = (status: number) =>
  status === memberStates.active
    ? sql<SqlBool>`member.status = 1`
    : sql<SqlBool>`member.status <> 1 and member.status = ${status}`

function isMatch({ keyword, matchedIds }: MemberFilter): RawBuilder<SqlBool> {
  const word = nameWord(keyword)
  if (word.folded === '') return sql<SqlBool>`true`
  const isNamed = containsWord(sql.ref('member.nick_name_folded'), word)
  // The indexes of single characters are partial.
  const isNamedInAny = hasPairs(word)
    ? isNamed
    : sql<SqlBool>`((member.status = 1 and ${isNamed}) or (member.status <> 1 and ${isNamed}))`
  if (matchedIds.length === 0) return isNamedInAny
  return sql<SqlBool>`(member.id = any(${[...matchedIds]}::uuid[]) or ${isNamedInAny})`
}

export function listedMember(ctx: Ctx, row: ListedRow): ListedMember {
  return {
    id: row.id,
    nickName: row.nick_name,
    headPicUrl: avatarUrl(ctx.app, row.head_file_id),
    level: row.level,
    status: stateOf(row.status),
    eraseTime: row.erase_at && timeTextOf(row.erase_at),
    publishCount: row.publish_count,
    fansCount: row.fans_count,
    registerTime: timeTextOf(row.created_at),
  }
}

function stateOf(status: number): ListedMember['status'] {
  const state = Object.values(memberStates).find((one) => one === status)
  if (state === undefined) throw new Error(`no state of a member: ${status}`)
  return state
}
