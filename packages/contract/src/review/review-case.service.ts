import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { type CsvSheet, ExportStart } from '../shapes/csv.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import {
  FormerPicture,
  MaskedPicture,
  maskRegions,
  ReviewCaseDetail,
  ReviewCaseItem,
  reviewCause,
  reviewChoice,
  ReportedMessage,
  ReviewClaim,
  reviewKind,
  ReviewOutcome,
} from './review.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { id } from '../shapes/text.ts'
import { staff } from '../wire/staff-access.ts'

const access = staff('moderator')
const maxCases = 50

const filters = { kind: reviewKind.optional(), cause: reviewCause.optional() }

export const reviewCaseSheet = {
  name: '待审内容',
  columns: {
    id: '编号',
    openTime: '开始等待',
    kind: '内容',
    targetId: '内容编号',
    memberId: '会员编号',
    nickName: '会员',
    text: '文字的开头',
    causes: '为什么等待',
    reportCount: '举报',
    isShown: '现在看得到',
    claimedBy: '谁在审核',
  },
} as const satisfies CsvSheet

/** Cases that wait for a moderator's decision. */
export const ReviewCase = service('ReviewCase', {
  GetList: method({
    summary: '等待审核的内容，紧急的在前',
    access,
    read: true,
    input: body({ ...pageInput, ...filters }),
    output: pageOf(ReviewCaseItem),
    errors: [],
  }),
  Export: method({
    summary: '导出等待审核的内容（CSV），紧急的在前',
    access: access,
    write: true,
    input: writeBody({ ...filters, reason: staffReason }),
    output: ExportStart,
    errors: [],
  }),
  GetCounts: method({
    summary: '每个审核队列里有多少',
    access,
    read: true,
    input: body({}),
    output: z.object({ items: z.array(z.object({ kind: reviewKind, count: z.int() })) }),
    errors: [],
  }),
  GetClaims: method({
    summary: '这些内容现在由谁在审核，还没有处理的才返回',
    access,
    read: true,
    input: body({ ids: z.array(id).max(maxCases) }),
    output: z.object({
      items: z.array(z.object({ id, claim: ReviewClaim.nullable(), version: z.int() })),
    }),
    errors: [],
  }),
  Get: method({
    summary: '一项审核的全部：内容、作者、举报、以前的处理',
    access,
    read: true,
    input: body({ id }),
    output: ReviewCaseDetail,
    errors: ['ContentNotFound'],
  }),
  /** A claim is not an act of staff: it changes nothing and is renewed every minute, so it leaves no audit row. */
  Claim: method({
    summary: '由自己审核一项，5 分钟内别人不能处理；已经由别人审核时返回是谁',
    access,
    input: body({ id }),
    output: z.object({ claim: ReviewClaim, version: z.int() }),
    errors: ['ContentNotFound'],
  }),
  Release: method({
    summary: '不再由自己审核一项',
    access,
    input: body({ id }),
    output: z.null(),
    errors: [],
  }),
  /**
   * Not an act of staff either: nobody sees the copy until a decision uses it, and an unused one is removed within a
   * day.
   */
  MaskPicture: method({
    summary: '给作品、投票选项、文章或评论的一张图片打码，返回打码后的样子；处理时采用才会替换',
    access,
    /** `pictureId` is that of a photograph, of a vote's option, or of the comment. */
    input: body({ id, pictureId: id, regions: maskRegions }),
    output: MaskedPicture,
    errors: ['ContentNotFound'],
  }),
  SeeFormer: method({
    summary: '决定一份申诉的人查看涉及内容打码以前的照片，10 分钟内有效；记入操作记录',
    access,
    write: true,
    input: writeBody({ appealId: id, reason: staffReason }),
    output: z.object({ items: z.array(FormerPicture) }),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  SeeMessages: method({
    summary: '查看举报影友时附上的最近 20 条私信；记入操作记录',
    access,
    write: true,
    input: writeBody({ reportId: id, reason: staffReason }),
    /** Oldest first. */
    output: z.object({ items: z.array(ReportedMessage) }),
    errors: ['ContentNotFound'],
  }),
  Decide: method({
    summary: '处理一项或几项；10 秒内可以撤销，之后通知会员',
    access,
    write: true,
    input: writeBody({
      cases: z
        .array(z.strictObject({ id, version: z.int() }))
        .min(1)
        .max(maxCases),
      ...reviewChoice,
    }),
    output: z.object({ items: z.array(ReviewOutcome) }),
    errors: ['BadInput', 'ContentNotFound'],
  }),
  Undo: method({
    summary: '撤销自己 10 秒内的处理',
    access,
    write: true,
    input: writeBody({ ids: z.array(id).min(1).max(maxCases) }),
    output: z.object({ items: z.array(z.object({ id, isUndone: z.boolean() })) }),
    errors: [],
  }),
})
