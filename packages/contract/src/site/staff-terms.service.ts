import * as z from 'zod'
import { body, method, service, writeBody } from '../wire/method.ts'
import { staffReason } from '../staff/staff.shapes.ts'
import { memberText, timeText } from '../shapes/text.ts'
import { confirmedStaff, staff } from '../wire/staff-access.ts'

/** The year 9999. */
const maxInstant = 253_402_300_799_000
const termsType = z.int().min(4).max(7)
const title = memberText(2, 40)
/** A line that begins with `## ` is a heading, any other line a paragraph. */
const text = memberText(10, 30_000)

/** Terms as members read them. */
const paragraphs = z.array(z.object({ isHeading: z.boolean(), text: z.string() }))

export const TermsVersion = z.object({
  id: z.string(),
  title: z.string(),
  version: z.string(),
  effectiveTime: timeText,
  isInForce: z.boolean(),
  /** Published, but not in force before its day. */
  isScheduled: z.boolean(),
  /** Empty for terms that came with the program. */
  publishedBy: z.string(),
})
export type TermsVersion = z.infer<typeof TermsVersion>

/** The draft of the next version; before it is saved, the text in force. */
export const TermsDraft = z.object({
  title: z.string(),
  text: z.string(),
  isMajor: z.boolean(),
  /** 0 while there is none. */
  version: z.int(),
  updatedBy: z.string(),
  updateTime: timeText.nullable(),
  /** Its version number if it is published as a major and as a minor version. */
  nextMajor: z.string(),
  nextMinor: z.string(),
})
export type TermsDraft = z.infer<typeof TermsDraft>

export const StaffTerms = service('StaffTerms', {
  GetList: method({
    summary: '一种协议的全部版本，新的在前',
    access: staff('superAdmin'),
    read: true,
    input: body({ termsType }),
    output: z.object({ items: z.array(TermsVersion) }),
    errors: [],
  }),
  Get: method({
    summary: '协议一个版本的全文',
    access: staff('superAdmin'),
    read: true,
    input: body({ id: z.string().max(60) }),
    output: z.object({ title: z.string(), version: z.string(), paragraphs }),
    errors: ['ContentNotFound'],
  }),
  GetDraft: method({
    summary: '协议的草稿；没有草稿时是现行的文字',
    access: staff('superAdmin'),
    read: true,
    input: body({ termsType }),
    output: TermsDraft,
    errors: [],
  }),
  Preview: method({
    summary: '按会员看到的样子预览协议',
    access: staff('superAdmin'),
    read: true,
    maxKiB: 512,
    input: body({ text }),
    output: z.object({ paragraphs }),
    errors: [],
  }),
  SaveDraft: method({
    summary: '保存协议的草稿，会员看不到',
    access: staff('superAdmin'),
    write: true,
    maxKiB: 512,
    input: writeBody({ termsType, title, text, isMajor: z.boolean(), version: z.int() }),
    output: TermsDraft,
    errors: ['ChangedMeanwhile'],
  }),
  RemoveDraft: method({
    summary: '丢弃协议的草稿',
    access: staff('superAdmin'),
    write: true,
    input: writeBody({ termsType, version: z.int() }),
    output: TermsDraft,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Publish: method({
    summary: '发布协议的草稿，立即或到那一天生效；大版本请会员从那时起重新同意',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({
      termsType,
      version: z.int(),
      /** Epoch milliseconds, in the future; absent: now. */
      effectiveAt: z.int().min(0).max(maxInstant).optional(),
      reason: staffReason,
    }),
    output: TermsVersion,
    errors: ['ContentNotFound', 'ChangedMeanwhile'],
  }),
  Withdraw: method({
    summary: '撤回还没有生效的版本；没有草稿的话，它的文字变成草稿',
    access: confirmedStaff('superAdmin'),
    write: true,
    input: writeBody({ id: z.string().max(60), reason: staffReason }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
})
