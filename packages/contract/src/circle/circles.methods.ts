import * as z from 'zod'
import { circleLimits, circleTabs, userCircleTabs } from './circle.words.ts'
import { body, method, writeBody } from '../wire/method.ts'
import {
  circleAudit,
  CircleFigures,
  CircleForEdit,
  CircleInfo,
  CircleItem,
  CircleLogItem,
  circleMemberState,
  CircleMember,
  CirclePost,
  circleRole,
  circleSummary,
  circleTitle,
  circleTopics,
  OwnCircleItem,
  RankedCircle,
  RemovedCirclePost,
} from './circle.shapes.ts'
import { pageInput, pageOf } from '../shapes/page.ts'
import { PictureTile } from '../media/picture.shapes.ts'
import { id, memberText } from '../shapes/text.ts'
import { UserBrief } from '../member/member.shapes.ts'

const tab = z.literal(Object.values(circleTabs)).default(circleTabs.all)

/** Fields that the owner fills in. */
const circleFields = {
  title: circleTitle,
  summary: circleSummary,
  /** A file of use `circleCover`. */
  coverFileId: id,
  topics: circleTopics,
  applyAuditSetting: circleAudit.default(1),
  question: memberText(0, circleLimits.question).default(''),
  rules: memberText(0, circleLimits.rules).default(''),
}

export const circleMethods = {
  Get: method({
    summary: '圈主打开自己的圈子来编辑',
    access: 'member',
    read: true,
    input: body({ id }),
    output: CircleForEdit,
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  GetInfo: method({
    summary: '圈子详情：资料、公告、管理团队，以及我能做什么',
    access: 'public',
    read: true,
    input: body({ id }),
    output: CircleInfo,
    errors: ['ContentNotFound'],
  }),
  GetPhotographyGroupMemberList: method({
    summary: '圈子成员，可按角色和名字；团队还能看黑名单和被移出的成员，按活跃排列',
    access: 'public',
    read: true,
    input: body({
      ...pageInput,
      id,
      role: circleRole.optional(),
      /** Outside the team, only members who joined are listed. */
      status: circleMemberState.optional(),
      keyword: memberText(0, 50).default(''),
      /** `posts` and `quiet` are for the team. */
      sort: z.enum(['role', 'joined', 'active', 'posts', 'quiet']).default('role'),
    }),
    output: pageOf(CircleMember),
    errors: ['ContentNotFound', 'TokenInvalid', 'Forbidden'],
  }),
  Recommend: method({
    summary: '推荐的圈子：按给出的主题，不给则按我的兴趣；已加入的不列出',
    access: 'public',
    read: true,
    input: body({ ...pageInput, topicIds: z.array(z.string().max(40)).max(20).default([]) }),
    output: pageOf(CircleItem),
    errors: ['TokenInvalid'],
  }),
  GetRanking: method({
    summary: '本周圈子排行，最多 20 个，附热度公式',
    access: 'public',
    read: true,
    visitorCacheSeconds: 10,
    input: body({}),
    output: z.object({ formula: z.string(), items: z.array(RankedCircle).max(20) }),
    errors: [],
  }),
  Publish: method({
    summary: '圈子里的作品：1 全部 2 精华 3 比赛 4 活动；置顶的在 GetPinned',
    access: 'public',
    read: true,
    input: body({ ...pageInput, id, tab }),
    output: pageOf(CirclePost),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetPinned: method({
    summary: '圈子里置顶的作品',
    access: 'public',
    read: true,
    input: body({ id }),
    output: z.array(CirclePost).max(circleLimits.pins),
    errors: ['ContentNotFound'],
  }),
  GetPictures: method({
    summary: '圈子里的照片墙，按时间或热度',
    access: 'public',
    read: true,
    input: body({ ...pageInput, id, tab, sort: z.enum(['new', 'hot']).default('new') }),
    output: pageOf(PictureTile),
    errors: ['ContentNotFound', 'TokenInvalid'],
  }),
  GetUserPhotographyGroupList: method({
    summary: '某人的圈子：1 加入的 2 创建的 3 管理的 4 审核中 5 关注的；别人只看得到 1 和 2',
    access: 'member',
    read: true,
    input: body({
      ...pageInput,
      /** Defaults to the caller. */
      userId: id.optional(),
      tab: z.literal(Object.values(userCircleTabs)).default(userCircleTabs.joined),
    }),
    output: pageOf(OwnCircleItem),
    errors: ['ContentNotFound', 'Restricted'],
  }),
  GetCommonMembers: method({
    summary: '圈子里我关注的人，然后是与我同在两个以上圈子的人',
    access: 'member',
    read: true,
    input: body({ ...pageInput, id }),
    output: pageOf(UserBrief.extend({ role: circleRole, commonCount: z.int() })),
    errors: ['ContentNotFound'],
  }),
  Search: method({
    summary: '按名字、拼音或简介找圈子',
    access: 'public',
    read: true,
    limit: 'search',
    input: body({ ...pageInput, keyword: memberText(1, 50) }),
    output: pageOf(CircleItem),
    errors: ['TokenInvalid'],
  }),
  GetFollowedPosts: method({
    summary: '我加入和关注的圈子里的作品，按时间',
    access: 'member',
    read: true,
    input: body(pageInput),
    output: pageOf(CirclePost),
    errors: [],
  }),
  GetLog: method({
    summary: '圈子的操作记录，团队可看',
    access: 'member',
    read: true,
    input: body({ ...pageInput, id }),
    output: pageOf(CircleLogItem),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  GetFigures: method({
    summary: '圈子最近 30 天的数据，团队可看',
    access: 'member',
    read: true,
    input: body({ id }),
    output: CircleFigures,
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  GetRemovedPosts: method({
    summary: '被移出圈子、30 天内可以放回的作品，团队可看',
    access: 'member',
    read: true,
    input: body({ ...pageInput, id }),
    output: pageOf(RemovedCirclePost),
    errors: ['ContentNotFound', 'Forbidden'],
  }),
  CheckCreate: method({
    summary: '现在能不能创建圈子，缺什么；可以先查名称',
    access: 'member',
    read: true,
    limit: 'read',
    input: body({ title: memberText(0, circleLimits.title.max).default('') }),
    output: z.object({
      /** Null: the caller may create one. */
      obstacle: z
        .object({
          kind: z.enum(['closed', 'level', 'phone', 'posts', 'owned']),
          text: z.string(),
        })
        .nullable(),
      /** Why the name cannot be used; null: it can, or none was given. */
      titleProblem: z.string().nullable(),
    }),
    errors: [],
  }),
  Create: method({
    summary: '创建圈子，由工作人员在 3 个工作日内审核',
    access: 'member',
    limit: 'publish',
    write: true,
    closedToMuted: true,
    input: writeBody(circleFields),
    output: z.object({ id, status: z.int() }),
    errors: [
      'TokenInvalid',
      'FeatureClosed',
      'CircleLevelTooLow',
      'PhoneNotBound',
      'CirclePostsTooFew',
      'CircleOwnLimit',
      'CircleNameTaken',
      'CircleNameRefused',
      'ContentRefused',
      'UploadNotFound',
      'BadInput',
    ],
  }),
  Update: method({
    summary: '修改圈子；名称和封面的修改审核后才显示，没有通过的圈子改后重新送审',
    access: 'member',
    write: true,
    closedToMuted: true,
    input: writeBody({ ...circleFields, id, version: z.int(), coverFileId: id.optional() }),
    output: CircleForEdit,
    errors: [
      'ContentNotFound',
      'Forbidden',
      'CircleClosed',
      'CircleChanged',
      'CircleNameTaken',
      'CircleNameRefused',
      'ContentRefused',
      'UploadNotFound',
      'BadInput',
    ],
  }),
  Follow: method({
    summary: '关注或取消关注圈子：只让它的作品出现在「关注」里，不等于加入',
    access: 'member',
    limit: 'follow',
    write: true,
    input: writeBody({ id, on: z.boolean() }),
    output: z.object({ isFollow: z.boolean() }),
    errors: ['ContentNotFound', 'FollowLimit'],
  }),
  SetAnnouncement: method({
    summary: '写、改或撤下圈子公告',
    access: 'member',
    write: true,
    closedToMuted: true,
    input: writeBody({
      id,
      text: memberText(0, circleLimits.announcement),
      /** The last day on which it is shown. */
      untilDay: z.iso.date().nullable().default(null),
    }),
    output: z.null(),
    errors: ['ContentNotFound', 'Forbidden', 'CircleClosed', 'ContentRefused', 'BadInput'],
  }),
}
