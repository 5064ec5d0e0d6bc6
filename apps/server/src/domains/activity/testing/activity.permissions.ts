import { UserInfo } from '@guangquan/contract'
import { v7 as uuid } from 'uuid'
import { callAs } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { posterText } from '../entrance/poster.ts'
import { activityInput, buildActivity, buildEnrolment, buildLoan, dayMs, hourMs } from './build-activity.ts'

const reason = '主办方核对过'
const text = '那天路上遇到事故，赶到时已经散场，请再核对一次签到记录。'

/** A write of a member to an activity that they joined in a state. */
const joined = (state: number, body: object = {}, values: object = {}): Permission => ({
  ...members,
  write: {
    make: async (node, { browser }) => {
      const activityId = await buildActivity(node, values)
      await buildEnrolment(node, { activityId, memberId: browser.userId, state })
      return { activityId, ...body }
    },
  },
})

const onActivity = (body: object | ((node: TestNode) => object), values: object = {}): Permission => ({
  ...staffOnly,
  write: {
    make: async (node) => ({
      id: await buildActivity(node, values),
      ...(typeof body === 'function' ? body(node) : body),
    }),
  },
})

/** A write of staff about an enrolment. */
const onEnrolment = (
  state: number,
  body: (ids: { activityId: string; enrolId: string }) => Record<string, unknown>,
  values: object = {},
): Permission => ({
  ...staffOnly,
  write: {
    make: async (node) => {
      const activityId = await buildActivity(node, values)
      const memberId = (await buildMember(node)).userId
      return body({ activityId, enrolId: await buildEnrolment(node, { activityId, memberId, state }) })
    },
  },
})

/** Times of an activity whose entrances are open. */
const now = () => Date.now()
const running = () => ({
  sign_start: new Date(now() - dayMs),
  sign_end: new Date(now() - 2 * hourMs),
  start_time: new Date(now() - hourMs),
  end_time: new Date(now() + hourMs),
})

export const permissions = {
  'SysBaseInfo/GetActivitySubTypeList': everybody,
  'Activity/GetActivityList': everybody,
  'Activity/GetCalendarActivityList': everybody,
  'Activity/GetActivityCountyList': everybody,
  'Activity/GetActivityDetail': everybody,
  'Activity/Preview': everybody,
  'Activity/GetActivityReport': everybody,
  'Activity/GetDraw': everybody,
  'Activity/UserActivityRegister': {
    ...members,
    write: { make: async (node) => ({ activityId: await buildActivity(node), agree: true }) },
  },
  'Activity/UserActivityCancel': joined(2),
  'Activity/SetGuests': joined(2, { guests: 0 }),
  'Activity/AnswerOffer': joined(4, { accept: true }),
  'Activity/SetLoanRequests': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const { activityId, slotId } = await buildLoan(node, 1)
        await buildEnrolment(node, { activityId, memberId: browser.userId, state: 2 })
        return { activityId, loanRequests: [slotId] }
      },
    },
  },
  'Activity/Bookmark': {
    ...members,
    write: { make: async (node) => ({ activityId: await buildActivity(node), on: true }) },
  },
  'Activity/GetUserActivityList': members,
  'Activity/GetTicket': members,
  'Activity/CheckInSelf': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const activityId = await buildActivity(node, { ...running(), self_check_in: true })
        await buildEnrolment(node, { activityId, memberId: browser.userId, state: 2 })
        return { code: posterText(node.app, activityId, node.app.now()) }
      },
    },
  },
  'Activity/Appeal': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const activityId = await buildActivity(node)
        const id = await buildEnrolment(node, { activityId, memberId: browser.userId, state: 8 })
        const absent = { absent_at: node.app.now() }
        await node.app.db.updateTable('enrolment').set(absent).where('id', '=', id).execute()
        return { activityId, text }
      },
    },
  },
  'Activity/GetCalendarAddress': members,
  'Activity/RenewCalendarAddress': { ...members, write: { make: () => ({}) } },
  'StaffActivity/GetList': staffOnly,
  'StaffActivity/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffActivity/GetDetail': staffOnly,
  'StaffActivity/FindStaff': staffOnly,
  'StaffActivity/PreviewBody': staffOnly,
  'StaffActivity/Upload': staffOnly,
  'StaffActivity/Create': { ...staffOnly, write: { make: (node) => activityInput(node.app.now()) } },
  'StaffActivity/Save': onActivity((node) => ({ ...activityInput(node.app.now()), version: 1 })),
  'StaffActivity/SetState': onActivity({ version: 1, act: 'cancel', reason }),
  'StaffActivity/Copy': onActivity({}),
  'StaffActivity/GetEnrolments': staffOnly,
  'StaffActivity/ExportEnrolments': {
    ...staffOnly,
    write: { make: async (node) => ({ activityId: await buildActivity(node), reason }) },
  },
  'StaffActivity/RequestAnswers': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const activityId = await buildActivity(node)
        const memberId = (await buildMember(node)).userId
        const id = await buildEnrolment(node, { activityId, memberId, state: 2 })
        const answers = { answers_cipher: Buffer.from('sealed') }
        await node.app.db.updateTable('enrolment').set(answers).where('id', '=', id).execute()
        return { id, reason }
      },
    },
  },
  'StaffActivity/SeeAnswers': staffOnly,
  'StaffActivity/RequestGuestNames': onActivity({ reason }),
  'StaffActivity/SeeGuestNames': staffOnly,
  'StaffActivity/Decide': onEnrolment(1, ({ enrolId }) => ({ ids: [enrolId], act: 'accept', reason }), {
    sign_mode: 2,
  }),
  'StaffActivity/CheckDecisions': staffOnly,
  'StaffActivity/ImportDecisions': onEnrolment(
    1,
    ({ activityId, enrolId }) => ({ activityId, csv: `报名编号,结果,原因\n${enrolId},通过,`, reason }),
    { sign_mode: 2 },
  ),
  'StaffActivity/Draw': onActivity(
    { version: 1, publicValue: '3050.12', reason },
    {
      sign_mode: 3,
      sign_end: new Date(now() - hourMs),
    },
  ),
  'StaffActivity/AnnulDraw': onActivity(
    { version: 1, reason },
    {
      sign_mode: 3,
      sign_end: new Date(now() - hourMs),
      drawn_at: new Date(now()),
    },
  ),
  'StaffActivity/Message': onActivity({ to: 'all', text: '集合地点不变，记得带伞。', reason }),
  'StaffActivity/SaveReport': onActivity(
    { version: 1, body: '那天雾很大。', pictures: [], publish: false },
    running(),
  ),
  'StaffActivity/GetAppeals': staffOnly,
  'StaffActivity/DecideAppeal': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const activityId = await buildActivity(node)
        const memberId = (await buildMember(node)).userId
        const id = await buildEnrolment(node, { activityId, memberId, state: 8 })
        const appeal = {
          absent_at: node.app.now(),
          appeal_state: 1,
          appeal_text: text,
          appealed_at: node.app.now(),
        }
        await node.app.db.updateTable('enrolment').set(appeal).where('id', '=', id).execute()
        return { id, version: 1, accept: true, reason }
      },
    },
  },
  'StaffCheckIn/GetActivities': staffOnly,
  'StaffCheckIn/StaffPreload': staffOnly,
  'StaffCheckIn/StaffCheckIn': onEnrolment(
    2,
    ({ activityId, enrolId }) => ({
      activityId,
      device: '门口一号',
      sentAt: now(),
      scans: [{ scanId: uuid(), enrolId, step: 1, mac: '000000', time: now() }],
    }),
    running(),
  ),
  'StaffCheckIn/FindPeople': staffOnly,
  'StaffCheckIn/CheckInByHand': onEnrolment(2, (ids) => ({ ...ids, reason }), running()),
  'StaffCheckIn/WalkIn': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => ({
        activityId: await buildActivity(node, running()),
        card: (await callAs(node, browser, UserInfo.GetCard, {})).text,
        reason,
      }),
    },
  },
  'StaffCheckIn/UndoCheckIn': onEnrolment(7, (ids) => ({ ...ids, reason }), running()),
  'StaffCheckIn/GetConflicts': staffOnly,
  'StaffCheckIn/GetArrivals': staffOnly,
  'StaffCheckIn/GetLoans': staffOnly,
  'StaffCheckIn/AssignLoans': {
    ...staffOnly,
    write: { make: async (node) => ({ activityId: (await buildLoan(node, 1)).activityId, reason }) },
  },
  'StaffCheckIn/HandOut': {
    ...staffOnly,
    write: { make: async (node) => ({ id: (await buildLoan(node, 2)).id, version: 1 }) },
  },
  'StaffCheckIn/TakeBack': {
    ...staffOnly,
    write: { make: async (node) => ({ id: (await buildLoan(node, 4)).id, version: 1 }) },
  },
} satisfies Record<string, Permission>
