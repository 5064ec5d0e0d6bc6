import {
  entryReason,
  type CardPicture,
  type MethodParsed,
  type StaffContest,
  type StaffEntryItem,
} from '@guangquan/contract'
import { bitsBetween, sameHashBits, verifyPhoto } from '@guangquan/rules/contest/verification'
import { timeTextOf } from '@guangquan/rules/time-text'
import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../../context.ts'
import { countUpToCap, isOnly, keysetPage, limitTo } from '../../../db/paging.ts'
import { fail } from '../../../fail.ts'
import { loadPictures } from '../../media/index.ts'
import { cardPictureOf } from '../../post-card/index.ts'
import { findContest, numberText } from '../contest.store.ts'
import { entryStateOf, verdictsOf, type EntryRow } from '../entry/entry.store.ts'
import { loadOriginals } from '../entry/originals.read.ts'
import { loadPhotoFacts } from '../entry/photo-facts.read.ts'

/** The worst first, then the number. */
const key = z.tuple([z.int(), z.int(), z.uuid()])
type Key = z.output<typeof key>

interface StaffRow extends EntryRow {
  story: string
  nick_name: string
  group_name: string
}

/**
 * A page of the entries of a contest: those a person must look at first, then by number. totalCount: capped.
 * @throws ContentNotFound
 */
export async function listStaffEntries(ctx: StaffCtx, input: MethodParsed<typeof StaffContest.GetEntries>) {
  const { db } = ctx
  if ((await findContest(db, input.contestId)) === undefined) fail('ContentNotFound')
  const found = sql`from contest_entry e where ${sql.join(conditionsOf(input), sql` and `)}`
  const { rows, ...page } = await keysetPage(input, key, {
    read: async ({ after, only, ...window }) => {
      const isBehind =
        after === null
          ? sql``
          : sql`and (-e.level, e.number, e.id) > (${-after[0]}, ${after[1]}, ${after[2]}::uuid)`
      const read =
        await sql<StaffRow>`select e.*, coalesce(p.body, '') as story, m.nick_name, g.name as group_name
        from (select e.* ${found} ${isBehind} and ${isOnly(sql.ref('e.id'), { only: only ?? null })}
          order by e.level desc, e.number, e.id ${limitTo(window)}) e
        join member m on m.id = e.author_id
        join contest_group g on g.id = e.group_id
        left join publish p on p.id = e.publish_id
        order by e.level desc, e.number, e.id`.execute(db)
      return read.rows
    },
    count: () => countUpToCap(db, found),
    keyOf: ({ level, number, id }): Key => [level, number, id],
  })
  return { ...page, items: await staffEntryItems(ctx, rows) }
}

/** SQL: which entries a list of the console has, named `e`. */
export function conditionsOf(
  input: Pick<MethodParsed<typeof StaffContest.GetEntries>, 'contestId' | 'state' | 'groupId' | 'level'>,
): RawBuilder<SqlBool>[] {
  const { contestId, state, groupId, level } = input
  return [
    sql<SqlBool>`e.contest_id = ${contestId}::uuid`,
    ...(state === undefined ? [] : [sql<SqlBool>`e.state = ${sql.lit(state)}`]),
    ...(groupId === undefined ? [] : [sql<SqlBool>`e.group_id = ${groupId}::uuid`]),
    ...(level === undefined ? [] : [sql<SqlBool>`e.level = ${sql.lit(level)}`]),
  ]
}

async function staffEntryItems(ctx: StaffCtx, rows: readonly StaffRow[]): Promise<StaffEntryItem[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [pictures, alike, originals] = await Promise.all([
    loadEntryPictures(ctx, ids),
    findAlike(ctx, ids),
    loadOriginals(ctx.db, ids),
  ])
  const files = await loadPictures(
    ctx,
    [...originals.values()].flat().map(({ fileId }) => fileId),
  )
  return rows.map((row) => ({
    id: row.id,
    publishId: row.publish_id,
    number: numberText(row.number),
    title: row.title,
    story: row.story,
    groupId: row.group_id,
    groupName: row.group_name,
    state: entryStateOf(row),
    reason: row.reason === 0 ? null : entryReason.parse(row.reason),
    reasonNote: row.reason_note,
    authorId: row.author_id,
    authorNickName: row.is_nameless ? '' : row.nick_name,
    pictures: pictures.get(row.id) ?? [],
    verdicts: verdictsOf(row),
    level: row.level,
    alike: alike.get(row.id) ?? [],
    votes: row.votes,
    cleanVotes: row.votes - row.suspect_votes,
    rank: row.rank,
    correctUntil: row.correct_until && timeTextOf(row.correct_until),
    originalUntil: row.original_until && timeTextOf(row.original_until),
    remindTime: row.reminded_at && timeTextOf(row.reminded_at),
    originals: (originals.get(row.id) ?? []).map(({ fileId, ...original }) => ({
      ...original,
      url: files.get(fileId)?.url1080 ?? '',
    })),
    createTime: timeTextOf(row.created_at),
    version: row.version,
  }))
}

/** Photographs of entries for staff, with the data written by the camera. */
async function loadEntryPictures(ctx: StaffCtx, ids: readonly string[]): Promise<Map<string, CardPicture[]>> {
  const rows = await ctx.db
    .selectFrom('contest_photo')
    .where('entry_id', 'in', [...ids])
    .where('file_id', 'is not', null)
    .select(['entry_id', 'file_id'])
    .orderBy('entry_id')
    .orderBy('position')
    .execute()
  const files = await loadPictures(
    ctx,
    rows.flatMap((row) => row.file_id ?? []),
    { asMember: true },
  )
  const byEntry = new Map<string, CardPicture[]>()
  for (const { entry_id: entryId, file_id: fileId } of rows) {
    const picture = files.get(fileId ?? '')
    if (picture === undefined) continue
    const card = cardPictureOf({ ...picture, title: '', alt: '' })
    byEntry.set(entryId, [...(byEntry.get(entryId) ?? []), card])
  }
  return byEntry
}

interface AlikeRow {
  entry_id: string
  other_id: string
  title: string
  number: number
  is_own: boolean
  is_same: boolean
  hash: string | null
  other_hash: string | null
}

/** How alike two photographs are, in per cent, from the bits in which their hashes differ. */
const similarOf = ({ is_same: isSame, hash, other_hash: other }: AlikeRow): number =>
  isSame || hash === null || other === null ? 100 : Math.round(100 - (bitsBetween(hash, other) / 64) * 100)

const alikeShown = 20

/** Entries of any contest that show the same photograph, or one with a hash that is close to its own. */
async function findAlike(
  ctx: StaffCtx,
  ids: readonly string[],
): Promise<Map<string, StaffEntryItem['alike']>> {
  const { rows } = await sql<AlikeRow>`select distinct on (own.entry_id, other.entry_id) own.entry_id,
      other.entry_id as other_id, c.title, e.number, e.author_id = mine.author_id as is_own,
      own.sha256 = other.sha256 as is_same, own.hash, other.hash as other_hash
    from contest_photo own
    join contest_entry mine on mine.id = own.entry_id
    join contest_photo other on other.entry_id <> own.entry_id
      and (other.sha256 = own.sha256 or other.hash = own.hash)
    join contest_entry e on e.id = other.entry_id
    join contest c on c.id = e.contest_id
    where own.entry_id = any(${[...ids]}::uuid[])
    order by own.entry_id, other.entry_id, own.sha256 = other.sha256 desc
    limit ${sql.lit(alikeShown * 50)}`.execute(ctx.db)
  const alike = new Map<string, StaffEntryItem['alike']>()
  for (const row of rows) {
    const list = alike.get(row.entry_id) ?? []
    const similar = similarOf(row)
    if (list.length >= alikeShown || similar < 100 - (sameHashBits / 64) * 100) continue
    list.push({
      entryId: row.other_id,
      contestTitle: row.title,
      number: numberText(row.number),
      similar,
      isOwn: row.is_own,
    })
    alike.set(row.entry_id, list)
  }
  return alike
}

/** The verdicts of a set of rules on existing entries. */
export async function tryRules(
  { db }: StaffCtx,
  { rules, entryIds }: MethodParsed<typeof StaffContest.TryRules>,
) {
  const entries = await db
    .selectFrom('contest_entry')
    .where('id', 'in', entryIds)
    .select(['id', 'author_id'])
    .orderBy('number')
    .execute()
  const photos = await db
    .selectFrom('contest_photo')
    .where('entry_id', 'in', entryIds)
    .where('file_id', 'is not', null)
    .select(['entry_id', 'file_id'])
    .orderBy('position')
    .execute()
  const items = await Promise.all(
    entries.map(async ({ id, author_id: memberId }) => {
      const fileIds = photos.flatMap((row) =>
        row.entry_id === id && row.file_id !== null ? [row.file_id] : [],
      )
      const facts = await loadPhotoFacts(db, { memberId, fileIds, declaredAi: 1, exceptEntry: id })
      return { entryId: id, verdicts: facts.map((photo) => verifyPhoto(rules, photo.facts)) }
    }),
  )
  return { items }
}
