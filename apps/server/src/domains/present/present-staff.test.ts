import {
  errorCatalogue,
  Notice,
  grantSheet,
  parcelSheet,
  Present,
  StaffAudit,
  StaffGift,
  StaffGiftRule,
  StaffPresent,
  StaffPresentGrant,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { address, makeAddress } from '../../testing/permission-cases.ts'
import { buildMember } from '../../testing/people.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { waitForLock } from '../../testing/wait-for-lock.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { buildGift, buildPresent, buildWaitingGrant, giftFields } from '../../testing/presents.ts'

let node: TestApp
let manager: StaffBrowser
let colleague: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  manager = await buildStaff(node, ['goodsManager'])
  colleague = await buildStaff(node, ['goodsManager'])
})
afterAll(() => node.close())

const reason = '年度影友'
const { ChangedMeanwhile, NotAllowedNow, NotAllowedOnSelf } = errorCatalogue
const grant = { source: 9, memo: '感谢一年的陪伴', reason } as const
const list = (...members: string[]) => [grantSheet.columns.member, ...members].join('\n')
const titlesOf = async (of: Browser) =>
  (await callAs(node, of, Present.GetList, {})).items.map(({ title }) => title)

test('a gift is written, changed by whoever saw it last, and given by rules of which a source has one', async () => {
  const id = await buildGift(node, {}, manager)
  const saved = await callAs(node, manager, StaffGift.Save, {
    ...giftFields,
    id,
    title: '新见面礼',
    version: 1,
  })
  expect(saved).toMatchObject({ title: '新见面礼', version: 2 })
  const late = await callRaw(node, colleague, StaffGift.Save, { ...giftFields, id, version: 1 })
  expect(late.body.error).toMatchObject({ code: ChangedMeanwhile.code, details: { who: manager.name } })
  const wrong = { ...giftFields, options: [{ title: '金币', kind: 3, coins: 0 }] }
  const { error } = (await callRaw(node, manager, StaffGift.Create, wrong)).body
  expect(error?.code).toBe(errorCatalogue.BadInput.code)
  expect((await callAs(node, manager, StaffGift.GetList, { keyword: '新见' })).items).toMatchObject([{ id }])
  const rule = { source: 3, level: 4, giftId: id, isOpen: true, reason } as const
  const made = await callAs(node, manager, StaffGiftRule.Create, rule)
  const fieldsOf = async (input: object) =>
    (await callRaw(node, manager, StaffGiftRule.Create, { ...rule, ...input })).body.error?.details?.[
      'fields'
    ]
  expect(await fieldsOf({})).toEqual({ source: '这种来源已经有一条规则' })
  expect(await fieldsOf({ source: 1 })).toEqual({ level: '升级礼要写等级，其他来源不写' })
  const change = { id: made.id, giftId: id, isOpen: false, version: 1, reason }
  await callAs(node, manager, StaffGiftRule.Save, change)
  const lateRule = await callRaw(node, colleague, StaffGiftRule.Save, { ...change, isOpen: true })
  expect(lateRule.body.error).toMatchObject({ code: ChangedMeanwhile.code, details: { who: manager.name } })
  // That of registration is open from the beginning.
  expect(await callAs(node, manager, StaffGiftRule.GetList, {})).toMatchObject([
    { source: 1, isOpen: true },
    { id: made.id, isOpen: false },
  ])
})

test('a rule that is saved while another change of it is not yet committed records what that change left', async () => {
  const giftId = await buildGift(node)
  const rule = { source: 3, level: 5, giftId, isOpen: true, reason } as const
  const { id } = await callAs(node, manager, StaffGiftRule.Create, rule)
  const saved = await node.app.db.transaction().execute(async (tx) => {
    await tx.updateTable('gift_rule').set({ is_open: false, version: 2 }).where('id', '=', id).execute()
    const save = callRaw(node, colleague, StaffGiftRule.Save, {
      id,
      giftId,
      isOpen: true,
      version: 2,
      reason,
    })
    await waitForLock(node, { orEndOf: save })
    // Not awaited here: it waits for this transaction.
    return { save }
  })
  expect((await saved.save).body.error).toBeNull()
  const { before } = await node.app.db
    .selectFrom('staff_act')
    .where('target_id', '=', id)
    .where('act', '=', 'gift.ruleSaved')
    .select('before')
    .executeTakeFirstOrThrow()
  expect(before).toMatchObject({ open: false })
})

test('coins that a gift can be taken as need another of the staff, also in parts over a day', async () => {
  const alone = await buildStaff(node, ['goodsManager'])
  const { userId: memberId } = await buildMember(node)
  const give = (giftId: string) =>
    callAs(node, alone, StaffPresentGrant.Create, { ...grant, giftId, memberId })
  const mint = { value: 0, options: [{ title: '金币', kind: 3, coins: 500_000 }] } as const
  const minted = await give(await buildGift(node, { ...mint, options: [...mint.options] }))
  expect(minted).toMatchObject({ state: 'waiting', value: 0, coins: 500_000 })
  const rate = await give(await buildGift(node, { value: 0, exchangeCoins: 1_000_000 }))
  expect(rate).toMatchObject({ state: 'waiting', coins: 1_000_000 })

  // 120 and 60 of 200 are granted alone; a third one at the same time as a fourth is not.
  const small = await buildGift(node, { value: 0, options: [{ title: '金币', kind: 3, coins: 60 }] })
  const twice = await buildGift(node, { value: 0, options: [{ title: '金币', kind: 3, coins: 120 }] })
  expect([(await give(twice)).state, (await give(small)).state]).toEqual(['approved', 'approved'])
  expect((await give(small)).state).toBe('waiting')
  const valued = await buildGift(node, { value: 600 })
  const both = await Promise.all([give(valued), give(valued)])
  expect(both.map(({ state }) => state).toSorted()).toEqual(['approved', 'waiting'])
})

test('a gift that was changed since its grant was requested is not granted', async () => {
  const { userId: memberId } = await buildMember(node)
  const giftId = await buildGift(node, { value: 2000 })
  const { id } = await callAs(node, manager, StaffPresentGrant.Create, { ...grant, giftId, memberId })
  await callAs(node, manager, StaffGift.Save, { ...giftFields, id: giftId, value: 9000, version: 1 })
  const { error } = (await callRaw(node, colleague, StaffPresentGrant.Decide, { id, approve: true, reason }))
    .body
  expect(error).toMatchObject({ code: ChangedMeanwhile.code, details: { who: manager.name } })
  const refused = await callAs(node, colleague, StaffPresentGrant.Decide, { id, approve: false, reason })
  expect(refused.state).toBe('refused')
})

test('a list is checked as a whole, and above a sum another of the staff decides once', async () => {
  const people = [await buildMember(node), await buildMember(node, { nickName: '名单里的人' })]
  const [first, second] = people
  if (first === undefined || second === undefined) throw new Error('no members')
  const giftId = await buildGift(node, { value: 400 })
  const faulty = list(first.userId, '没有这个人', first.userId)
  const check = await callAs(node, manager, StaffPresentGrant.CheckList, { giftId, csv: faulty })
  expect(check).toMatchObject({
    members: 0,
    faults: [
      { line: 3, message: '没有这位会员' },
      { line: 4, message: '这位会员在前面已经写过' },
    ],
  })
  const refused = await callRaw(node, manager, StaffPresentGrant.Create, { ...grant, giftId, csv: faulty })
  expect(refused.body.error?.details?.['fields']).toHaveProperty('csv')
  const csv = list(first.userId, '名单里的人')
  const done = await callAs(node, manager, StaffPresentGrant.Create, { ...grant, giftId, csv })
  expect(done).toMatchObject({ state: 'approved', memberCount: 2, value: 800, deciderName: null })
  expect(await titlesOf(first)).toEqual(['见面礼'])
  expect(await titlesOf(second)).toEqual(['见面礼'])

  const lucky = await buildMember(node)
  const input = { ...grant, giftId: await buildGift(node, { value: 1001 }), memberId: lucky.userId }
  const waiting = await callAs(node, manager, StaffPresentGrant.Create, input)
  expect(waiting).toMatchObject({ state: 'waiting', isOwn: true })
  const decide = async (by: StaffBrowser, id = waiting.id, approve = true) =>
    (await callRaw(node, by, StaffPresentGrant.Decide, { id, approve, reason })).body
  expect((await decide(manager)).error?.code).toBe(NotAllowedOnSelf.code)
  expect(await titlesOf(lucky)).toEqual([])
  const third = await buildStaff(node, ['goodsManager'])
  const responses = await Promise.all([decide(colleague), decide(third)])
  expect(responses.filter(({ success }) => success)).toHaveLength(1)
  expect(responses.find(({ success }) => !success)?.error?.code).toBe(ChangedMeanwhile.code)
  expect(await titlesOf(lucky)).toEqual(['见面礼'])
  const no = await buildWaitingGrant(node, lucky.userId)
  expect((await decide(manager, no, false)).result).toMatchObject({ state: 'refused' })
  const old = await buildWaitingGrant(node, lucky.userId)
  node.advance(25 * 3600_000)
  const fresh = await buildStaff(node, ['goodsManager'])
  expect((await decide(fresh, old)).error?.code).toBe(NotAllowedNow.code)
  expect(await titlesOf(lucky)).toEqual(['见面礼'])
  manager = await buildStaff(node, ['goodsManager'])
})

test('a present is shipped from its page or by a file, and where to is seen with a reason', async () => {
  const member = await buildMember(node)
  const account = { browser: member, phone: '', email: '', password: '' }
  const addressId = String((await makeAddress(node, account))['id'])
  const build = async () => {
    const id = await buildPresent(node, member.userId)
    await callAs(node, member, Present.Claim, { id })
    await callAs(node, member, Present.SetAddress, { id, addressId })
    return id
  }
  const [one, two] = [await build(), await build()]
  const { items } = await callAs(node, manager, StaffPresent.GetList, { keyword: member.userId, state: 4 })
  const [newest, older] = items
  if (newest === undefined || older === undefined) throw new Error('no presents')
  expect(newest).toMatchObject({
    id: two,
    option: '手工肩带',
    address: { receiver: '收**', phone: '138****8000' },
  })
  const seen = await callAs(node, manager, StaffPresent.RequestAddress, { id: two, reason })
  expect(await callAs(node, manager, StaffPresent.GetAddress, seen)).toMatchObject({ phone: address.phone })
  const parcel = { carrier: '顺丰速运', trackingNumber: 'SF1234567890' }
  const stale = await callRaw(node, manager, StaffPresent.Ship, { id: one, ...parcel, version: 1 })
  expect(stale.body.error).toMatchObject({ code: ChangedMeanwhile.code, details: { who: '会员' } })
  const sent = await callAs(node, manager, StaffPresent.Ship, { id: one, ...parcel, version: older.version })
  expect(sent).toMatchObject({ state: 5, carrier: '顺丰速运' })
  const late = await callRaw(node, member, Present.SetAddress, { id: one, addressId })
  expect(late.body.error?.code).toBe(NotAllowedNow.code)
  const { number, carrier, trackingNumber } = parcelSheet.columns
  const csv = (...numbers: string[]) =>
    [[number, carrier, trackingNumber].join(','), ...numbers.map((no) => `${no},顺丰速运,SF1234567891`)].join(
      '\n',
    )
  const checked = await callAs(node, manager, StaffPresent.CheckParcels, {
    csv: csv(newest.number, older.number),
  })
  expect(checked).toMatchObject({ shipped: 0, faults: [{ line: 3, message: '这份礼品现在不是待发货' }] })
  const input = { csv: csv(newest.number), reason }
  expect(await callAs(node, manager, StaffPresent.ImportParcels, input)).toEqual({ shipped: 1 })
  expect(await callAs(node, member, Present.GetDetail, { id: two })).toMatchObject({
    state: 5,
    trackingNumber: 'SF1234567891',
  })
  const { items: notices } = await callAs(node, member, Notice.GetUserNoticeList, {})
  const places = notices.filter(({ type }) => type === 'present.shipped').map(({ target }) => target?.path)
  expect(places).toEqual([two, one].map((id) => `/user/present/detail/${id}`))
  const owner = await buildStaff(node, ['superAdmin'])
  const { items: acts } = await callAs(node, owner, StaffAudit.GetList, { targetId: one })
  expect(acts).toMatchObject([{ act: 'present.shipped', actor: manager.name }])
})
