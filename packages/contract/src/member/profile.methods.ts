import * as z from 'zod'
import { body, method, writeBody } from '../wire/method.ts'
import { areaCodes } from '../shapes/area.ts'
import { birthday, clubCardNo, nickName, phone, realName, userName } from '../account/identity.shapes.ts'
import { Topic } from '../site/topic.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { OwnInfo, PopupAccept, Privacy } from './member.shapes.ts'
import { maxChosenTopics, maxIntroduction } from './member.limits.ts'

/** A refusal has a reason. */
export const clubStates = { none: 0, inReview: 1, bound: 2, refused: 3 } as const
export const ClubStatus = z.object({
  state: z.int().min(0).max(3),
  clubCardMasked: z.string(),
  reason: z.string(),
})

/** What a member has, and what waits for them. */
export const Holdings = z.object({
  /** Available coins. */
  coins: z.int(),
  /** Tasks with a reward to claim. */
  tasks: z.int(),
  /** Presents that wait for the member, counted up to 100. */
  presents: z.int(),
  /** Benefits that can be claimed now. */
  benefits: z.int(),
  /** Registered products, including those that still wait for staff. */
  products: z.int(),
})
export type Holdings = z.infer<typeof Holdings>

export const profileMethods = {
  Get: method({
    summary: '我的资料',
    access: 'member',
    input: body({}),
    output: OwnInfo,
    errors: [],
  }),
  GetCard: method({
    summary: '给门店看的身份码，当天和第二天有效；不含任何个人信息，放在「我的二维码」的链接后面',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ text: z.string() }),
    errors: [],
  }),
  GetHoldings: method({
    summary: '我有多少金币和产品，有几项任务、礼品和权益等我领取',
    access: 'member',
    read: true,
    input: body({}),
    output: Holdings,
    errors: [],
  }),
  Update: method({
    summary: '修改资料：只改给出的项',
    access: 'member',
    write: true,
    closedToMuted: ['headPic', 'background', 'nickName', 'introduction'],
    input: writeBody({
      /** A file uploaded as avatar; null restores the default. */
      headPic: id.nullish(),
      /** A file uploaded as background; null removes it. */
      background: id.nullish(),
      /** Free the first time, then once in 30 days. */
      nickName: nickName.optional(),
      introduction: memberText(0, maxIntroduction).optional(),
      sex: z.int().min(0).max(2).optional(),
      /**
       * Can be changed twice in all; null removes it at any time. Removing and setting it again count as one change
       * each.
       */
      birthday: birthday.nullish(),
      /** An empty list removes it. */
      area: areaCodes.optional(),
      photographyLevel: z.int().min(1).max(5).optional(),
      /** Can be changed once in 365 days. */
      userName: userName.optional(),
      receiveSms: z.boolean().optional(),
      /** Whether photographs may be used for study; false by default. */
      allowStudy: z.boolean().optional(),
      popupAccept: PopupAccept.partial().optional(),
      privacy: Privacy.partial().optional(),
    }),
    output: OwnInfo,
    errors: [
      'UploadNotFound',
      'NickNameTaken',
      'NickNameRefused',
      'NickNameContact',
      'NickNameTooSoon',
      'ContentRefused',
      'UserNameTaken',
      'UserNameRefused',
      'UserNameTooSoon',
      'UnderAge',
      'BirthdayFixed',
    ],
  }),
  GetUserTopicList: method({
    summary: '我感兴趣的主题',
    access: 'member',
    read: true,
    input: body({}),
    output: z.array(Topic),
    errors: [],
  }),
  ModifyUserTopic: method({
    summary: '修改感兴趣的主题（1–20 个）',
    access: 'member',
    write: true,
    input: writeBody({
      topicIds: z.array(z.string().max(40)).min(1, '请至少选择一个分类').max(maxChosenTopics.afterwards),
    }),
    output: z.array(Topic),
    errors: ['ContentNotFound'],
  }),
  AgreeTerms: method({
    summary: '同意更新后的条款',
    access: 'member',
    write: true,
    input: writeBody({
      terms: z
        .array(z.strictObject({ termsType: z.int().min(4).max(7), version: z.string().max(20) }))
        .min(1)
        .max(4),
    }),
    output: z.null(),
    errors: ['ContentNotFound'],
  }),
  BindClub: method({
    summary: '绑定线下会员卡，待审核',
    access: 'member',
    limit: 'signIn',
    write: true,
    input: writeBody({ clubCardNo, realName, phone }),
    output: ClubStatus,
    errors: ['ClubCardTaken', 'NotAllowedNow'],
  }),
  GetClubStatus: method({
    summary: '会员卡绑定状态',
    access: 'member',
    read: true,
    input: body({}),
    output: ClubStatus,
    errors: [],
  }),
} as const
