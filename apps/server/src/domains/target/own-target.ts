import type { NoticeTarget } from '@guangquan/contract'
import { sql } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import type { TargetPart } from './target-kind.ts'

interface OwnTarget {
  name: string
  /** It has `id` and `member_id`. */
  table: string
  /** Those of the caller; without a picture `coverUrl` is empty. Called with ids only. */
  load: (
    ctx: MemberCtx,
    ids: readonly string[],
  ) => Promise<{ id: string; path: NoticeTarget['path']; title: string; coverUrl: string }[]>
}

/** A target of notices to its member, who alone may open it. */
export function ownTarget({ name, table, load }: OwnTarget): TargetPart {
  return {
    name,
    findOwner: async (db, viewerId, id) => {
      const { rows } = await sql<{ member_id: string }>`select member_id from ${sql.table(table)}
        where id = ${id}::uuid and member_id = ${viewerId}::uuid`.execute(db)
      return rows[0]?.member_id
    },
    isReadable: (id, viewerId) => sql`exists (select from ${sql.table(table)} own
      where own.id = ${id} and own.member_id = ${viewerId})`,
    loadSubjects: async (ctx, ids) => {
      const found = ids.length === 0 ? [] : await load(ctx, ids)
      return new Map(
        found.map(({ id, path, title, coverUrl }) => {
          const empty = { category: null, publishType: null, anchor: null }
          const link = { ...empty, path, id, title, coverUrl: coverUrl === '' ? null : coverUrl }
          return [id, { name: title, title, quote: '', link }]
        }),
      )
    },
  }
}
