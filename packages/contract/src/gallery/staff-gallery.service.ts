import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { bookState, callStage, exhibitionState, opinion, submissionState } from './gallery.shapes.ts'
import { pageOf, staffPageInput } from '../shapes/page.ts'
import {
  AlikePhoto,
  callFields,
  exhibitionFields,
  StaffBookEntry,
  StaffCallItem,
  StaffExhibition,
  StaffExhibitionItem,
  StaffGalleryPost,
  StaffSubmission,
  workField,
} from './staff-gallery.shapes.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { galleryLimits } from './gallery.words.ts'
import { id, memberText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

const operators = staff('activityOperator')
const changed = ['ContentNotFound', 'ChangedMeanwhile', 'NotAllowedNow'] as const
const version = z.int()

/** Open calls, submissions, exhibitions and visitors' books, for their curators. */
export const StaffGallery = service('StaffGallery', {
  GetList: method({
    summary: '影展，新写的在前，也包括布展中的',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, state: exhibitionState.optional() }),
    output: pageOf(StaffExhibitionItem),
    errors: [],
  }),
  GetDetail: method({
    summary: '一次影展，连同挂好的作品',
    access: operators,
    read: true,
    input: body({ id }),
    output: StaffExhibition,
    errors: ['ContentNotFound'],
  }),
  Create: method({
    summary: '写一次影展，先是布展中',
    access: operators,
    write: true,
    input: writeBody(exhibitionFields),
    output: StaffExhibition,
    errors: ['ContentNotFound'],
  }),
  Save: method({
    summary: '修改影展的文字、展室和时间',
    access: operators,
    write: true,
    input: writeBody({ id, version, ...exhibitionFields }),
    output: StaffExhibition,
    errors: changed,
  }),
  SetWorks: method({
    summary: '布展：按顺序挂上入选的作品，没列出的取下来；发布以后取下要写原因，作者会收到通知',
    access: operators,
    write: true,
    input: writeBody({
      id,
      version,
      works: z.array(workField).max(galleryLimits.works),
      reason: staffReason.optional(),
    }),
    output: StaffExhibition,
    errors: changed,
  }),
  SetState: method({
    summary: '发布影展（到时间自动开幕、闭幕），或撤回到布展',
    access: operators,
    write: true,
    input: writeBody({ id, version, act: z.enum(['publish', 'withdraw']), reason: staffReason }),
    output: StaffExhibition,
    errors: changed,
  }),
  GetCalls: method({
    summary: '征集，新写的在前',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, stage: callStage.optional() }),
    output: pageOf(StaffCallItem),
    errors: [],
  }),
  CreateCall: method({
    summary: '写一次征集，先是草稿',
    access: operators,
    write: true,
    input: writeBody(callFields),
    output: z.object({ id }),
    errors: [],
  }),
  SaveCall: method({
    summary: '修改征集',
    access: operators,
    write: true,
    input: writeBody({ id, version, ...callFields }),
    output: z.object({ id }),
    errors: changed,
  }),
  SetCallState: method({
    summary: '发布或关闭征集',
    access: operators,
    write: true,
    input: writeBody({ id, version, act: z.enum(['publish', 'close']), reason: staffReason }),
    output: z.object({ id }),
    errors: changed,
  }),
  GetSubmissions: method({
    summary: '投稿和征询过的作品，新的在前',
    access: operators,
    read: true,
    input: body({
      ...staffPageInput,
      callId: id.optional(),
      exhibitionId: id.optional(),
      state: submissionState.optional(),
    }),
    output: pageOf(StaffSubmission),
    errors: [],
  }),
  Decide: method({
    summary: '决定一件投稿：入选、不入选，或要原图',
    access: operators,
    write: true,
    input: writeBody({
      id,
      version,
      decision: z.enum(['choose', 'refuse', 'original']),
      reason: staffReason,
    }),
    output: z.object({ id }),
    errors: changed,
  }),
  Mark: method({
    summary: '写下自己对一件投稿的看法，可以改',
    access: operators,
    write: true,
    input: writeBody({ id, mark: opinion, note: memberText(0, galleryLimits.caption) }),
    output: z.object({ id }),
    errors: ['ContentNotFound'],
  }),
  GetAlike: method({
    summary: '和一件投稿相似的照片：别的投稿，和已经发布的作品',
    access: operators,
    read: true,
    input: body({ id }),
    output: z.array(AlikePhoto),
    errors: ['ContentNotFound'],
  }),
  GetPost: method({
    summary: '一篇影友的照片作品，和其中还可以征询的照片',
    access: operators,
    read: true,
    input: body({ publishId: id }),
    output: StaffGalleryPost,
    errors: ['ContentNotFound'],
  }),
  Ask: method({
    summary: '征询作者，把作品里的照片挂进影展；作者同意后才能挂',
    access: operators,
    write: true,
    input: writeBody({
      id,
      publishId: id,
      fileIds: z.array(id).min(1).max(galleryLimits.photos),
      note: memberText(1, galleryLimits.caption),
    }),
    output: z.object({ id }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  AskNoMore: method({
    summary: '收回一次作者还没有回复的征询，照片可以重新征询',
    access: operators,
    write: true,
    input: writeBody({ id, version, reason: staffReason }),
    output: z.object({ id }),
    errors: changed,
  }),
  RequestContact: method({
    summary: '查看投稿人的姓名和电话：记下原因，凭返回的凭据读取',
    access: confirmedStaff('activityOperator'),
    write: true,
    input: writeBody({ id, reason: staffReason }),
    output: z.object({ grant: z.string() }),
    errors: ['ContentNotFound'],
  }),
  SeeContact: method({
    summary: '凭据对应的姓名和电话，一分钟内、同一次登录有效',
    access: confirmedStaff('activityOperator'),
    read: true,
    input: body({ grant: z.string().max(500) }),
    output: z.object({ realName: z.string(), phone: z.string() }),
    errors: ['TicketInvalid', 'ContentNotFound'],
  }),
  GetBook: method({
    summary: '留言簿上的留言，新的在前',
    access: operators,
    read: true,
    input: body({ ...staffPageInput, exhibitionId: id.optional(), state: bookState.optional() }),
    output: pageOf(StaffBookEntry),
    errors: [],
  }),
  DecideBook: method({
    summary: '展示一条留言，或不展示',
    access: operators,
    write: true,
    input: writeBody({ id, show: z.boolean(), reason: staffReason }),
    output: z.object({ id }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
})
