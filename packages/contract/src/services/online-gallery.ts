import * as z from 'zod'
import { galleryLimits } from '../gallery-words.ts'
import { body, method, service, writeBody } from '../method.ts'
import {
  BookEntry,
  bookText,
  Exhibition,
  ExhibitionCard,
  OpenCall,
  OwnSubmission,
  submissionFields,
} from '../shapes/gallery.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id } from '../shapes/text.ts'

const changed = ['ContentNotFound', 'NotAllowedNow'] as const

/** Exhibitions of the direct stores, their visitors' books, and works sent to open calls. */
export const OnlineGallery = service('OnlineGallery', {
  GetCurrent: method({
    summary: '正在展出的影展，新开幕的在前',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body(pageInput),
    output: pageOf(ExhibitionCard),
    errors: [],
  }),
  GetPastList: method({
    summary: '往期影展，刚闭幕的在前；可以只看一年',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body({ ...pageInput, year: z.int().min(2000).max(2200).optional() }),
    output: pageOf(ExhibitionCard),
    errors: [],
  }),
  GetYears: method({
    summary: '有往期影展的年份，新的在前',
    access: 'public',
    read: true,
    input: body({}),
    output: z.array(z.int()),
    errors: [],
  }),
  GetWorks: method({
    summary: '一次影展：题墙、展室和全部作品',
    access: 'public',
    read: true,
    input: body({ id }),
    output: Exhibition,
    errors: ['ContentNotFound'],
  }),
  GetBook: method({
    summary: '留言簿：已通过的，和自己写的',
    access: 'public',
    read: true,
    input: body({ ...pageInput, id }),
    output: pageOf(BookEntry),
    errors: ['ContentNotFound'],
  }),
  WriteBook: method({
    summary: '在留言簿上写一句，每人每天一次，审核后展示；闭幕以后只能看',
    access: 'member',
    closedToMuted: true,
    write: true,
    limit: 'reply',
    input: writeBody({ id, text: bookText }),
    output: BookEntry,
    errors: ['ContentNotFound', 'ContentRefused', 'NotAllowedNow'],
  }),
  DeleteBook: method({
    summary: '删除自己的留言',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  GetCalls: method({
    summary: '正在征集作品的影展，快截止的在前',
    access: 'public',
    read: true,
    input: body(pageInput),
    output: pageOf(OpenCall),
    errors: [],
  }),
  GetOwnSubmissions: method({
    summary: '我的画廊投稿，新的在前',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(OwnSubmission),
    errors: [],
  }),
  Submit: method({
    summary: '向一次征集投稿，每人一次；姓名和电话加密保存',
    access: 'member',
    closedToMuted: true,
    write: true,
    limit: 'publish',
    input: writeBody(submissionFields),
    output: OwnSubmission,
    errors: [...changed, 'UploadNotFound', 'DamageUnconfirmed', 'ContentRefused'],
  }),
  SendOriginals: method({
    summary: '按要求提交原图，交过的会换成这次的',
    access: 'member',
    closedToMuted: true,
    write: true,
    input: writeBody({ id, fileIds: z.array(id).min(1).max(galleryLimits.photos) }),
    output: OwnSubmission,
    errors: [...changed, 'UploadNotFound'],
  }),
  Answer: method({
    summary: '同意或不同意把自己的作品挂进影展',
    access: 'member',
    write: true,
    input: writeBody({ id, agree: z.boolean() }),
    output: OwnSubmission,
    errors: [...changed],
  }),
  TakeBack: method({
    summary: '收回同意：从这一天起作品不再展出',
    access: 'member',
    write: true,
    input: writeBody({ id, leavesOn: z.iso.date() }),
    output: OwnSubmission,
    errors: [...changed],
  }),
  Withdraw: method({
    summary: '撤回还没有布展的投稿，照片一并删除',
    access: 'member',
    write: true,
    input: writeBody({ id }),
    output: z.null(),
    errors: [...changed],
  }),
})
