import type {
  Evidence,
  EvidenceCertificate,
  EvidenceChain,
  EvidenceLink,
  MethodParsed,
  OwnEvidence,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Ctx, MemberCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { countUpToCap, keysetPage, limitTo } from '../../db/paging.ts'
import { fail } from '../../fail.ts'
import { loadMatchedTiles } from '../post-card/index.ts'
import { readablePosts } from '../post-access/index.ts'

const shownDays = 30

interface LinkRow {
  number: number
  day: string
  sha256: string
  author_mark: string
  published_at: Date
  added_at: Date
  previous: string
  hash: string
}

const linkColumns = sql`l.number, l.day::text as day, encode(l.sha256, 'hex') as sha256, l.author_mark, l.published_at,
  l.added_at, l.previous, l.hash`

const hashedTime = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

const linkOf = (row: LinkRow): EvidenceLink => ({
  number: row.number,
  day: row.day,
  sha256: row.sha256,
  authorMark: row.author_mark,
  publishedAt: hashedTime(row.published_at),
  addedAt: hashedTime(row.added_at),
  previous: row.previous,
  hash: row.hash,
})

/** The head of the chain now, and the last link of each of the last days. */
export async function getChain({ db }: Ctx): Promise<EvidenceChain> {
  const { number, hash: head } = await db
    .selectFrom('evidence_head')
    .select(['number', 'hash'])
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ day: string; number: number; count: number; head: string }>`
    select day::text as day, number, count, head from evidence_day where number <= ${number}
    order by day desc limit ${sql.lit(shownDays)}`.execute(db)
  return { number, head, days: rows }
}

/** A page of the links of a day, by number. totalCount: capped. */
export async function listLinks({ db }: Ctx, { day, ...input }: MethodParsed<typeof Evidence.GetLinks>) {
  const found = sql`from evidence_link l where l.day = ${day}::date`
  const { rows, ...page } = await keysetPage(input, z.int(), {
    read: async ({ after, ...window }) => {
      const isBehind = after === null ? sql`` : sql`and l.number > ${after}::int`
      const read = await sql<LinkRow>`select ${linkColumns} ${found} ${isBehind}
        order by l.number ${limitTo(window)}`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: (row) => row.number,
  })
  return { ...page, items: rows.map(linkOf) }
}

interface FoundRow extends LinkRow {
  file_id: string | null
  member_id: string | null
  salt: string
  later: number
  day_number: number
  day_count: number
  day_head: string
}

/** The first link with these bytes. @throws ContentNotFound if nobody published them here */
export async function getCertificate(ctx: Ctx, { sha256 }: { sha256: string }): Promise<EvidenceCertificate> {
  const { db, viewer } = ctx
  const { rows } = await sql<FoundRow>`select ${linkColumns}, l.file_id, l.member_id, l.salt,
      (select count(*) from evidence_link later where later.sha256 = l.sha256 and later.number > l.number
        and later.member_id is distinct from l.member_id)::int as later,
      d.number as day_number, d.count as day_count, d.head as day_head
    from evidence_link l join evidence_day d on d.day = l.day
    where l.sha256 = decode(${sha256}, 'hex') order by l.number limit 1`.execute(db)
  const row = rows[0] ?? fail('ContentNotFound')
  const isOwn = viewer !== null && row.member_id === viewer.id
  return {
    link: linkOf(row),
    day: { day: row.day, number: row.day_number, count: row.day_count, head: row.day_head },
    publishTime: timeTextOf(row.published_at),
    laterCount: row.later,
    work: row.file_id === null ? null : await findWork(ctx, row.file_id),
    isOwn,
    author: isOwn ? { id: viewer.id, salt: row.salt } : null,
  }
}

/** The post in which the viewer may see a photograph. */
async function findWork(ctx: Ctx, fileId: string): Promise<EvidenceCertificate['work']> {
  const viewerId = ctx.viewer === null ? null : sql<string>`${ctx.viewer.id}::uuid`
  const { rows } = await sql<{ id: string; match: string; title: string }>`
    select publish.id, p.id as match, publish.title from publish_picture p join publish on publish.id = p.publish_id
    where p.file_id = ${fileId}::uuid and ${readablePosts(viewerId)}
    order by publish.created_at limit 1`.execute(ctx.db)
  const [tile] = await loadMatchedTiles(ctx, rows)
  return tile === undefined ? null : { title: rows[0]?.title ?? '', tile }
}

/** Links of the photographs of one of the caller's posts, in the order of the post. */
export async function listOwnOfPost(
  { db, viewer }: MemberCtx,
  { publishId }: MethodParsed<typeof Evidence.GetOfPost>,
): Promise<OwnEvidence[]> {
  const { rows } = await sql<{ number: number; sha256: string; position: number; published_at: Date }>`
    select l.number, encode(l.sha256, 'hex') as sha256, p.position, l.published_at
    from publish_picture p join evidence_link l on l.file_id = p.file_id
    where p.publish_id = ${publishId}::uuid and l.member_id = ${viewer.id}::uuid
    order by p.position`.execute(db)
  return rows.map(({ published_at: at, ...row }) => ({ ...row, publishTime: timeTextOf(at) }))
}

/** A member's links, oldest first. */
export async function exportEvidence(db: Queryable, memberId: string): Promise<object[]> {
  const { rows } = await sql<LinkRow & { salt: string }>`select ${linkColumns}, l.salt from evidence_link l
    where l.member_id = ${memberId}::uuid order by l.number`.execute(db)
  return rows.map((row) => ({ ...linkOf(row), salt: row.salt }))
}
