import type { NoticeItem, PopupAccept } from '@guangquan/contract'
import { sql, type SqlBool } from 'kysely'
import type { MemberCtx } from '../../context.ts'
import { preparedQuery } from '../../db/prepared-query.ts'
import { acceptsPopUps } from './accepts-pop-ups.ts'
import { noticeKinds } from './notice-kinds.ts'
import type { NoticeRow } from './notice.read.ts'
import { loadNoticeItems } from './notice.view.ts'
import { visibleNotices } from './visible-notices.ts'

/** Older notices are left to the list. */
const shownForMs = 7 * 24 * 3600_000

const popUpOf = preparedQuery<{ memberId: string; since: Date }, NoticeRow>('notice.popUp', (db, param) => {
  const memberId = sql<string>`${param('memberId')}::uuid`
  const ofSwitches = [...kindsBySwitch()].map(
    ([name, kinds]) => sql<SqlBool>`(kind in (${sql.join(kinds.map((kind) => sql.lit(kind)))})
      and ${acceptsPopUps(memberId, name)})`,
  )
  const query = sql<NoticeRow>`
    select id, tab, kind, from_member_id, target_kind, target_id, note, read_at, created_at from notice
    where notice.member_id = ${memberId} and notice.read_at is null
      and notice.created_at > ${param('since')}::timestamptz
      and (${sql.join(ofSwitches, sql` or `)}) and ${visibleNotices()}
    order by notice.id desc limit 1`
  return { compile: () => query.compile(db) }
})

function kindsBySwitch(): Map<keyof PopupAccept, string[]> {
  const found = new Map<keyof PopupAccept, string[]>()
  for (const [kind, { popUp }] of noticeKinds.get()) {
    if (popUp !== undefined) found.set(popUp, [...(found.get(popUp) ?? []), kind])
  }
  return found
}

const tabsWithPopUps = () =>
  new Set([...noticeKinds.get().values()].filter(({ popUp }) => popUp !== undefined).map(({ tab }) => tab))

/**
 * The newest unread notice that pops up, as in the list; null: none.
 * @param unread by tab: without unread ones nothing is read
 */
export async function findPopUp(
  ctx: MemberCtx,
  unread: Readonly<Record<number, number>>,
): Promise<NoticeItem | null> {
  if (![...tabsWithPopUps()].some((tab) => (unread[tab] ?? 0) > 0)) return null
  const since = new Date(ctx.now.getTime() - shownForMs)
  const rows = await popUpOf(ctx.db, { memberId: ctx.viewer.id, since })
  const [item] = await loadNoticeItems(ctx, rows)
  return item ?? null
}
