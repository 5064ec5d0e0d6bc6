import type { CommentPicture, ReviewReport } from '@guangquan/contract'
import type { FoundSign } from '@guangquan/rules/people/report-signs'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { Ctx } from '../../context.ts'
import { loadCommentPictures } from '../media/index.ts'
import { loadNickNames } from '../member/index.ts'
import { reasonNames } from './report.export.ts'
import { loadReportSigns } from './report-signs.read.ts'

const max = 100

/** The newest reports of a target, for those who decide, and signs that the open ones were arranged. */
export async function loadReportsOf(
  ctx: Ctx,
  { reportType, targetId }: { reportType: number; targetId: string },
): Promise<{ reports: ReviewReport[]; signs: FoundSign[] }> {
  const rows = await ctx.db
    .selectFrom('report')
    .where('report_type', '=', reportType)
    .where('target_id', '=', targetId)
    .select(['id', 'member_id', 'reason', 'body', 'file_ids', 'status', 'conversation_id', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(max)
    .execute()
  const [names, reasonName, pictures, signs] = await Promise.all([
    loadNickNames(
      ctx.db,
      rows.map((row) => row.member_id),
    ),
    reasonNames(ctx.db),
    loadCommentPictures(
      ctx,
      rows.flatMap((row) => row.file_ids),
    ),
    loadReportSigns(
      ctx.db,
      rows.filter((row) => row.status === 1),
    ),
  ])
  const reports = rows.map((row) => ({
    id: row.id,
    reporterId: row.member_id,
    nickName: names.get(row.member_id) ?? '',
    reason: reasonName(reportType, row.reason),
    text: row.body,
    pictures: row.file_ids.flatMap((id): CommentPicture[] => {
      const picture = pictures.get(id)
      return picture === undefined ? [] : [picture]
    }),
    hasMessages: row.conversation_id !== null,
    isOpen: row.status === 1,
    createTime: timeTextOf(row.created_at),
  }))
  return { reports, signs }
}
