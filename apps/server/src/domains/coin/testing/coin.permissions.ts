import { StaffCoinCorrection } from '@guangquan/contract'
import { callAs } from '../../../testing/call-as.ts'
import { everybody, members, staffOnly, type Permission } from '../../../testing/permission-cases.ts'
import { buildStaff } from '../../../testing/staff.ts'

const reason = '会员来电'
const correction = { amount: 20, memo: '补发奖励', reason }

export const permissions = {
  'Coin/GetBalance': members,
  'Coin/GetLines': members,
  'Coin/GetTotals': everybody,
  'StaffCoin/GetTotals': staffOnly,
  'StaffCoin/GetList': staffOnly,
  'StaffCoin/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffCoinCorrection/GetList': staffOnly,
  'StaffCoinCorrection/Export': { ...staffOnly, write: { make: () => ({ reason }) } },
  'StaffCoinCorrection/Create': {
    ...staffOnly,
    write: { make: (_, { browser }) => ({ memberId: browser.userId, ...correction }) },
  },
  'StaffCoinCorrection/Decide': {
    ...staffOnly,
    write: {
      make: async (node, { browser }) => {
        const colleague = await buildStaff(node, ['goodsManager'])
        const input = { memberId: browser.userId, ...correction }
        const { id } = await callAs(node, colleague, StaffCoinCorrection.Create, input)
        return { id, approve: true, reason }
      },
    },
  },
} satisfies Record<string, Permission>
