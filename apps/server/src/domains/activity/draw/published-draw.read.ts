import { enrolStates, type ActivityDraw } from '@guangquan/contract'
import { maskName } from '@guangquan/rules/people/mask-name'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../../context.ts'
import { sha256 } from '../../../crypto/verifiable-seed.ts'
import type { Queryable } from '../../../db/client.ts'
import { fail } from '../../../fail.ts'
import { loadNickNames } from '../../member/index.ts'
import { annulledDrawsOf, findShownActivity, type ActivityRow } from '../activity.store.ts'
import type { EnrolmentRow } from '../enrolment.store.ts'

/** Names an enrolment in a published list without its id. */
export const entryCode = (enrolmentId: string): string => sha256(`entry\n${enrolmentId}`).slice(0, 32)

/** Hash of a list: each entry with the hash of those before it. */
export const listRoot = (codes: readonly string[]): string =>
  codes.reduce((hash, code) => sha256(`${hash}${code}`), sha256(''))

/** Everybody in a draw, in the order of the published list. */
export function findEntries(db: Queryable, activityId: string): Promise<EnrolmentRow[]> {
  return db
    .selectFrom('enrolment')
    .selectAll()
    .where('activity_id', '=', activityId)
    .where((eb) => eb.or([eb('draw_rank', 'is not', null), eb('state', '=', enrolStates.inDraw)]))
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

const won: readonly number[] = [enrolStates.enrolled, enrolStates.checkedIn, enrolStates.noShow]

/** Proof of a draw; its seed once it was held. */
export async function publishedDraw(ctx: Ctx, row: ActivityRow): Promise<ActivityDraw> {
  const entries = await findEntries(ctx.db, row.id)
  const names = await loadNickNames(
    ctx.db,
    entries.map((entry) => entry.member_id),
  )
  const isDrawn = row.drawn_at !== null
  return {
    commit: row.draw_commit,
    publicSource: row.public_source,
    seed: isDrawn ? row.draw_seed : null,
    publicValue: row.public_value,
    root: row.draw_root,
    drawTime: row.drawn_at && timeTextOf(row.drawn_at),
    places: row.draw_places ?? 0,
    entries: entries.map((entry) => ({
      code: entryCode(entry.id),
      name: maskName(names.get(entry.member_id) ?? ''),
      seats: entry.seats,
      rank: entry.draw_rank,
      won: isDrawn && won.includes(entry.state),
      isMine: entry.member_id === ctx.viewer?.id,
    })),
    annulled: annulledDrawsOf(row).map(({ at, ...one }) => ({ ...one, time: timeTextOf(new Date(at)) })),
  }
}

/** @throws ContentNotFound for an activity that is not drawn */
export async function getDraw(ctx: Ctx, { id }: { id: string }): Promise<ActivityDraw> {
  const row = await findShownActivity(ctx.db, id)
  if (row.sign_mode !== 3) fail('ContentNotFound')
  return publishedDraw(ctx, row)
}
