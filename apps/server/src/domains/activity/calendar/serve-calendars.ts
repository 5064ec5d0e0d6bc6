import { activitySentences } from '@guangquan/contract'
import type { SitePath } from '@guangquan/routes/link'
import { sql } from 'kysely'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import type { App } from '../../../context.ts'
import { loadShops } from '../../shop/index.ts'
import { isShownRow, findActivity, type ActivityRow } from '../activity.store.ts'
import { placeOf } from '../activity.view.ts'
import { calendarHash } from './calendar-address.ts'
import { calendarFile } from './calendar-file.ts'

const Named = z.object({ name: z.string().regex(/^[\w-]{20,64}\.ics$/) })
const fileEnd = '.ics'

/** Calendar files: of one activity, and a member's own by its private address. */
export function mountCalendars(server: FastifyInstance, app: App): void {
  server.get('/ics/activity/:name', async (request, reply) => {
    const { data } = Named.safeParse(request.params)
    const id = z.uuid().safeParse(data?.name.slice(0, -fileEnd.length))
    const row = id.success ? await findActivity(app.db, id.data) : undefined
    if (row === undefined || !isShownRow(row)) return notFound(reply)
    return send(reply, await fileOf(app, row.title, [{ ...row, is_left: false }]))
  })
  server.get('/ics/mine/:name', async (request, reply) => {
    const { data } = Named.safeParse(request.params)
    if (data === undefined) return notFound(reply)
    const owner = await app.db
      .selectFrom('activity_calendar')
      .innerJoin('member', 'member.id', 'member_id')
      .where('token_hash', '=', calendarHash(data.name.slice(0, -fileEnd.length)))
      .where('member.status', '=', 1)
      .select('member_id')
      .executeTakeFirst()
    if (owner === undefined) return notFound(reply)
    return send(reply, await fileOf(app, activitySentences.ownCalendar, await ownRows(app, owner.member_id)))
  })
}

type Row = ActivityRow & { is_left: boolean }

const pastMs = 90 * 24 * 3600_000

/** Activities of the last 90 days and of the future that a member joined, left or bookmarked. */
async function ownRows(app: App, memberId: string): Promise<Row[]> {
  const since = new Date(app.now().getTime() - pastMs)
  const { rows } =
    await sql<Row>`select activity.*, coalesce(e.state in (5, 6, 10), false) as is_left from activity
      left join enrolment e on e.activity_id = activity.id and e.member_id = ${memberId}::uuid
      left join activity_bookmark b on b.activity_id = activity.id and b.member_id = ${memberId}::uuid
    where activity.published_at is not null and activity.end_time > ${since}
      and (e.id is not null or b.member_id is not null)
    order by start_time, activity.id limit 500`.execute(app.db)
  return rows
}

async function fileOf(app: App, name: string, rows: readonly Row[]): Promise<string> {
  const shops = await loadShops(
    app.db,
    rows.flatMap((row) => row.shop_id ?? []),
  )
  const origin = new URL(app.env.BASE_URL ?? `http://${app.env.HOST}`).origin
  return calendarFile(
    name,
    new URL(origin).hostname,
    rows.map((row) => ({
      row,
      place: placeOf(row, shops.get(row.shop_id ?? '')?.item.name ?? ''),
      url: `${origin}${pageOf(row)}`,
      isLeft: row.is_left,
    })),
  )
}

const pageOf = ({ id }: Row): SitePath => `/activity/detail/${id}`

function send(reply: FastifyReply, file: string) {
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="activity.ics"',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    })
    .send(file)
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).type('text/plain; charset=utf-8').send(activitySentences.noCalendar)
