import * as z from 'zod'
import { searchLimits } from '../search/search.limits.ts'
import { activityBounds, ownActivityTabs } from './activity.words.ts'
import { body, method, service, writeBody } from '../wire/method.ts'
import {
  activityAnswers,
  ActivityCard,
  ActivityDetail,
  ActivityDraw,
  ActivityReport,
  activityState,
  ActivityTicket,
  activityType,
  enrolState,
  OwnActivityItem,
  OwnEnrolment,
} from './activity.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { id, memberText } from '../shapes/text.ts'
import { contestDetailMethods } from '../contest/contest.service.ts'

const areaCode = z.string().regex(/^\d{6}$/)
const bounds = activityBounds
const guestNames = z.array(memberText(0, bounds.guestName)).max(bounds.guests).default([])
const requests = z.array(id).max(bounds.loanRequests, `最多选 ${bounds.loanRequests} 个时段`).default([])

export const CalendarDay = z.object({
  count: z.int(),
  types: z.array(activityType),
  /** The types as bits, `1 << (type - 1)`. */
  flags: z.int(),
  /** How many of them the caller signed up for or bookmarked. */
  mine: z.int(),
  /** Small cover of the first activity of the day that has one. */
  coverUrl: z.string().nullable(),
})
export type CalendarDay = z.infer<typeof CalendarDay>

export const Activity = service('Activity', {
  GetActivityList: method({
    summary: '活动：还没结束的早开始的在前，然后是已结束的新的在前；可以按名称、摘要和地点里的词',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      subType: activityType.optional(),
      /** Code of a county, a city or a province. */
      countyCode: areaCode.optional(),
      state: activityState.optional(),
      /** `yyyy-MM`: the month in which they begin. */
      month: z
        .string()
        .regex(/^\d{4}-(0[1-9]|1[0-2])$/)
        .optional(),
      /** Only activities that take place on this day. */
      day: z.iso.date().optional(),
      online: z.boolean().optional(),
      shopId: id.optional(),
      circleId: id.optional(),
      keyword: memberText(0, searchLimits.query).optional(),
      /** Only activities that the caller signed up for or bookmarked; none for a visitor. */
      mine: z.boolean().default(false),
    }),
    output: pageOf(ActivityCard),
    errors: [],
  }),
  GetCalendarActivityList: method({
    summary: `日历上有活动的日子，按 yyyyMMdd，最多 ${bounds.calendarDays} 天`,
    access: 'public',
    read: true,
    input: body({ startDate: z.iso.date(), endDate: z.iso.date(), subType: activityType.optional() }),
    output: z.object({ days: z.record(z.string().regex(/^\d{8}$/), CalendarDay) }),
    errors: [],
  }),
  GetActivityCountyList: method({
    summary: '有活动的区县和各有几个还没结束的活动',
    access: 'public',
    read: true,
    visitorCacheSeconds: 30,
    input: body({ subType: activityType.optional() }),
    output: z.object({
      items: z.array(
        z.object({
          code: z.string(),
          name: z.string(),
          cityCode: z.string(),
          cityName: z.string(),
          count: z.int(),
        }),
      ),
    }),
    errors: [],
  }),
  GetActivityDetail: method({
    summary: '一个活动，连同我的报名和现在能做什么',
    access: 'public',
    read: true,
    input: body({ id }),
    output: ActivityDetail,
    errors: ['ContentNotFound'],
  }),
  Preview: method({
    summary: '凭预览链接看一个活动，发布以前也可以',
    access: 'public',
    read: true,
    input: body({ id, previewToken: z.string().min(1).max(100) }),
    output: ActivityDetail,
    errors: ['ContentNotFound'],
  }),
  ...contestDetailMethods,
  GetActivityReport: method({
    summary: '活动回顾：文章、照片和到场人数',
    access: 'public',
    read: true,
    input: body({ id }),
    output: ActivityReport,
    errors: ['ContentNotFound'],
  }),
  GetDraw: method({
    summary: '一次报名抽签的名单和验证所需的全部数据',
    access: 'public',
    read: true,
    input: body({ id }),
    output: ActivityDraw,
    errors: ['ContentNotFound'],
  }),
  UserActivityRegister: method({
    summary: '报名、申请、加入抽签或加入候补，由活动和名额决定，返回状态和候补位置',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({
      activityId: id,
      form: activityAnswers.default({}),
      guests: z.int().min(0).max(bounds.guests).default(0),
      guestNames,
      loanRequests: requests,
      /** Consent to the terms of the activity. */
      agree: z.literal(true, '请先阅读并同意条款'),
      /** Fail rather than join the waiting list. */
      noWaiting: z.boolean().default(false),
    }),
    output: OwnEnrolment,
    errors: [
      'ContentNotFound',
      'PlacesFull',
      'ApplyClosed',
      'AppliedAlready',
      'NotEligible',
      'UploadNotFound',
    ],
  }),
  UserActivityCancel: method({
    summary: '取消报名、申请或候补；过了免费取消的时间算未到场',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({ activityId: id, reason: memberText(0, bounds.reason).default('') }),
    output: z.object({
      state: enrolState,
      /** Whether it counts as a no-show. */
      counts: z.boolean(),
    }),
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  SetGuests: method({
    summary: '减少同行的人，空出的名额给候补',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({ activityId: id, guests: z.int().min(0).max(bounds.guests), guestNames }),
    output: OwnEnrolment,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  AnswerOffer: method({
    summary: '接受或放弃候补等到的名额',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({ activityId: id, accept: z.boolean() }),
    output: OwnEnrolment,
    errors: ['ContentNotFound', 'OfferOver'],
  }),
  SetLoanRequests: method({
    summary: '改试机的愿望，先想要的在前；分配以后只能放弃',
    access: 'member',
    write: true,
    input: writeBody({ activityId: id, loanRequests: requests }),
    output: OwnEnrolment,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  Bookmark: method({
    summary: '加入或移出我的活动，只是收藏和提醒，不是报名',
    access: 'member',
    write: true,
    limit: 'reaction',
    input: writeBody({ activityId: id, on: z.boolean() }),
    output: z.object({ isBookmarked: z.boolean() }),
    errors: ['ContentNotFound'],
  }),
  GetUserActivityList: method({
    summary: '我的活动：报过名的和加入我的活动的，开始时间晚的在前',
    access: 'member',
    read: true,
    input: body({ ...pageInput, tab: z.literal(Object.values(ownActivityTabs)).default(0) }),
    output: pageOf(OwnActivityItem),
    errors: [],
  }),
  GetTicket: method({
    summary: '我的签到码：手机离线也能显示',
    access: 'member',
    read: true,
    input: body({ activityId: id }),
    output: ActivityTicket,
    errors: ['ContentNotFound'],
  }),
  CheckInSelf: method({
    summary: '扫现场的海报自助签到',
    access: 'member',
    write: true,
    limit: 'signUp',
    input: writeBody({ code: z.string().min(1).max(200) }),
    output: OwnEnrolment.extend({ activityId: id, title: z.string() }),
    errors: ['ContentNotFound', 'PosterWrong', 'CheckInClosed'],
  }),
  Appeal: method({
    summary: '对一次未到场提出申诉，每次一回',
    access: 'member',
    write: true,
    input: writeBody({ activityId: id, text: memberText(bounds.appeal.min, bounds.appeal.max) }),
    output: OwnEnrolment,
    errors: ['ContentNotFound', 'NotAllowedNow'],
  }),
  GetCalendarAddress: method({
    summary: '我的日历订阅：是否已有专用地址',
    access: 'member',
    read: true,
    input: body({}),
    output: z.object({ has: z.boolean() }),
    errors: [],
  }),
  RenewCalendarAddress: method({
    summary: '新的专用日历订阅地址，只显示这一次；旧的从此失效',
    access: 'member',
    write: true,
    input: writeBody({}),
    output: z.object({ path: z.string() }),
    errors: [],
  }),
})
