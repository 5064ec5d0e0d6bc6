import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPerson } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { correctCoins } from '../ledger/correct-coins.ts'

const dayMs = 24 * 3600_000

/** Corrections in each state. Earnings and spendings come from the domains of their causes. */
const corrections = [
  { person: '林小满', daysAgo: 70, amount: 1800, memo: '开站纪念', state: 2 },
  { person: '沈一白', daysAgo: 40, amount: 60, memo: '活动签到漏记，补上', state: 2 },
  { person: '阿岚', daysAgo: 21, amount: -30, memo: '重复发放，收回', state: 3 },
] as const

export const coinDemo: DemoPart = {
  deriveRows: async ({ plan }, tx) => {
    const random = makeRandom('coin corrections')
    const staffId = demoId(random, new Date(plan.now.getTime() - 200 * dayMs))
    for (const { person, daysAgo, amount, memo, state } of corrections) {
      const at = new Date(plan.now.getTime() - daysAgo * dayMs)
      const [id, memberId] = [demoId(random, at), demoPerson(person).id]
      await insertRows(tx, 'coin_correction', [
        {
          id,
          member_id: memberId,
          amount,
          memo,
          reason: memo,
          requested_by: staffId,
          requester_name: 'demo-a',
          state,
          decider_name: 'demo-b',
          decision_reason: state === 2 ? '核对无误' : '没有重复发放',
          created_at: at,
          expires_at: new Date(at.getTime() + dayMs),
          decided_at: new Date(at.getTime() + 3600_000),
        },
      ])
      if (state !== 2) continue
      const cause = { bizType: 'correction', bizId: id, memo }
      await correctCoins({ now: new Date(at.getTime() + 3600_000) }, tx, { ...cause, memberId, amount })
    }
  },
}
