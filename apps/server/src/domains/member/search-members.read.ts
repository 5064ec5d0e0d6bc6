import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { cappedCount, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { beginsInPinyin, containsWord, nameWord, type NameWord } from './name-search.ts'
import { relations } from './relations.ts'

// Names that begin with the word come first, then those that begin with it in pinyin, then those that contain it; each
// by name, which is unique.
const nameKey = z.tuple([z.int().min(0).max(2), z.string().max(200)])
type NameKey = z.output<typeof nameKey>

interface NameRow {
  id: string
  place: number
  name: string
}

const name = sql.ref<string>('member.nick_name_folded')

/**
 * A page of active members by nickname: names that begin with the word, then at most 1,000 that begin with it in pinyin
 * or its first letters, and as many that contain it. A single Latin character is searched only at the beginning of
 * names. totalCount: capped, counted for the first page.
 */
export async function searchMembers(ctx: Ctx, input: PageInput & { keyword: string }) {
  const word = nameWord(input.keyword)
  const visible = visibleMembers(ctx)
  const read = async ({ after, skip, limit }: PageWindow<NameKey>) => {
    const rows = await readNames(ctx, { word, visible, after: after ?? [0, ''], limit: skip + limit })
    return rows.slice(skip)
  }
  const count = async () =>
    (await readNames(ctx, { word, visible, after: [0, ''], limit: cappedCount })).length
  return keysetPage(input, nameKey, {
    endlessFor: ctx,
    read,
    count,
    keyOf: (row): NameKey => [row.place, row.name],
  })
}

/** The first members of such a page, uncounted, to complete a name while it is typed. */
export async function completeMembers(ctx: Ctx, keyword: string, limit: number): Promise<{ id: string }[]> {
  return readNames(ctx, { word: nameWord(keyword), visible: visibleMembers(ctx), after: [0, ''], limit })
}

function visibleMembers({ viewer }: Ctx): RawBuilder<SqlBool> {
  if (viewer === null) return sql<SqlBool>`member.status = 1`
  const viewerId = sql<string>`${viewer.id}::uuid`
  return sql<SqlBool>`member.status = 1 and not ${relations.get().isBlockedBetween(viewerId, sql.ref('member.id'))}`
}

interface NameQuery {
  word: NameWord
  visible: RawBuilder<SqlBool>
  after: NameKey
  limit: number
}

async function readNames(ctx: Ctx, query: NameQuery): Promise<NameRow[]> {
  const [place, from] = query.after
  const found: NameRow[] = []
  for (const [at, read] of [readBeginning, readInPinyin, readContaining].entries()) {
    const limit = query.limit - found.length
    if (at < place || limit <= 0) continue
    found.push(...(await read(ctx, { ...query, limit }, at === place ? from : '')))
  }
  return found
}

// Names are in code point order, as in the index, whatever the database's collation.
async function readBeginning(
  ctx: Ctx,
  { word, visible, limit }: NameQuery,
  from: string,
): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select member.id, 0 as place, ${name} as name from member
    where ${visible} and ${name} ~>=~ ${word.folded} and ${name} ~<~ ${word.end} and ${name} ~>~ ${from}
    order by ${name} using ~<~
    limit ${limit}`.execute(ctx.db)
  return rows
}

function readInPinyin(ctx: Ctx, query: NameQuery, from: string): Promise<NameRow[]> {
  if (query.word.pinyin === null) return Promise.resolve([])
  return readOthers(ctx, query, { place: 1, from, matches: beginsInPinyin('member', query.word) })
}

function readContaining(ctx: Ctx, query: NameQuery, from: string): Promise<NameRow[]> {
  const { word } = query
  if (!isLongEnough(word)) return Promise.resolve([])
  const matches = sql<SqlBool>`${containsWord(name, word)} and ${beginsInPinyin('member', word)} is not true`
  return readOthers(ctx, query, { place: 2, from, matches })
}

/** Names that match without beginning with the word. */
async function readOthers(
  ctx: Ctx,
  { word, visible, limit }: NameQuery,
  { place, from, matches }: { place: number; from: string; matches: RawBuilder<SqlBool> },
): Promise<NameRow[]> {
  const { rows } = await sql<NameRow>`
    select id, ${sql.lit(place)} as place, name from (
      select member.id, ${name} as name from member
      where ${visible} and ${matches} and not starts_with(${name}, ${word.folded})
      limit ${sql.lit(cappedCount)}
    ) as held
    where name ~>~ ${from}
    order by name using ~<~
    limit ${limit}`.execute(ctx.db)
  return rows
}

// One Latin letter is in nearly every name.
function isLongEnough({ folded }: NameWord): boolean {
  return [...folded].length > 1 || /\p{Script=Han}/u.test(folded)
}
