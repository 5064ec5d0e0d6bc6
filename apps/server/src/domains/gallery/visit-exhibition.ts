import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { hashForDay } from '../../crypto/hash-for-day.ts'
import { findOpened } from './gallery.store.ts'

/**
 * Counts a visitor of an exhibition, once per day: a member, or an address. Neither is stored.
 * @throws ContentNotFound
 */
export async function visitExhibition(ctx: Ctx, { id }: { id: string }): Promise<null> {
  await findOpened(ctx.db, id, ctx.now)
  const day = dayOf(ctx.now)
  const visitor = hashForDay(ctx, { purpose: 'exhibition', day, who: ctx.viewer?.id ?? ctx.ip })
  await sql`
    with came as (insert into exhibition_visitor (exhibition_id, day, visitor)
      values (${id}::uuid, ${day}::date, ${visitor}) on conflict do nothing returning day)
    insert into exhibition_day (exhibition_id, day, visitors)
      select ${id}::uuid, day, 1 from came
      on conflict (exhibition_id, day) do update set visitors = exhibition_day.visitors + 1`.execute(ctx.db)
  return null
}
