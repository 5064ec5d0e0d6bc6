import { memberFilterStates, type MemberRow, memberStates } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Ctx } from '../../context.ts'
import {
  cappedCountOf,
  countUpToCap,
  keysetPage,
  limitTo,
  type PageInput,
  type PageWindow,
} from '../../db/paging.ts'
import { isInWindow, timeKey, type TimeKey, timeKeyOf } from '../../db/time-key.ts'
import { avatarUrl } from '../media/index.ts'
import { containsWord, nameWord, termsOf } from '../member-search/index.ts'

interface ListedRow {
  id: string
  nick_name: string
  head_file_id: string | null
  level: number
  status: number
  muted_until: Date | null
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
  const found = sql<SqlBool>`${isMatch(filter)} and ${isOfStatus(filter, ctx.now)}`
  const read = async (window: PageWindow<TimeKey>) => {
    // Counters of those shown only, not of all that match.
    const { rows } = await sql<ListedRow>`
      select listed.*, publish_count, fans_count from (
        select id, nick_name, head_file_id, level, status, muted_until, erase_at, created_at from member
        where ${found} and ${isInWindow('member', window)}
        order by created_at desc, id desc ${limitTo(window)}
      ) as listed join member_counter on member_counter.member_id = listed.id
      order by listed.created_at desc, listed.id desc`.execute(ctx.db)
    return rows
  }
  const { rows, ...page } = await keysetPage(filter, timeKey, {
    read,
    count: () => countMembers(ctx, filter, found),
    keyOf: timeKeyOf,
  })
  return { ...page, items: rows.map((row) => listedMember(ctx, row)) }
}

const sampledRows = 2000
const commonRows = 100

/**
 * Counts the members, at most 1,000. Rows that are found without the index of pairs have their pairs made again, which
 * costs ten times as much as all the rest: for a word that is in one name of twenty the names themselves are read.
 */
async function countMembers(
  { db, now }: Ctx,
  filter: MemberFilter,
  found: RawBuilder<SqlBool>,
): Promise<number> {
  const word = nameWord(filter.keyword)
  if (!word.form.hasPairs) return countUpToCap(db, sql`from member where ${found}`)
  const isNamed = sql<SqlBool>`member.nick_name_folded like ${word.texts.pattern}`
  const common = sql`select count(*) >= ${sql.lit(commonRows)} from (
    select nick_name_folded from member limit ${sql.lit(sampledRows)}) as member where ${isNamed}`
  const all = sql`from member where ${orMatched(filter, isNamed)} and ${isOfStatus(filter, now)}`
  const counted = await sql<{ count: number }>`select case when (${common})
    then (${cappedCountOf(all)}) else (${cappedCountOf(sql`from member where ${found}`)}) end as count`.execute(
    db,
  )
  return counted.rows[0]?.count ?? 0
}

const isOfStatus = ({ status }: MemberFilter, now: Date) =>
  status === undefined
    ? sql<SqlBool>`true`
    : status === memberFilterStates.muted
      ? isMuted(now)
      : hasStatus(status)

const isMuted = (now: Date) =>
  sql<SqlBool>`member.status = 1 and member.muted_until is not null and member.muted_until > ${now}`

// Literals: the indexes are partial.
const hasStatus = (status: number) =>
  status === memberStates.active
    ? sql<SqlBool>`member.status = 1`
    : sql<SqlBool>`member.status <> 1 and member.status = ${status}`

function isMatch(filter: MemberFilter): RawBuilder<SqlBool> {
  const word = nameWord(filter.keyword)
  if (word.texts.folded === '') return sql<SqlBool>`true`
  const isNamed = containsWord(sql.ref('member.nick_name_folded'), termsOf(word))
  // The indexes of single characters are partial.
  const isNamedInAny = word.form.hasPairs
    ? isNamed
    : sql<SqlBool>`((member.status = 1 and ${isNamed}) or (member.status <> 1 and ${isNamed}))`
  return orMatched(filter, isNamedInAny)
}

function orMatched({ matchedIds }: MemberFilter, isNamed: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  if (matchedIds.length === 0) return isNamed
  return sql<SqlBool>`(member.id = any(${[...matchedIds]}::uuid[]) or ${isNamed})`
}

export function listedMember(ctx: Ctx, row: ListedRow): ListedMember {
  return {
    id: row.id,
    nickName: row.nick_name,
    headPicUrl: avatarUrl(ctx.app, row.head_file_id),
    level: row.level,
    status: stateOf(row.status),
    mutedUntil: row.muted_until !== null && row.muted_until > ctx.now ? timeTextOf(row.muted_until) : null,
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
