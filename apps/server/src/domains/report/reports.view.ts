import type { CommentPicture, ReviewReport } from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { loadCommentPictures } from '../media/index.ts'
import { loadNickNames } from '../member/index.ts'
import { reasonName } from './report.export.ts'

const max = 100

/** The newest reports of a target, for those who decide. */
export async function loadReportsOf(
  ctx: Ctx,
  { reportType, targetId }: { reportType: number; targetId: string },
): Promise<ReviewReport[]> {
  const rows = await ctx.db
    .selectFrom('report')
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .select(['id', 'member_id', 'reason', 'body', 'file_ids', 'status', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  const [names, pictures] = await Promise.all([
    loadNickNames(
      ctx.db,
      rows.map((row) => row.member_id),
    ),
    loadCommentPictures(
      ctx,
      rows.flatMap((row) => row.file_ids),
    ),
  ])
  return rows.map((row) => ({
    id: row.id,
    nickName: names.get(row.member_id) ?? '',
    reason: reasonName(reportType, row.reason),
    text: row.body,
    pictures: row.file_ids.flatMap((id): CommentPicture[] => {
      const picture = pictures.get(id)
      return picture === undefined ? [] : [picture]
    }),
    isOpen: row.status === 1,
    createTime: timeTextOf(row.created_at),
  }))
}
