import { sql, type RawBuilder, type SqlBool } from 'kysely'
import * as z from 'zod'
import type { Ctx } from '../../context.ts'
import { cappedCount, keysetPage, type PageInput, type PageWindow } from '../../db/paging.ts'
import { preparedQueries, type ParamOf } from '../../db/prepared-query.ts'
import { beginsWith } from '../../db/text-prefix.ts'
import {
  beginsInPinyin,
  containsWord,
  nameWord,
  type NameForm,
  type NameTexts,
  type NameWord,
} from './name-search.ts'
import { relations } from '../member/index.ts'

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
  const read = async ({ after, skip, limit }: PageWindow<NameKey>) => {
    const rows = await readNames(ctx, { word, after: after ?? [0, ''], limit: skip + limit })
    return rows.slice(skip)
  }
  const count = async () => (await readNames(ctx, { word, after: [0, ''], limit: cappedCount })).length
  return keysetPage(input, nameKey, {
    endlessFor: ctx,
    read,
    count,
    keyOf: (row): NameKey => [row.place, row.name],
  })
}

/** The first members of such a page, uncounted, to complete a name while it is typed. */
export async function completeMembers(ctx: Ctx, keyword: string, limit: number): Promise<{ id: string }[]> {
  return readNames(ctx, { word: nameWord(keyword), after: [0, ''], limit })
}

interface NameQuery {
  word: NameWord
  after: NameKey
  limit: number
}

async function readNames(ctx: Ctx, { word, after, limit }: NameQuery): Promise<NameRow[]> {
  const [place, from] = after
  const variant = { member: ctx.viewer !== null, ...word.form }
  const found: NameRow[] = []
  for (const [at, read] of [readBeginning, readInPinyin, readContaining].entries()) {
    const left = limit - found.length
    if (at < place || left <= 0 || !isWorthReading(at, word)) continue
    const values = {
      ...word.texts,
      viewerId: ctx.viewer?.id ?? null,
      from: at === place ? from : '',
      limit: left,
    }
    found.push(...(await read(ctx.db, variant, values)))
  }
  return found
}

// One Latin letter is in nearly every name.
function isWorthReading(place: number, { texts, form }: NameWord): boolean {
  if (place === 1) return form.mayBePinyin
  return place === 0 || form.hasPairs || /\p{Script=Han}/u.test(texts.folded)
}

type NameVariant = NameForm & { member: boolean }
type NameValues = NameTexts & { viewerId: string | null; from: string; limit: number }

// Names are in code point order, as in the index, whatever the database's collation.
const readBeginning = preparedQueries<NameValues, NameVariant, NameRow>(
  'member.beginning',
  (db, param, variant) => {
    const query = sql<NameRow>`
      select member.id, 0 as place, ${name} as name from member
      where ${isVisible(param, variant)}
        and ${beginsWith(name, param('folded'), param('end'))} and ${name} ~>~ ${param('from')}
      order by ${name} using ~<~
      limit ${param('limit')}`
    return { compile: () => query.compile(db) }
  },
)

const readInPinyin = preparedQueries<NameValues, NameVariant, NameRow>(
  'member.inPinyin',
  (db, param, variant) => {
    const matches = beginsInPinyin('member', { form: variant, text: param })
    const query = others(param, variant, { place: 1, matches })
    return { compile: () => query.compile(db) }
  },
)

const readContaining = preparedQueries<NameValues, NameVariant, NameRow>(
  'member.containing',
  (db, param, variant) => {
    const terms = { form: variant, text: param }
    const matches = sql<SqlBool>`${containsWord(name, terms)} and ${beginsInPinyin('member', terms)} is not true`
    const query = others(param, variant, { place: 2, matches })
    return { compile: () => query.compile(db) }
  },
)

/** Names that match without beginning with the word. */
function others(
  param: ParamOf<NameValues>,
  variant: NameVariant,
  { place, matches }: { place: number; matches: RawBuilder<SqlBool> },
): RawBuilder<NameRow> {
  return sql<NameRow>`
    select id, ${sql.lit(place)} as place, name from (
      select member.id, ${name} as name from member
      where ${isVisible(param, variant)} and ${matches} and not starts_with(${name}, ${param('folded')})
      limit ${sql.lit(cappedCount)}
    ) as held
    where name ~>~ ${param('from')}
    order by name using ~<~
    limit ${param('limit')}`
}

function isVisible(param: ParamOf<NameValues>, { member }: NameVariant): RawBuilder<SqlBool> {
  if (!member) return sql<SqlBool>`member.status = 1`
  const viewerId = sql<string>`${param('viewerId')}::uuid`
  return sql<SqlBool>`member.status = 1 and not ${relations.get().isBlockedBetween(viewerId, sql.ref('member.id'))}`
}
