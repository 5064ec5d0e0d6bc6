import type { DemoPart } from '../../../demo/demo-part.ts'
import { demoId } from '../../../demo/demo-id.ts'
import { insertRows } from '../../../demo/insert-rows.ts'
import { demoPeople } from '../../../demo/people.ts'
import { makeRandom } from '../../../demo/random.ts'
import { coinsIn } from '@guangquan/rules/coin-lots'
import { movementKinds } from '../ledger/coin-accounts.ts'
import { planCoins, type PlannedMovement } from './plan-coins.ts'

/** Coins of the members since they registered, as a ledger that balances: the database accepts no other. */
export const coinDemo: DemoPart = {
  addRows: async ({ plan }, tx) => {
    const random = makeRandom('coins')
    const members = demoPeople.map((person) => {
      const posts = plan.posts.filter(({ author }) => author.id === person.id)
      return rowsOf(person.id, planCoins(person, posts, { now: plan.now, random }))
    })
    await insertRows(
      tx,
      'coin_account',
      demoPeople.map(({ id }) => ({ id, kind: 1, member_id: id })),
    )
    await insertRows(
      tx,
      'coin_lot',
      members.flatMap(({ lots }) => lots),
    )
    await insertRows(
      tx,
      'coin_tx',
      members.flatMap(({ movements }) => movements),
    )
    await insertRows(
      tx,
      'coin_entry',
      members.flatMap(({ entries }) => entries),
    )
  },
}

function rowsOf(memberId: string, planned: readonly PlannedMovement[]) {
  const random = makeRandom(`coins of ${memberId}`)
  const ids = planned.map(({ at }) => demoId(random, at))
  const times = new Set(planned.flatMap(({ parts }) => parts.map(({ expiresAt }) => expiresAt.getTime())))
  const lotIds = new Map([...times].map((time) => [time, demoId(random, new Date(time))]))
  return {
    lots: [...lotIds].map(([time, id]) => ({ id, member_id: memberId, expires_at: new Date(time) })),
    movements: planned.map(({ kind, at, memo, parts, reverses }, place) => ({
      id: ids[place] ?? '',
      member_id: memberId,
      kind: movementKinds[kind].code,
      amount: coinsIn(parts),
      biz_type: 'demo',
      biz_id: String(reverses ?? place),
      memo,
      reverses: reverses === null ? null : (ids[reverses] ?? null),
      created_at: at,
    })),
    entries: planned.flatMap(({ kind, parts }, place) => {
      const tx_id = ids[place] ?? ''
      const ofLots = parts.map(({ expiresAt, amount }, index) => ({
        tx_id,
        position: index + 1,
        account_id: memberId,
        lot_id: lotIds.get(expiresAt.getTime()) ?? null,
        amount,
      }))
      const ofSite = { account_id: movementKinds[kind].account, lot_id: null, amount: -coinsIn(parts) }
      return [...ofLots, { tx_id, position: 0, ...ofSite }]
    }),
  }
}
