import {
  Coin,
  errorCatalogue,
  Lottery,
  Notice,
  presentSources,
  StaffLottery,
  UserAddress,
} from '@guangquan/contract'
import { drawList } from '@guangquan/rules/events/lottery-draw'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { hmac } from '../../crypto/hmac.ts'
import { sha256 } from '../../crypto/verifiable-seed.ts'
import { proveCounters } from '../../jobs/prove-counters.ts'
import { flushSessionUses } from '../../http/identity/record-use.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { address } from '../../testing/permission-cases.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildGift } from '../../testing/presents.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { setConfig } from '../../testing/config.ts'
import { earnCoins, proveLedger } from '../coin/index.ts'
import { lotteryManifest } from './lottery.manifest.ts'
import { nextLink } from './chain.ts'
import { eraseTickets } from './lottery.export.ts'
import { settleLotteries } from './lottery.jobs.ts'
import { buildLottery, dayMs, hourMs, lotteryInput, noon, nonce } from './testing/build-lottery.ts'

let node: TestApp
let staff: StaffBrowser
let colleague: StaffBrowser
/** Sessions of staff end after a short rest: a test that waits signs in again. */
const signInStaff = async () => {
  staff = await buildStaff(node, ['activityOperator'])
  colleague = await buildStaff(node, ['activityOperator'])
}
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(noon(new Date()))
  await signInStaff()
})
afterAll(() => node.close())
afterEach(async () => {
  node.setNow(noon(new Date()))
  await signInStaff()
})

const reason = '活动组核对过'
const refusal = (name: keyof typeof errorCatalogue) =>
  expect.objectContaining({ code: errorCatalogue[name].code })
const join = (who: Browser, id: string, own = nonce()) =>
  callAs(node, who, Lottery.JoinLottery, { id, nonce: own, adult: true })
const draw = (who: Browser, id: string) =>
  callAs(node, who, Lottery.Draw, { id, clientNonce: nonce(), adult: true })
const read = (who: Browser | null, id: string) => callAs(node, who, Lottery.GetLottery, { id })
const list = async (id: string) =>
  (await callAs(node, null, Lottery.GetLotteryPublic, { id, maxResultCount: 50 })).items
const pass = () =>
  settleLotteries({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const noticesOf = async (who: Browser) =>
  (await callAs(node, who, Notice.GetUserNoticeList, { tab: 5 })).items.map(({ type }) => type)
const people = (count: number) => Promise.all(Array.from({ length: count }, () => buildMember(node)))
const earn = (memberId: string, amount: number) =>
  node.app.db.transaction().execute((tx) =>
    earnCoins({ now: node.app.now() }, tx, {
      memberId,
      amount,
      bizType: 'test',
      bizId: nonce(),
      memo: '测试',
    }),
  )
const balance = async (who: Browser) => (await callAs(node, who, Coin.GetBalance, {})).balance
const detail = (id: string) => callAs(node, staff, StaffLottery.GetDetail, { id })

test('a list: commit, chain, a value confirmed by two persons, winners that anybody computes again', async () => {
  const id = await buildLottery(node, { prizes: [{ count: 1 }, { count: 2 }] })
  const members = await people(6)
  const [round] = (await read(null, id)).rounds
  expect(round).toMatchObject({ seed: null, count: 0, head: round?.commit })
  let head = round?.commit ?? ''
  for (const [index, member] of members.entries()) {
    const { code } = (await read(member, id)).viewer
    const own = nonce()
    const receipt = await join(member, id, own)
    head = nextLink(head, { code: code ?? '', nonce: own })
    expect(receipt).toMatchObject({ number: index + 1, code, hash: head, prize: null })
  }
  expect((await read(null, id)).rounds[0]).toMatchObject({ head, count: 6, seed: null })
  const [first] = members
  if (first === undefined) throw new Error()
  await expect(join(first, id)).rejects.toEqual(refusal('LotteryTimesUsed'))

  node.advance(1.5 * hourMs)
  await expect(join(first, id)).rejects.toEqual(refusal('LotteryClosed'))
  await signInStaff()
  const value = { id, version: 1, publicValue: '3927.41', reason }
  await expect(callAs(node, staff, StaffLottery.SetPublicValue, value)).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  node.advance(hourMs)
  await signInStaff()
  await pass()
  expect((await read(null, id)).state).toBe(3)
  await callAs(node, staff, StaffLottery.SetPublicValue, value)
  expect((await read(null, id)).publicValue).toBeNull()
  const again = { ...value, version: 2 }
  await expect(callAs(node, staff, StaffLottery.ConfirmPublicValue, again)).rejects.toEqual(
    refusal('NotAllowedOnSelf'),
  )
  const wrong = { ...again, publicValue: '3927.14' }
  await expect(callAs(node, colleague, StaffLottery.ConfirmPublicValue, wrong)).rejects.toEqual(
    refusal('PublicValueDiffers'),
  )
  expect(await callAs(node, colleague, StaffLottery.ConfirmPublicValue, again)).toMatchObject({ state: 4 })

  const drawn = await read(first, id)
  const [opened] = drawn.rounds
  expect(drawn).toMatchObject({ state: 4, publicValue: '3927.41' })
  expect(sha256(Buffer.from(opened?.seed ?? '', 'base64url'))).toBe(opened?.commit)
  const tickets = await list(id)
  const input = { seed: opened?.seed ?? '', root: opened?.head ?? '', publicValue: '3927.41' }
  const won = await drawList(hmac, input, { tickets, counts: [1, 2] })
  const byNumber = (a: { number: number }, b: { number: number }) => a.number - b.number
  expect(
    tickets.flatMap(({ number, prize }) => (prize === null ? [] : [{ number, prize }])).toSorted(byNumber),
  ).toEqual(won.toSorted(byNumber))
  expect(tickets.map(({ name }) => name).every((name) => name.includes('***'))).toBe(true)
  for (const member of members) expect(await noticesOf(member)).toContain('lottery.drawn')
  expect(
    await node.app.db
      .selectFrom('present')
      .where('source', '=', presentSources.lottery)
      .selectAll()
      .execute(),
  ).toHaveLength(3)
})

test('a list without a public value is drawn at its time, once', async () => {
  const id = await buildLottery(node, { public_source: '' })
  for (const member of await people(3)) await join(member, id)
  node.advance(2 * hourMs + 1000)
  await Promise.all([pass(), pass()])
  await pass()
  expect((await list(id)).filter(({ prize }) => prize !== null)).toHaveLength(1)
})

test('an instant prize is claimed with an address, once, and the seed of a day is shown on the next', async () => {
  const id = await buildLottery(node, {
    type: 1,
    per_day: 2,
    per_total: 3,
    end_time: new Date(node.app.now().getTime() + 2 * dayMs),
    prizes: [{ count: 2, odds: 1_000_000 }],
  })
  const member = await buildMember(node)
  const won = await draw(member, id)
  expect(won.prize).toMatchObject({ title: '澄光 C1 Pro 机身', left: 1 })
  expect((await draw(member, id)).viewer).toMatchObject({ leftToday: 0, left: 1, obstacle: 'today' })
  await expect(draw(member, id)).rejects.toEqual(refusal('LotteryTimesUsed'))
  const [ticket] = (await callAs(node, member, Lottery.GetMyDraws, { id, wonOnly: true })).items.slice(-1)
  expect(ticket).toMatchObject({ id: won.id, state: 2, needsAddress: true })
  const { id: addressId } = await callAs(node, member, UserAddress.Create, address)
  const claim = () => callAs(node, member, Lottery.SetRewardAddress, { id: won.id, addressId })
  expect(await claim()).toMatchObject({ state: 3 })
  expect(await claim()).toMatchObject({ state: 3 })
  expect((await read(member, id)).rounds[0]).toMatchObject({ seed: null, count: 2 })
  node.advance(dayMs + 120_000)
  // Nothing is left: the ticket counts, and wins nothing.
  expect((await draw(member, id)).prize).toBeNull()
  await expect(draw(member, id)).rejects.toEqual(refusal('LotteryTimesUsed'))
  const [first, second] = (await read(null, id)).rounds
  expect(sha256(Buffer.from(first?.seed ?? '', 'base64url'))).toBe(first?.commit)
  expect(second?.seed).toBeNull()
  node.advance(15 * dayMs)
  const later = await signIn(node, member.userId)
  const late = (await callAs(node, later, Lottery.GetMyDraws, { id, wonOnly: true })).items[0]
  expect(late).toMatchObject({ state: 4 })
  await expect(
    callAs(node, later, Lottery.SetRewardAddress, { id: late?.id ?? '', addressId }),
  ).rejects.toEqual(refusal('PresentExpired'))
})

test('conditions refuse with a sentence, and a switch closes everything', async () => {
  const id = await buildLottery(node, { min_level: 5, coins: 60, min_days: 20 })
  const low = await buildMember(node)
  expect((await read(low, id)).viewer).toMatchObject({ obstacle: 'level', obstacleText: '需要等级达到 Lv.5' })
  await expect(join(low, id)).rejects.toEqual(refusal('NotEligible'))
  const young = await buildMember(node, { level: 5, createdAt: node.app.now() })
  expect((await read(young, id)).viewer.obstacle).toBe('days')
  const poor = await buildMember(node, { level: 5 })
  await expect(join(poor, id)).rejects.toEqual(refusal('CoinsNotEnough'))
  await earn(poor.userId, 100)
  const setBirthday = (birthday: string) =>
    node.app.db.updateTable('member').set({ birthday }).where('id', '=', poor.userId).execute()
  await setBirthday('2015-01-01')
  expect((await read(poor, id)).viewer.obstacle).toBe('age')
  await setBirthday('1990-01-01')
  await setConfig(node, 'features', { lottery: false })
  expect((await read(poor, id)).viewer.obstacle).toBe('closed')
  await setConfig(node, 'features', { lottery: true })
  expect(await join(poor, id)).toMatchObject({ number: 1 })
  expect(await balance(poor)).toBe(40)
  const mail = await buildMember(node, { level: 5, phoneBound: false })
  await expect(join(mail, id)).rejects.toEqual(refusal('PhoneNotBound'))
})

test('a cancelled lottery gives the coins back to their lots and notifies everybody', async () => {
  const id = await buildLottery(node, { coins: 30 })
  const members = await people(3)
  for (const member of members) {
    await earn(member.userId, 50)
    await join(member, id)
  }
  const cancelled = await callAs(node, staff, StaffLottery.Cancel, { id, version: 1, reason })
  expect(cancelled).toMatchObject({ state: 6, paid: 90, refunded: 0 })
  await Promise.all([pass(), pass()])
  await pass()
  for (const member of members) {
    expect(await balance(member)).toBe(50)
    expect(await noticesOf(member)).toContain('lottery.cancelled')
  }
  expect(await detail(id)).toMatchObject({ paid: 90, refunded: 90 })
  await expect(join(members[0] ?? (await buildMember(node)), id)).rejects.toEqual(refusal('LotteryClosed'))
  await expect(
    callAs(node, staff, StaffLottery.Cancel, { id, version: cancelled.version, reason }),
  ).rejects.toEqual(refusal('NotAllowedNow'))
})

test('an excluded ticket stays in the chain and out of the draw, and its reason is public', async () => {
  const id = await buildLottery(node, { coins: 10, prizes: [{ count: 9 }] })
  const [out, stays] = await people(2)
  if (out === undefined || stays === undefined) throw new Error()
  for (const member of [out, stays]) {
    await earn(member.userId, 10)
    await join(member, id)
  }
  const [first] = (await callAs(node, staff, StaffLottery.GetTickets, { lotteryId: id })).items.slice(-1)
  expect(first).toMatchObject({ number: 1, sameAddress: 2 })
  await callAs(node, staff, StaffLottery.Exclude, { id: first?.id ?? '', reason: '同一个人的第二个账号' })
  expect(await balance(out)).toBe(10)
  expect((await read(null, id)).excluded).toEqual([{ reason: '同一个人的第二个账号', count: 1 }])
  node.advance(2 * hourMs + 1000)
  await signInStaff()
  const value = { id, version: 1, publicValue: '1', reason }
  const { version } = await callAs(node, staff, StaffLottery.SetPublicValue, value)
  const last = (await callAs(node, staff, StaffLottery.GetTickets, { lotteryId: id })).items[0]
  await expect(callAs(node, staff, StaffLottery.Exclude, { id: last?.id ?? '', reason })).rejects.toEqual(
    refusal('NotAllowedNow'),
  )
  await callAs(node, colleague, StaffLottery.ConfirmPublicValue, { ...value, version })
  expect((await list(id)).map(({ prize, isExcluded }) => ({ prize, isExcluded }))).toEqual([
    { prize: null, isExcluded: true },
    { prize: 0, isExcluded: false },
  ])
})

test('a draft is checked, published once, and then the database refuses every change', async () => {
  const giftId = await buildGift(node, { presentType: 2 })
  const input = lotteryInput(node.app.now(), giftId)
  await expect(
    callAs(node, staff, StaffLottery.Create, { ...input, drawTime: input.startTime, perDay: 2 }),
  ).rejects.toMatchObject({ code: errorCatalogue.BadInput.code })
  const { id, version } = await callAs(node, staff, StaffLottery.Create, input)
  await expect(read(null, id)).rejects.toEqual(refusal('ContentNotFound'))
  const saved = await callAs(node, staff, StaffLottery.Save, { ...input, id, version, title: '新年抽奖' })
  const published = await callAs(node, staff, StaffLottery.Publish, { id, version: saved.version, reason })
  expect(published).toMatchObject({
    title: '新年抽奖',
    state: 1,
    commits: [expect.stringMatching(/^[0-9a-f]{64}$/)],
  })
  await expect(
    callAs(node, staff, StaffLottery.Save, { ...input, id, version: published.version }),
  ).rejects.toEqual(refusal('NotAllowedNow'))
  const { db } = node.app
  const refused = { code: '23514' }
  for (const change of [
    sql`update lottery set coins = 5 where id = ${id}`,
    sql`update lottery set end_time = end_time + interval '1 day' where id = ${id}`,
    sql`update lottery set stage = 0 where id = ${id}`,
    sql`delete from lottery where id = ${id}`,
    sql`update lottery_prize set count = 9 where lottery_id = ${id}`,
    sql`update lottery_prize set odds = 9 where lottery_id = ${id}`,
    sql`delete from lottery_prize where lottery_id = ${id}`,
    sql`update lottery_round set end_time = end_time + interval '1 day' where lottery_id = ${id}`,
    sql`delete from lottery_round where lottery_id = ${id}`,
  ])
    await expect(change.execute(db)).rejects.toMatchObject(refused)
})

test('neither an account of staff nor another on its device gets a ticket', async () => {
  const id = await buildLottery(node)
  const [own, other, outside] = await people(3)
  if (own === undefined || other === undefined || outside === undefined) throw new Error()
  const setDevice = (who: Browser, device: string) =>
    node.app.db
      .updateTable('session')
      .set({ device, ip: '203.0.113.7' })
      .where('member_id', '=', who.userId)
      .execute()
  // Uses of sessions are recorded some time after their calls, with the test's own address: none may follow.
  const setDevices = async () => {
    await flushSessionUses(node.app)
    await setDevice(own, '相机店的电脑')
    await setDevice(other, '相机店的电脑')
    await setDevice(outside, '家里的手机')
  }
  const bar = { memberId: own.userId, on: true, reason: '活动组小李自己的账号' }
  await callAs(node, staff, StaffLottery.Bar, bar)
  await setDevices()
  await expect(join(own, id)).rejects.toEqual(refusal('LotteryStaff'))
  await setDevices()
  await expect(join(other, id)).rejects.toEqual(refusal('LotteryStaff'))
  await setDevices()
  expect(await join(outside, id)).toMatchObject({ number: 1 })
  expect((await callAs(node, staff, StaffLottery.GetBarred, {})).items[0]).toMatchObject({ id: own.userId })
  await callAs(node, staff, StaffLottery.Bar, { ...bar, on: false })
  expect(await join(own, id)).toMatchObject({ number: 2 })
})

test('an erased member leaves a link without a name, and the coins of the ledger are right', async () => {
  const id = await buildLottery(node)
  const member = await buildMember(node)
  await join(member, id)
  await node.app.db.transaction().execute((tx) => eraseTickets(tx, member.userId))
  expect(await list(id)).toEqual([expect.objectContaining({ name: '已注销用户', isMine: false })])
  expect(await proveLedger(node.app)).toEqual({ movements: [], lots: [] })
})

test('every counter follows from its rows', async () => {
  const ctx = { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal }
  expect(await proveCounters(ctx, lotteryManifest.counters)).toEqual([])
})
