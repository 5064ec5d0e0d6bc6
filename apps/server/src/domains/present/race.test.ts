import { Coin, Present, presentStates } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CallRefused, type Browser } from '../../testing/call-as.ts'
import { callUntilFree } from '../../testing/call-until-free.ts'
import { makeAddress } from '../../testing/permission-cases.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { grantPresent } from './grant-present.ts'
import { expirePresents } from './settle-presents.ts'
import { buildGift, buildPresent, coins, strap } from '../../testing/presents.ts'

let node: TestApp
let second: TestNode
let member: Browser
let again: Browser
beforeAll(async () => {
  node = await openTestApp()
  second = await node.addNode()
  member = await buildMember(node)
  again = await signIn(node, member.userId)
})
afterAll(() => node.close())

const { needsAddress, toShip, expired, exchanged } = presentStates

/** Whether a call succeeded. @throws errors other than refusals */
async function succeeds(call: Promise<unknown>): Promise<boolean> {
  try {
    await call
    return true
  } catch (error) {
    if (error instanceof CallRefused) return false
    throw error
  }
}

const balance = async () => (await callUntilFree(node, member, Coin.GetBalance, {})).balance
const stateOf = async (id: string) => (await callUntilFree(node, member, Present.GetDetail, { id })).state
const on = (index: number) => (index % 2 === 0 ? node : second)
const as = (index: number) => (index % 4 < 2 ? member : again)

test('two hundred claims of one present on two nodes give it once', async () => {
  const id = await buildPresent(node, member.userId, { fields: { options: [coins] } })
  const before = await balance()
  const claims = Array.from({ length: 200 }, (_, index) =>
    succeeds(callUntilFree(on(index), as(index), Present.Claim, { id })),
  )
  expect((await Promise.all(claims)).filter(Boolean)).toHaveLength(1)
  expect((await balance()) - before).toBe(50)
})

test('one cause that is told by many at once gives one present', async () => {
  const giftId = await buildGift(node)
  const given = { memberId: member.userId, giftId, source: 4, sourceId: 'draw-1' } as const
  const grants = Array.from({ length: 20 }, (_, index) =>
    on(index)
      .app.db.transaction()
      .execute((tx) => grantPresent(tx, node.app.now(), given)),
  )
  expect((await Promise.all(grants)).filter(Boolean)).toHaveLength(1)
})

test('of a claim and the end of its time one wins, and of coins and the thing one is had', async () => {
  for (let round = 0; round < 6; round++) {
    const id = await buildPresent(node, member.userId)
    const late = { db: second.app.db, now: new Date(node.app.now().getTime() + 31 * 24 * 3600_000) }
    const [isClaimed] = await Promise.all([
      succeeds(callUntilFree(node, member, Present.Claim, { id })),
      expirePresents({ ...late, signal: new AbortController().signal }),
    ])
    const state = await stateOf(id)
    expect(isClaimed ? [needsAddress, expired] : [expired]).toContain(state)
  }
  const addressId = String(
    (await makeAddress(node, { browser: member, phone: '', email: '', password: '' }))['id'],
  )
  for (let round = 0; round < 6; round++) {
    const fields = { options: [strap], exchangeCoins: 80 }
    const id = await buildPresent(node, member.userId, { fields })
    await callUntilFree(node, member, Present.Claim, { id })
    const before = await balance()
    const thing = async () => {
      await callUntilFree(second, again, Present.Choose, { id, option: 0 })
      await callUntilFree(second, again, Present.SetAddress, { id, addressId })
    }
    const [hasCoins, hasThing] = await Promise.all([
      succeeds(callUntilFree(node, member, Present.Exchange, { id })),
      succeeds(thing()),
    ])
    expect([hasCoins, hasThing].filter(Boolean)).toHaveLength(1)
    expect(await stateOf(id)).toBe(hasCoins ? exchanged : toShip)
    expect((await balance()) - before).toBe(hasCoins ? 80 : 0)
  }
})
