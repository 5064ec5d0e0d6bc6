import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Tx } from '../../db/client.ts'
import { shotColumns } from '../shot/index.ts'
import { visiblePosts } from '../post-access/index.ts'

// More than a page shows: some are hidden before the next run.
const maxPerStop = 24

const kinds = ['camera', 'lens'] as const

/** Chooses the best photographs of all cameras and lenses again. */
export async function chooseBest(tx: Tx): Promise<void> {
  await tx.deleteFrom('gear_best').execute()
  for (const kind of kinds) {
    await sql`
      insert into gear_best (kind, gear_id, f_number, picture_id)
      select ${kind}, ranked.gear, ranked.f_number, ranked.picture_id from (
        select one.*, row_number() over (partition by one.gear, one.f_number order by one.hot desc, one.id desc)
          as place
        from (${firstOfEachPost(kind, sql<SqlBool>`true`)}) as one
      ) as ranked where ranked.place <= ${sql.lit(maxPerStop)}`.execute(tx)
  }
}

/**
 * Adds the photographs of changed posts to the best ones, and removes those that no longer qualify. A place that
 * becomes free is filled by the next change, or when all are chosen again.
 */
export async function offerBest(tx: Tx, ids: readonly string[]): Promise<void> {
  const isOffered = sql<SqlBool>`publish.id = any(${[...ids]}::uuid[])`
  for (const kind of kinds) {
    await sql`
      insert into gear_best (kind, gear_id, f_number, picture_id)
      select ${kind}, one.gear, one.f_number, one.picture_id from (${firstOfEachPost(kind, isOffered)}) as one
      on conflict do nothing`.execute(tx)
    await sql`
      delete from gear_best using (
        select kept.gear_id, kept.f_number, kept.picture_id, publish.id is not null as is_shown,
          row_number() over (partition by kept.gear_id, kept.f_number
            order by publish.id is null, publish.hot desc, publish.id desc) as place
        from gear_best kept
        left join publish_shot shot on shot.picture_id = kept.picture_id
          and ${shotColumns[kind]} = kept.gear_id and shot.f_number = kept.f_number
        left join publish on publish.id = shot.publish_id and ${visiblePosts(null)}
        where kept.kind = ${kind} and (kept.gear_id, kept.f_number) in (
          select ${shotColumns[kind]}, shot.f_number from publish_shot shot
          where shot.publish_id = any(${[...ids]}::uuid[]))
      ) as ranked
      where gear_best.kind = ${kind} and gear_best.gear_id = ranked.gear_id
        and gear_best.f_number = ranked.f_number and gear_best.picture_id = ranked.picture_id
        and (ranked.place > ${sql.lit(maxPerStop)} or not ranked.is_shown)`.execute(tx)
  }
}

// One per post at each aperture: the first that qualifies.
function firstOfEachPost(kind: (typeof kinds)[number], chosen: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const gear = shotColumns[kind]
  return sql`
    select distinct on (publish.id, ${gear}, shot.f_number) publish.id, publish.hot, ${gear} as gear,
      shot.f_number, shot.picture_id
    from publish_shot shot join publish on publish.id = shot.publish_id
    where ${visiblePosts(null)} and ${chosen} and ${gear} is not null and shot.f_number is not null
    order by publish.id, ${gear}, shot.f_number, shot.position`
}
