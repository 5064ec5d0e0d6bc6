import { replySheet, reportTypes, StaffReply, type MethodParsed } from '@guangquan/contract'
import { commentStateNames, nameOf } from '@guangquan/contract/staff/staff-names'
import { timeTextOf } from '@guangquan/rules/time-text'
import type { StaffCtx } from '../../context.ts'
import { defineExport } from '../../export/list-export.ts'
import { walkPages } from '../../export/walk-pages.ts'
import { loadCommentPictures } from '../media/index.ts'
import { loadNickNames } from '../member/index.ts'
import { listAllReplies } from '../reply/index.ts'
import { countOpenReports, listReportedIds } from '../report/index.ts'

/** A page of the comments in every state. totalCount: capped. */
export async function listStaffReplies(
  ctx: StaffCtx,
  { reported, ...input }: MethodParsed<typeof StaffReply.GetList>,
) {
  const ids = reported === true ? await listReportedIds(ctx.db, reportTypes.comment) : undefined
  const { rows, ...page } = await listAllReplies(ctx, { ...input, ids })
  const [names, pictures, reports] = await Promise.all([
    loadNickNames(
      ctx.db,
      rows.map((row) => row.author_id),
    ),
    loadCommentPictures(
      ctx,
      rows.flatMap((row) => row.file_id ?? []),
    ),
    countOpenReports(
      ctx.db,
      reportTypes.comment,
      rows.map((row) => row.id),
    ),
  ])
  const items = rows.map((row) => ({
    id: row.id,
    publishId: row.publish_id,
    authorId: row.author_id,
    authorName: names.get(row.author_id) ?? '',
    text: row.body,
    pictureUrl: row.file_id === null ? null : (pictures.get(row.file_id)?.url480 ?? null),
    isFirstLevel: row.parent_id === null,
    status: row.status,
    likeCount: row.like_count,
    openReportCount: reports.get(row.id) ?? 0,
    createTime: timeTextOf(row.created_at),
  }))
  return { ...page, items }
}

export const replyExport = defineExport(StaffReply.Export, replySheet, async function* (ctx, input) {
  const { reason: _reason, requestId: _requestId, ...filters } = input
  for await (const reply of walkPages((page) => listStaffReplies(ctx, { ...page, ...filters }))) {
    yield { ...reply, status: nameOf(commentStateNames, reply.status) }
  }
})
