import { Lottery, StaffLottery } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import {
  everybody,
  makeAddress,
  members,
  staffOnly,
  type Permission,
} from '../../../testing/permission-cases.ts'
import { buildGift } from '../../../testing/presents.ts'
import { buildStaff } from '../../../testing/staff.ts'
import type { TestNode } from '../../../testing/test-app.ts'
import { buildLottery, dayMs, hourMs, lotteryInput, nonce } from './build-lottery.ts'

const reason = '活动组核对过'

/** A draft, with the version that a write names. */
async function makeDraft(node: TestNode) {
  const staff = await buildStaff(node, ['activityOperator'])
  const input = lotteryInput(node.app.now(), await buildGift(node))
  const { id, version } = await callAs(node, staff, StaffLottery.Create, input)
  return { id, version, input, staff }
}

/** A list that is closed and waits for its public value. */
const makeClosed = (node: TestNode) => {
  const now = node.app.now().getTime()
  return buildLottery(node, {
    start_time: new Date(now - dayMs),
    end_time: new Date(now - 2 * hourMs),
    draw_time: new Date(now - hourMs),
  })
}

async function makeValued(node: TestNode) {
  const id = await makeClosed(node)
  const colleague = await buildStaff(node, ['activityOperator'])
  const input = { id, version: 1, publicValue: '3927.41', reason }
  const { version } = await callAs(node, colleague, StaffLottery.SetPublicValue, input)
  return { id, version, reason }
}

const byStaff = (make: (node: TestNode) => Promise<Record<string, unknown>>): Permission => ({
  ...staffOnly,
  write: { make: (node) => make(node) },
})

export const permissions = {
  'Lottery/GetLotteryList': everybody,
  'Lottery/GetLottery': everybody,
  'Lottery/GetLotteryPublic': everybody,
  'Lottery/GetMyDraws': members,
  'Lottery/JoinLottery': {
    ...members,
    write: { make: async (node) => ({ id: await buildLottery(node), nonce: nonce(), adult: true }) },
  },
  'Lottery/Draw': {
    ...members,
    write: {
      make: async (node) => {
        const id = await buildLottery(node, { type: 1, prizes: [{ count: 1, odds: 1000 }] })
        return { id, clientNonce: nonce(), adult: true }
      },
    },
  },
  'Lottery/SetRewardAddress': {
    ...members,
    owned: {
      make: async (node, owner) => {
        const { browser } = owner
        const id = await buildLottery(node, { type: 1, prizes: [{ count: 1, odds: 1_000_000 }] })
        const drawn = await callAs(node, browser, Lottery.Draw, { id, clientNonce: nonce(), adult: true })
        return { id: drawn.id, addressId: (await makeAddress(node, owner))['id'] }
      },
      other: 'ContentNotFound',
    },
  },
  'StaffLottery/GetList': staffOnly,
  'StaffLottery/GetDetail': staffOnly,
  'StaffLottery/GetTickets': staffOnly,
  'StaffLottery/GetBarred': staffOnly,
  'StaffLottery/Export': byStaff(() => Promise.resolve({ reason })),
  'StaffLottery/ExportTickets': byStaff(async (node) => ({ lotteryId: await buildLottery(node), reason })),
  'StaffLottery/ExportBarred': byStaff(() => Promise.resolve({ reason })),
  'StaffLottery/Create': byStaff(async (node) => lotteryInput(node.app.now(), await buildGift(node))),
  'StaffLottery/Save': byStaff(async (node) => {
    const { id, version, input } = await makeDraft(node)
    return { id, version, ...input, title: '新年抽奖' }
  }),
  'StaffLottery/Publish': byStaff(async (node) => {
    const { id, version } = await makeDraft(node)
    return { id, version, reason }
  }),
  'StaffLottery/Cancel': byStaff(async (node) => ({ id: await buildLottery(node), version: 1, reason })),
  'StaffLottery/SetPublicValue': byStaff(async (node) => ({
    id: await makeClosed(node),
    version: 1,
    publicValue: '3927.41',
    reason,
  })),
  'StaffLottery/ConfirmPublicValue': byStaff(async (node) => ({
    ...(await makeValued(node)),
    publicValue: '3927.41',
  })),
  'StaffLottery/WithdrawPublicValue': byStaff(makeValued),
  'StaffLottery/Exclude': byStaff(async (node) => {
    const id = await buildLottery(node)
    const member = await buildMember(node)
    const ticket = await callAs(node, member, Lottery.JoinLottery, { id, nonce: nonce(), adult: true })
    return { id: ticket.id, reason }
  }),
  'StaffLottery/Bar': byStaff(async (node) => ({
    memberId: (await buildMember(node)).userId,
    on: true,
    reason,
  })),
} satisfies Record<string, Permission>
