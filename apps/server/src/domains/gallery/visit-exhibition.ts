import { createHmac } from 'node:crypto'
import { dayOf } from '@guangquan/rules/time-text'
import { sql } from 'kysely'
import type { Ctx } from '../../context.ts'
import { findOpened } from './gallery.store.ts'

/**
 * Counts whoever walks through an exhibition, once per person and day. Neither member nor address is stored: a hash
 * recognises them on that day only.
 * @throws ContentNotFound
 */
export async function visitExhibition(ctx: Ctx, { id }: { id: string }): Promise<null> {
  await findOpened(ctx.db, id, ctx.now)
  const day = dayOf(ctx.now)
  const who = ctx.viewer?.id ?? `${ctx.ip}\n${ctx.request.userAgent}`
  const visitor = createHmac('sha256', ctx.app.env.secretKey)
    .update(`exhibition\n${day}\n${who}`)
    .digest()
    .subarray(0, 16)
  await sql`
    with came as (insert into exhibition_visitor (exhibition_id, day, visitor)
      values (${id}::uuid, ${day}::date, ${visitor}) on conflict do nothing returning day)
    insert into exhibition_day (exhibition_id, day, visitors)
      select ${id}::uuid, day, 1 from came
      on conflict (exhibition_id, day) do update set visitors = exhibition_day.visitors + 1`.execute(ctx.db)
  return null
}
