import { errorCatalogue, StaffAppeals, UserInfo, UserStrike } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount, earnPasswordTicket, placeCode, type Account } from '../../testing/accounts.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { login } from '../../testing/login.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { sanctionMember } from '../sanction/index.ts'
import { toPhone } from './captcha/target.ts'

let node: TestApp
let banned: Account
let strikeId: string
beforeAll(async () => {
  node = await openTestApp()
  banned = await buildAccount(node)
  const { userId: memberId } = banned.browser
  const ctx = { db: node.app.db, now: node.app.now() }
  const given = { memberId, reason: '反复刷屏', staffId: null }
  strikeId = (await sanctionMember(ctx, { ...given, kind: 'ban' })).strikeId
})
afterAll(() => node.close())

const { Banned, TicketInvalid, WrongPassword } = errorCatalogue
const text = '没有刷屏，是朋友借用了我的手机'
const byPassword = async () => (await login(node, banned.phone, banned.password)).body.error
const ticketOf = async () => String((await byPassword())?.details?.['appealTicket'])
const refusal = { code: TicketInvalid.code }

test('a banned member reads why only with the right password or code', async () => {
  expect(await byPassword()).toMatchObject({ code: Banned.code, message: '账号已被封禁：反复刷屏' })
  const wrong = (await login(node, banned.phone, '不是这个密码吧')).body.error
  expect(wrong).toEqual({
    code: WrongPassword.code,
    name: 'WrongPassword',
    message: WrongPassword.text,
  })
  const code = await placeCode(node, toPhone(banned.phone), 2)
  const input = { phone: banned.phone, code, agreementCheckBox: true } as const
  const { body } = await callRaw(node, null, UserInfo.LoginByCode, input)
  expect(body.error).toMatchObject({ code: Banned.code, details: { reason: '反复刷屏' } })
})

test('the ticket shows and appeals the member’s strikes, and opens nothing else', async () => {
  const ticket = await ticketOf()
  const { items } = await callAs(node, null, UserStrike.GetListByTicket, { ticket })
  expect(items).toMatchObject([{ id: strikeId, kind: 'ban', canAppeal: true }])
  const sent = await callAs(node, null, UserStrike.AppealByTicket, { ticket, id: strikeId, text })
  expect(sent.appeal).toMatchObject({ state: 1, text })
  // A lost response is sent again.
  expect(await callAs(node, null, UserStrike.AppealByTicket, { ticket, id: strikeId, text })).toEqual(sent)
  await expect(callAs(node, null, UserInfo.CancelDelete, { withdrawTicket: ticket })).rejects.toMatchObject(
    refusal,
  )
})

test('no other and no late ticket opens it', async () => {
  const ticket = await ticketOf()
  const others = ['', 'x'.repeat(43), await earnPasswordTicket(node, banned.browser)]
  node.advance(31 * 60_000)
  for (const one of [...others, ticket]) {
    await expect(callAs(node, null, UserStrike.GetListByTicket, { ticket: one })).rejects.toMatchObject(
      refusal,
    )
  }
})

test('a ban that is lifted on appeal lets the member sign in', async () => {
  const staff = await buildStaff(node, ['moderator'])
  const { items } = await callAs(node, staff, StaffAppeals.GetList, { state: 1 })
  const { id = '', version = 0 } = items[0] ?? {}
  await callAs(node, staff, StaffAppeals.Decide, { id, version, lift: true, answer: '已经核实' })
  expect((await login(node, banned.phone, banned.password)).browser?.userId).toBe(banned.browser.userId)
})
