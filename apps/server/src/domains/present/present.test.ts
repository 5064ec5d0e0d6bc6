import {
  Coin,
  errorCatalogue,
  Notice,
  noticeTabs,
  Present,
  presentMemos,
  presentStates,
  ProfileFrame,
  StaffPresent,
  UserInfo,
} from '@guangquan/contract'
import { timeTextOf } from '@guangquan/rules/time-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allRows } from '../../db/walk-rows.ts'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { address, makeAddress } from '../../testing/permission-cases.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseMember } from '../member/index.ts'
import { giveForBirthdays, giveForLevel, giveForYear, giveToNewcomer } from './follow-causes.ts'
import { grantPresent } from './grant-present.ts'
import { erasePresents, exportPresents } from './present.export.ts'
import { completePresents, expirePresents, remindOfPresents } from './settle-presents.ts'
import { buildGift, buildPresent, coins, strap } from '../../testing/presents.ts'

const { NotAllowedNow, PresentClaimed, PresentExpired } = errorCatalogue
const { toChoose, needsAddress, toShip, completed, expired, givenUp, exchanged } = presentStates
const dayMs = 24 * 3600_000

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  node.setNow(new Date('2026-11-23T04:00:00Z'))
})
afterAll(() => node.close())

const run = () => ({ db: node.app.db, now: node.app.now(), signal: new AbortController().signal })
const inTx = <T>(work: (tx: Parameters<typeof grantPresent>[0]) => Promise<T>) =>
  node.app.db.transaction().execute(work)
const detail = (of: Browser, id: string) => callAs(node, of, Present.GetDetail, { id })
const states = async (of: Browser, group: 'current' | 'past') =>
  (await callAs(node, of, Present.GetList, { group })).items.map(({ id, state }) => [id, state])
const notices = async (of: Browser) =>
  (await callAs(node, of, Notice.GetUserNoticeList, { tab: noticeTabs.system })).items.map(({ text }) => text)
/** Where the notices of a kind lead. */
const placesOf = async (of: Browser, kind: string) =>
  (await callAs(node, of, Notice.GetUserNoticeList, { tab: noticeTabs.system })).items
    .filter(({ type }) => type === kind)
    .map(({ target }) => target?.path)
const addressOf = async (browser: Browser) =>
  String((await makeAddress(node, { browser, phone: '', email: '', password: '' }))['id'])
const codeOf = async (of: Browser, call: typeof Present.Claim | typeof Present.Exchange, id: string) =>
  (await callRaw(node, of, call, { id })).body.error?.code

test('a member claims a present, says where it is sent, and changes that until it is', async () => {
  const member = await buildMember(node)
  const id = await buildPresent(node, member.userId, { memo: '谢谢你' })
  expect(await callAs(node, member, Present.GetWaitingCount, {})).toEqual({ count: 1 })
  expect(await notices(member)).toEqual([
    expect.stringMatching(/^你收到一份礼品：见面礼，2026-12-23 12:\d\d 前有效$/),
  ])
  expect(await placesOf(member, 'present.granted')).toEqual([`/user/present/detail/${id}`])
  expect(await codeOf(member, Present.Exchange, id)).toBe(NotAllowedNow.code)
  expect(await callAs(node, member, Present.Claim, { id })).toMatchObject({ state: needsAddress, kind: 1 })
  expect(await codeOf(member, Present.Claim, id)).toBe(PresentClaimed.code)
  const anotherMember = await buildMember(node)
  const foreign = { id, addressId: await addressOf(anotherMember) }
  const { error } = (await callRaw(node, member, Present.SetAddress, foreign)).body
  expect(error?.details?.['fields']).toEqual({ addressId: '请选择收货地址' })
  const addressId = await addressOf(member)
  expect(await callAs(node, member, Present.SetAddress, { id, addressId })).toMatchObject({ state: toShip })
  expect(await callAs(node, member, Present.SetAddress, { id, addressId })).toMatchObject({ state: toShip })
  const found = await detail(member, id)
  expect(found).toMatchObject({
    memo: '谢谢你',
    value: 99,
    chosen: 0,
    options: [strap],
    address: { receiver: address.receiver, phone: address.phone },
  })
  expect(found.number).toMatch(/^[2-9A-Z]{12}$/)
  expect(await callAs(node, member, Present.GetWaitingCount, {})).toEqual({ count: 0 })
  expect((await callRaw(node, anotherMember, Present.GetDetail, { id })).body.error?.code).toBe(
    errorCatalogue.ContentNotFound.code,
  )
  const exported = await allRows(exportPresents(node.app, node.app.db, member.userId))
  expect(exported).toMatchObject([
    { title: '见面礼', option: '手工肩带', state: '待发货', address: { receiver: address.receiver } },
  ])
  const check = await callAs(node, member, UserInfo.CheckDelete, {})
  expect(check.obstacles).toMatchObject([{ kind: 'prize' }])
  await inTx((tx) => erasePresents(tx, member.userId, node.app.now()))
  expect(await detail(member, id)).toMatchObject({ state: givenUp, memo: '', address: null })
})

test('coins come at once, one of several things is chosen for good, or its coins are taken instead', async () => {
  const member = await buildMember(node)
  const one = await buildPresent(node, member.userId, { fields: { options: [coins] } })
  // Not claimed, it does not keep its member from leaving.
  expect((await callAs(node, member, UserInfo.CheckDelete, {})).obstacles).toEqual([])
  expect(await callAs(node, member, Present.Claim, { id: one })).toMatchObject({ state: completed, kind: 3 })
  const fields = { options: [strap, coins], exchangeCoins: 80 }
  const [chosen, paid, swapped] = [
    await buildPresent(node, member.userId, { fields }),
    await buildPresent(node, member.userId, { fields }),
    await buildPresent(node, member.userId, { fields }),
  ]
  for (const id of [chosen, paid, swapped]) {
    expect(await callAs(node, member, Present.Claim, { id })).toMatchObject({ state: toChoose, kind: null })
  }
  const choose = (id: string, option: number) => callAs(node, member, Present.Choose, { id, option })
  expect(await choose(chosen, 0)).toMatchObject({ state: needsAddress })
  await expect(choose(chosen, 1)).rejects.toMatchObject({ code: PresentClaimed.code })
  await expect(choose(paid, 2)).rejects.toMatchObject({ code: errorCatalogue.BadInput.code })
  expect(await choose(paid, 1)).toMatchObject({ state: completed })
  expect(await callAs(node, member, Present.Exchange, { id: swapped })).toMatchObject({ state: exchanged })
  expect(await codeOf(member, Present.Exchange, swapped)).toBe(PresentClaimed.code)
  expect((await callAs(node, member, Coin.GetBalance, {})).balance).toBe(50 + 50 + 80)
  const { items } = await callAs(node, member, Coin.GetLines, {})
  expect(items.map(({ text, amount }) => [text, amount])).toEqual(
    expect.arrayContaining([
      ['礼品：见面礼', 50],
      ['见面礼换成金币', 80],
    ]),
  )
  await callAs(node, member, Present.GiveUp, { id: chosen })
  expect(await states(member, 'current')).toEqual([])
  expect((await states(member, 'past')).map(([, state]) => state)).toEqual([
    exchanged,
    completed,
    givenUp,
    completed,
  ])
})

test('what was given stays as it was when its gift changes, and a prize shows what was won with which work', async () => {
  const member = await buildMember(node)
  const publishId = await buildPost(node, member, { text: '雾里的桥' })
  const award = { event: '秋光影赛', rank: '金奖', publishId }
  const giftId = await buildGift(node, { presentType: 2, exchangeCoins: 300 })
  const id = await buildPresent(node, member.userId, { giftId, source: 5, award, claimDays: 15 })
  await node.app.db
    .updateTable('gift')
    .set({ title: '改了', exchange_coins: 1 })
    .where('id', '=', giftId)
    .execute()
  expect(await detail(member, id)).toMatchObject({
    title: '见面礼',
    presentType: 2,
    exchangeCoins: 300,
    claimDeadline: expect.stringMatching(/^2026-12-08/),
    award: { event: '秋光影赛', rank: '金奖', work: { path: `/post/detail/${publishId}` } },
  })
  expect(await notices(member)).toEqual([expect.stringMatching(/^恭喜，你得到一份奖品：见面礼，2026-12-08/)])
  expect(await placesOf(member, 'present.awarded')).toEqual([`/user/present/awarddetail/${id}`])
})

test('a present ends at its deadline however late the job comes, and its member is reminded twice', async () => {
  const start = node.app.now()
  const member = await buildMember(node)
  const id = await buildPresent(node, member.userId)
  let later = member
  const remind = async (days: number) => {
    node.setNow(new Date(start.getTime() + days * dayMs))
    await remindOfPresents(run())
    await remindOfPresents(run())
    // Sessions end after some days.
    later = await signIn(node, member.userId)
    return (await notices(later)).length - 1
  }
  expect(await remind(22.9)).toBe(0)
  expect(await remind(23.1)).toBe(1)
  expect(await remind(29.1)).toBe(2)
  const place = `/user/present/detail/${id}`
  expect(await placesOf(later, 'present.ending')).toEqual([place, place])
  node.setNow(new Date(start.getTime() + 30.1 * dayMs))
  later = await signIn(node, member.userId)
  expect(await codeOf(later, Present.Claim, id)).toBe(PresentExpired.code)
  expect(await states(later, 'past')).toEqual([[id, expired]])
  expect(await callAs(node, later, Present.GetWaitingCount, {})).toEqual({ count: 0 })
  await expirePresents(run())
  await expirePresents(run())
  expect(await detail(later, id)).toMatchObject({
    state: expired,
    endTime: expect.stringMatching(/^2026-12-23/),
  })
  const sent = await buildPresent(node, member.userId)
  await node.app.db
    .updateTable('present')
    .set({ state: 5, chosen: 0, shipped_at: node.app.now() })
    .where('id', '=', sent)
    .execute()
  expect(await detail(later, sent)).toMatchObject({ completionTime: expect.stringMatching(/^2027-01-07/) })
  node.advance(15 * dayMs)
  await completePresents(run())
  later = await signIn(node, member.userId)
  expect(await detail(later, sent)).toMatchObject({ state: completed })
  node.setNow(start)
})

test('registering, birthdays and levels give what their rules say, once', async () => {
  const giftId = await buildGift(node)
  const rule = (source: number, level: number | null) => ({
    id: crypto.randomUUID(),
    source,
    level,
    gift_id: giftId,
  })
  await node.app.db
    .insertInto('gift_rule')
    .values([rule(2, null), rule(3, 4), rule(3, 5), rule(3, 7)])
    .execute()
  const now = node.app.now()
  const member = await buildMember(node)
  const { userId: memberId } = member
  const sources = async (of: Browser) =>
    (await callAs(node, of, Present.GetList, { maxResultCount: 20 })).items
      .map(({ source }) => source)

      .toSorted((a, b) => a - b)
  for (let twice = 0; twice < 2; twice++) {
    await inTx((tx) => giveToNewcomer(tx, now, { memberId, circleIds: [] }))
    await inTx((tx) => giveForLevel(tx, now, { memberId, from: 3, to: 5 }))
  }
  expect(await sources(member)).toEqual([1, 3, 3])
  // The presents for registering are switched on by default: coins to claim, and a frame for a week.
  const { items: given } = await callAs(node, member, Present.GetList, { maxResultCount: 20 })
  const welcome = given.find(({ source }) => source === 1)
  await callAs(node, member, Present.Claim, { id: welcome?.id ?? '' })
  expect(await callAs(node, member, Coin.GetBalance, {})).toMatchObject({ balance: 50 })
  const { items: frames } = await callAs(node, member, ProfileFrame.GetList, {})
  expect(frames.find(({ id }) => id === 'filmRoll')).toMatchObject({
    expireTime: timeTextOf(new Date(now.getTime() + 7 * dayMs)),
  })
  // It is the 23rd in Shanghai. Born on the 20th, entered long ago; on the 21st, entered 20 days ago; on the 24th.
  const people = [
    ['1990-11-20', 400],
    ['1990-11-21', 20],
    ['1990-11-24', 400],
  ] as const
  const born = []
  for (const [birthday, days] of people) {
    const one = await buildMember(node)
    const at = new Date(now.getTime() - days * dayMs)
    await node.app.db
      .updateTable('member')
      .set({ birthday, birthday_set_at: at })
      .where('id', '=', one.userId)
      .execute()
    born.push(one)
  }
  await giveForBirthdays(run())
  await giveForBirthdays(run())
  expect(await Promise.all(born.map(sources))).toEqual([[2], [], []])
  // A birthday that is entered counts from then on.
  await callAs(node, member, UserInfo.Update, { birthday: '1990-11-22' })
  await giveForBirthdays(run())
  expect(await sources(member)).toEqual([3, 3])
  const leap = await buildMember(node)
  await node.app.db
    .updateTable('member')
    .set({ birthday: '1992-02-29' })
    .where('id', '=', leap.userId)
    .execute()
  node.setNow(new Date('2027-02-28T04:00:00Z'))
  await giveForBirthdays(run())
  const onDay = await signIn(node, leap.userId)
  expect((await callAs(node, onDay, Present.GetList, {})).items).toMatchObject([{ source: 2 }])
  // At the beginning of a year the present of a level is given again, if its rule says so.
  const levels = node.app.db.updateTable('member').set({ level: 7, unlock_level: null })
  await levels.where('id', '=', memberId).execute()
  await node.app.db.updateTable('gift_rule').set({ is_yearly: true }).where('level', '=', 7).execute()
  await node.app.db.updateTable('gift_rule').set({ is_open: false }).where('level', '=', 4).execute()
  expect((await callAs(node, await signIn(node, memberId), Present.GetLevelGifts, {})).items).toEqual([
    { level: 5, title: expect.any(String), isYearly: false },
    { level: 7, title: expect.any(String), isYearly: true },
  ])
  const risen = await buildMember(node, { level: 7 })
  for (const day of ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-08']) {
    node.setNow(new Date(`${day}T02:00:00Z`))
    // Who reaches the level in the first days of the year is given it for that.
    if (day === '2027-01-01')
      await inTx((tx) => giveForLevel(tx, node.app.now(), { memberId: risen.userId, from: 6, to: 7 }))
    await giveForYear(run())
    const given = node.app.db
      .selectFrom('present')
      .where('memo', 'like', '%年度礼%')
      .select(['member_id', 'memo'])
    const memo = presentMemos.year(7, '2027')
    expect(await given.execute()).toEqual(day < '2027' ? [] : [{ member_id: memberId, memo }])
  }
  node.setNow(now)
  await node.app.db.deleteFrom('gift_rule').execute()
})

test('nobody who was erased is given anything', async () => {
  const member = await buildMember(node)
  const giftId = await buildGift(node)
  const now = node.app.now()
  await node.app.db.updateTable('member').set({ erase_at: now }).where('id', '=', member.userId).execute()
  await inTx((tx) => eraseMember(tx, member.userId, now))
  const given = { memberId: member.userId, giftId, source: 9, sourceId: 'x' } as const
  expect(await inTx((tx) => grantPresent(tx, now, given))).toBe(false)
})

test('a present that cannot be delivered is replaced with the consent of its member', async () => {
  const staff = await buildStaff(node, ['goodsManager'])
  const member = await buildMember(node)
  const id = await buildPresent(node, member.userId, { fields: { value: 300 } })
  await callAs(node, member, Present.Claim, { id })
  const offer = async (fields: object) => {
    const { version } = await node.app.db
      .selectFrom('present')
      .select('version')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const giftId = await buildGift(node, fields, staff)
    return callAs(node, staff, StaffPresent.OfferReplacement, { id, version, giftId, reason: '停产了' })
  }
  // Neither worth less nor a way to give more.
  await expect(offer({ value: 299 })).rejects.toMatchObject({ code: errorCatalogue.BadInput.code })
  await expect(offer({ value: 451 })).rejects.toMatchObject({ code: errorCatalogue.BadInput.code })
  await expect(offer({ value: 300, exchangeCoins: 10 })).rejects.toMatchObject({
    code: errorCatalogue.BadInput.code,
  })
  expect(await offer({ value: 320, title: '编织肩带' })).toMatchObject({
    replacement: { title: '编织肩带', state: 1 },
  })
  expect((await callAs(node, member, Present.GetDetail, { id })).replacement).toMatchObject({ value: 320 })
  const answer = (accept: boolean) => callAs(node, member, Present.AnswerReplacement, { id, accept })
  await answer(false)
  expect(await callAs(node, member, Present.GetDetail, { id })).toMatchObject({
    value: 300,
    state: presentStates.needsAddress,
    replacement: null,
  })
  const withdrawn = await offer({ value: 310, title: '布袋' })
  const takeBack = { id, version: withdrawn.version, reason: '原来的又有货了' }
  const withdraw = () => callAs(node, staff, StaffPresent.WithdrawReplacement, takeBack)
  expect(await withdraw()).toMatchObject({ replacement: { title: '布袋', state: 4 } })
  await expect(withdraw()).rejects.toMatchObject({ code: errorCatalogue.ChangedMeanwhile.code })
  await expect(answer(true)).rejects.toMatchObject({ code: errorCatalogue.NotAllowedNow.code })
  await offer({ value: 450, title: '相机背带' })
  const responses = await Promise.allSettled([answer(true), answer(true)])
  expect(responses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await callAs(node, member, Present.GetDetail, { id })).toMatchObject({
    title: '相机背带',
    state: presentStates.toClaim,
    replacement: null,
  })
  // The bound is that of the present as it was granted, however often it is replaced.
  await expect(offer({ value: 451 })).rejects.toMatchObject({ code: errorCatalogue.BadInput.code })
})
