import { dayOf } from '@guangquan/rules/time-text'
import { earnCoins } from '../../coin/index.ts'
import { StaffGrowth } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { buildStaff } from '../../../testing/staff.ts'
import { members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'

const change = {
  exp: 12,
  coins: 2,
  cap: 3,
  capPeriod: 'day',
  capPerPost: null,
  goal: null,
  reason: '按月调整',
}

export const permissions = {
  'UserLevel/Get': members,
  'UserLevel/GetExpLines': members,
  'UserLevel/GetRules': members,
  'UserLevel/GetTasks': members,
  'UserLevel/ClaimTask': { ...members, write: { make: () => ({ key: 'phone' }) } },
  'UserLevel/MakeUpVisit': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        const dayBefore = new Date(node.app.now().getTime() - 24 * 3600_000)
        await node.app.db
          .updateTable('member')
          .set({ created_at: dayBefore })
          .where('id', '=', browser.userId)
          .execute()
        const { userId: memberId } = browser
        const earned = { memberId, bizType: 'trial', bizId: 'card', amount: 10, memo: '' }
        await node.app.db.transaction().execute((tx) => earnCoins({ now: node.app.now() }, tx, earned))
        return { day: dayOf(dayBefore) }
      },
    },
  },
  'UserLevel/SeeLevel': {
    ...members,
    write: {
      make: async (node, { browser }) => {
        await node.app.db
          .updateTable('member')
          .set({ risen_from: 1 })
          .where('id', '=', browser.userId)
          .execute()
        return {}
      },
    },
  },
  'StaffGrowth/CorrectExp': {
    ...staffOnly,
    write: {
      make: (_, { browser }) => ({
        memberId: browser.userId,
        amount: 20,
        memo: '补发任务的经验',
        reason: '任务没有记上',
      }),
    },
  },
  'StaffGrowth/GetRules': staffOnly,
  'StaffGrowth/ExportRules': { ...staffOnly, write: { make: () => ({ reason: '核对规则' }) } },
  'StaffGrowth/SaveRule': {
    ...staffOnly,
    write: { make: () => ({ rule: 'photo', effectiveOn: '2099-01-01', version: 0, ...change }) },
  },
  'StaffGrowth/RemoveRule': {
    ...staffOnly,
    write: {
      make: async (node) => {
        const row = { rule: 'photo', effective_on: '2098-01-01', exp: 12, in_day_cap: true }
        await node.app.db
          .insertInto('growth_rule')
          .values(row)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        return { rule: 'photo', effectiveOn: '2098-01-01', version: 1, reason: '不再需要' }
      },
    },
  },
  'StaffGrowth/GetScales': staffOnly,
  'StaffGrowth/ExportScales': { ...staffOnly, write: { make: () => ({ reason: '核对规则' }) } },
  'StaffGrowth/SaveScale': {
    ...staffOnly,
    write: {
      make: () => ({
        effectiveOn: '2099-01-01',
        thresholds: [0, 100, 300, 700, 1500, 3000, 6000, 12_000, 24_000, 50_000],
        dayCap: 160,
        coinDayCap: 60,
        makeUpPrice: 10,
        version: 0,
        reason: '按年调整',
      }),
    },
  },
  'StaffExpCorrection/GetList': staffOnly,
  'StaffExpCorrection/Export': { ...staffOnly, write: { make: () => ({ reason: '核对调整' }) } },
  'StaffExpCorrection/Decide': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const colleague = await buildStaff(node, ['support'])
        const input = {
          memberId: browser.userId,
          amount: 9000,
          memo: '补发任务的经验',
          reason: '任务没有记上',
        }
        const { id } = await callAs(node, colleague, StaffGrowth.CorrectExp, input)
        return { id, approve: true, reason: '核对过' }
      },
    },
  },
} satisfies Record<string, Permission>
