import { type MethodParsed, StaffTopic, type StaffTopicItem, topicSheet } from '@guangquan/contract'
import { sql, type Selectable } from 'kysely'
import * as z from 'zod'
import type { StaffCtx } from '../../context.ts'
import type { Queryable } from '../../db/client.ts'
import { containing } from '../../db/like-pattern.ts'
import { keysetPage, isOnly } from '../../db/paging.ts'
import type { Topic } from '../../db/tables.gen.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { fail } from '../../fail.ts'

const place = z.tuple([z.int(), z.string()])

/**
 * A page of the topics, open and closed, in their order. `keyword`: part of a name. totalCount: exact, there are few.
 */
export async function listStaffTopics({ db }: StaffCtx, input: MethodParsed<typeof StaffTopic.GetList>) {
  const part = containing(input.keyword ?? '')
  const { rows, ...page } = await keysetPage(input, place, {
    read: ({ after, limit, skip, only = null }) => {
      const [sort, id] = after ?? [-1, '']
      return db
        .selectFrom('topic')
        .selectAll()
        .where('name', 'ilike', part)
        .where(isOnly(sql.ref('id'), { only }, 'text'))
        .where((eb) => eb(eb.refTuple('sort', 'id'), '>', eb.tuple(sort, id)))
        .orderBy('sort')
        .orderBy('id')
        .limit(limit)
        .offset(skip)
        .execute()
    },
    count: async () => {
      const { count } = await db
        .selectFrom('topic')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('name', 'ilike', part)
        .executeTakeFirstOrThrow()
      return count
    },
    keyOf: ({ sort, id }): z.output<typeof place> => [sort, id],
  })
  return { ...page, items: rows.map(topicItem) }
}

export const topicExport = defineExport(StaffTopic.Export, topicSheet, async function* (ctx, { keyword }) {
  yield* walkPages((page) => listStaffTopics(ctx, { ...page, keyword }))
})

/** Topics in the global search of the console. */
export const topicSearch = {
  kind: 'topic',
  access: StaffTopic.GetList.access,
  find: async ({ db }: StaffCtx, { text, limit }: { text: string; limit: number }) => {
    const rows = await db
      .selectFrom('topic')
      .select(['id', 'name'])
      .where('name', 'ilike', containing(text))
      .orderBy('sort')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id, name }) => ({ id, title: name, detail: '' }))
  },
} as const

/** @throws ContentNotFound */
export async function loadStaffTopic(db: Queryable, id: string): Promise<StaffTopicItem> {
  const row = await db.selectFrom('topic').selectAll().where('id', '=', id).executeTakeFirst()
  return topicItem(row ?? fail('ContentNotFound'))
}

function topicItem(row: Selectable<Topic>): StaffTopicItem {
  return {
    id: row.id,
    name: row.name,
    cover: row.cover,
    sort: row.sort,
    count: row.use_count,
    isOpen: row.is_open,
    version: row.version,
  }
}
