import type { CircleForEdit } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { MemberCtx } from '../../../context.ts'
import { loadPictures } from '../../media/index.ts'
import { openCircleFor } from '../circle.policy.ts'
import { auditOf, stateOf } from './circle-items.view.ts'

const [waiting, refused] = [1, 3]

/** A circle as its owner edits it. @throws ContentNotFound, Forbidden */
export async function getForEdit(ctx: MemberCtx, { id }: { id: string }): Promise<CircleForEdit> {
  const { circle } = await openCircleFor(ctx, id, 'edit')
  const change = await ctx.db
    .selectFrom('circle_change')
    .selectAll()
    .where('circle_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const shown = change !== undefined && (change.state === waiting || change.state === refused) ? change : null
  const pictures = await loadPictures(
    ctx,
    [circle.cover_file_id, shown?.cover_file_id].flatMap((file) => file ?? []),
  )
  const urlOf = (file: string | null) => pictures.get(file ?? '')?.url1080 ?? ''
  return {
    id,
    version: circle.version,
    status: stateOf(circle.status),
    title: circle.title,
    summary: circle.summary,
    rules: circle.rules,
    question: circle.question,
    applyAuditSetting: auditOf(circle.audit),
    topics: circle.topic_ids,
    coverFileId: circle.cover_file_id,
    coverUrl: urlOf(circle.cover_file_id),
    stateReason: circle.state_reason,
    change:
      shown === null
        ? null
        : {
            title: shown.title,
            coverUrl: urlOf(shown.cover_file_id ?? circle.cover_file_id),
            isRefused: shown.state === refused,
            reason: shown.reason,
            createTime: timeTextOf(shown.created_at),
          },
  }
}
