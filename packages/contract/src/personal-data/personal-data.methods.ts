import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { captchaCode } from '../account/identity.shapes.ts'
import { timeText } from '../shapes/text.ts'
import { StoredUserInfo } from '../member/member.shapes.ts'

export const exportStates = { none: 0, working: 1, ready: 2, failed: 3, over: 4 } as const

export const DataExport = z.object({
  state: z.int().min(0).max(4),
  /** 0–100. */
  progress: z.int().min(0).max(100),
  /** Bytes of the ZIP, 0 before it is ready. */
  size: z.int(),
  /** Address of the ZIP, for this member's session only; null before it is ready and after its 7 days. */
  url: z.string().nullable(),
  expireTime: timeText.nullable(),
  /** When the next export can be requested; null: now. */
  nextTime: timeText.nullable(),
})
export type DataExport = z.infer<typeof DataExport>

/** Something that prevents a deletion. */
export const DeletionObstacle = z.object({
  /** What has to be done first, as a sentence. */
  text: z.string(),
  /** The site has a page for it. */
  kind: z.enum(['order', 'prize', 'circle', 'dispute']),
})

export type DeletionObstacle = z.infer<typeof DeletionObstacle>

export const DeletionCheck = z.object({
  obstacles: z.array(DeletionObstacle),
  /** What will be lost: coins, level, posts … as sentences. */
  consequences: z.array(z.string()),
  coolingOffDays: z.int(),
})

export const personalDataMethods = {
  ExportData: method({
    summary: '导出我的数据：开始制作 ZIP，每 7 天一次',
    access: 'member',
    write: true,
    input: writeBody({ ticket: z.string().max(100) }),
    output: DataExport,
    errors: ['TicketInvalid', 'ExportTooSoon'],
  }),
  GetExport: method({
    summary: '导出进度与下载地址',
    access: 'member',
    input: body({}),
    output: DataExport,
    errors: [],
  }),
  CheckDelete: method({
    summary: '注销前的检查与后果',
    access: 'member',
    read: true,
    input: body({}),
    output: DeletionCheck,
    errors: [],
  }),
  DeleteAccount: method({
    summary: '申请注销：短信验证后进入 15 天冷静期，所有设备退出登录',
    access: 'member',
    limit: 'signIn',
    write: true,
    endsSession: true,
    input: writeBody({
      /** Code of type 1100, sent to the account's phone, or by e-mail where no phone is bound. */
      code: captchaCode,
      /** Keep the posts, without the author's name. */
      keepPosts: z.boolean().default(false),
    }),
    output: z.object({ eraseTime: timeText }),
    errors: ['CaptchaWrong', 'CaptchaVoid', 'DeletionBlocked'],
  }),
  CancelDelete: method({
    summary: '撤销注销并登录：用登录时随 2011 返回的凭据',
    access: 'public',
    limit: 'signIn',
    write: true,
    input: writeBody({ withdrawTicket: z.string().max(100) }),
    output: StoredUserInfo,
    errors: ['TicketInvalid', 'SignedOutElsewhere', 'Banned'],
  }),
} as const
