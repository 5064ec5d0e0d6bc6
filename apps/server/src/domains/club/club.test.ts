import { UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { decideClubCard } from './decide-club-card.ts'

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const person = { realName: '林小满', phone: '13800130001' }
const bind = (who: Browser, clubCardNo: string, at: TestNode = node) =>
  callAs(at, who, UserInfo.BindClub, { clubCardNo, ...person })
const status = (who: Browser) => callAs(node, who, UserInfo.GetClubStatus, {})
const decide = (who: Browser, accepted: boolean, reason = '') =>
  decideClubCard(buildCtx(node), { memberId: who.userId, accepted, reason })

test('a card waits, is bound by staff, and cannot be submitted again', async () => {
  const member = await buildMember(node)
  expect(await status(member)).toEqual({ state: 0, clubCardMasked: '', reason: '' })
  expect(await bind(member, 'cg20180001')).toEqual({ state: 1, clubCardMasked: 'CG****01', reason: '' })
  await expect(bind(member, 'CG20180002')).rejects.toMatchObject(code('NotAllowedNow'))
  expect(await decide(member, true)).toBe(true)
  expect(await decide(member, false)).toBe(false)
  expect(await status(member)).toEqual({ state: 2, clubCardMasked: 'CG****01', reason: '' })
  await expect(bind(member, 'CG20180002')).rejects.toMatchObject(code('NotAllowedNow'))
})

test('a refused card has a reason, is free for others, and its member may try again', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  await bind(alice, 'REFUSED01')
  await decide(alice, false, '姓名与卡面不符')
  expect(await status(alice)).toMatchObject({ state: 3, reason: '姓名与卡面不符' })
  await bind(bob, 'refused01')
  await expect(bind(alice, 'Refused01')).rejects.toMatchObject(code('ClubCardTaken'))
  expect(await bind(alice, 'ANOTHER01')).toMatchObject({ state: 1, reason: '' })
})

test('a card has one account, also with concurrent requests on any node', async () => {
  const people: Browser[] = []
  for (let built = 0; built < 12; built++) people.push(await buildMember(node))
  const asked = await Promise.allSettled(
    people.map((who, index) =>
      bind(who, index % 3 === 0 ? 'race0001' : 'RACE0001', index % 2 === 0 ? node : other),
    ),
  )
  expect(asked.filter((one) => one.status === 'fulfilled')).toHaveLength(1)
  for (const one of asked) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject(code('ClubCardTaken'))
  }
})

test('number, name and phone are not readable in the row', async () => {
  const member = await buildMember(node)
  await bind(member, 'SECRET123456')
  const row = await node.app.db
    .selectFrom('club_card')
    .where('member_id', '=', member.userId)
    .selectAll()
    .executeTakeFirstOrThrow()
  const text = Object.values(row)
    .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : String(value)))
    .join('\n')
  for (const secret of ['SECRET123456', '13800130001', Buffer.from('林小满').toString('latin1')]) {
    expect(text).not.toContain(secret)
  }
  expect(row.card_masked).toBe('SEC****3456')
})

test.each([
  ['clubCardNo', { clubCardNo: '12345' }, '卡号格式有误'],
  ['clubCardNo', { clubCardNo: '卡号123456' }, '卡号格式有误'],
  ['realName', { realName: '林' }, '请填写真实姓名'],
  ['phone', { phone: '1380013' }, '手机号是 11 位数字'],
])('a wrong %s is reported at its field', async (field, change, sentence) => {
  const member = await buildMember(node)
  const input = { clubCardNo: 'GOOD12345', ...person, ...change }
  const { body } = await callRaw(node, member, UserInfo.BindClub, input)
  expect(body.error?.details).toEqual({ fields: { [field]: sentence } })
})
