import { errorCatalogue, StaffInvitation, StaffSession } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { totpAt } from './totp.ts'

let node: TestApp
let owner: StaffBrowser
beforeAll(async () => {
  node = await openTestApp()
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => node.close())

const password = '把三脚架支在风吹不到的石头后面才稳'
const reason = '新同事'
const invite = () => callAs(node, owner, StaffInvitation.Create, { roles: ['moderator', 'support'], reason })
const open = (token: string) => callAs(node, null, StaffInvitation.Get, { token })
const accept = (token: string, fields: object) =>
  callRaw(node, null, StaffInvitation.Accept, { token, password, ...fields })
const { InvitationInvalid, StaffNameTaken, StaffSignInWrong, PasswordTelling } = errorCatalogue

async function codeFor(token: string): Promise<string> {
  return totpAt((await open(token)).totpSecret, node.app.now())
}

test('an invited person chooses name, password and authenticator, and is signed in', async () => {
  const { token } = await invite()
  const { totpUri, totpSecret, ...shown } = await open(token)
  expect(shown).toEqual({ roles: ['moderator', 'support'], invitedBy: owner.name, forName: null })
  expect(totpUri).toContain(`secret=${totpSecret}`)
  const code = totpAt(totpSecret, node.app.now())
  const { body, headers } = await accept(token, { name: 'Su.Wan', displayName: '苏晚', code })
  const { recoveryCodes, self } = StaffInvitation.Accept.output.parse(body.result)
  expect(new Set(recoveryCodes).size).toBe(10)
  expect(self).toMatchObject({ name: 'su.wan', displayName: '苏晚', roles: ['moderator', 'support'] })
  const cookie = String(headers['set-cookie'])
  const staffSecret = cookie.slice('staff='.length, cookie.indexOf(';'))
  expect(await callAs(node, { ...owner, staffSecret }, StaffSession.Get, {})).toEqual(self)
  // The code was used, and so was the invitation.
  const again = await callRaw(node, null, StaffSession.SignIn, { name: 'su.wan', password, code })
  expect(again.body.error?.code).toBe(StaffSignInWrong.code)
  const { body: second } = await accept(token, { name: 'second', code })
  expect(second.error?.code).toBe(InvitationInvalid.code)
})

test('two who accept one invitation at once become one account', async () => {
  const { token } = await invite()
  const code = await codeFor(token)
  const responses = await Promise.all(['left', 'right'].map((name) => accept(token, { name, code })))
  const codes = responses.map(({ body }) => body.error?.code ?? null)
  expect(new Set(codes)).toEqual(new Set([null, InvitationInvalid.code]))
})

test('an invitation stays open after a taken name, a wrong code and a telling password', async () => {
  const { token } = await invite()
  const code = await codeFor(token)
  const codeOf = async (fields: object) => (await accept(token, fields)).body.error?.code ?? null
  expect(await codeOf({ name: owner.name, code })).toBe(StaffNameTaken.code)
  expect(await codeOf({ name: 'newone', code: '000000' })).toBe(StaffSignInWrong.code)
  expect(await codeOf({ name: 'longname', password: 'my longname is here', code })).toBe(PasswordTelling.code)
  expect(await codeOf({ code })).toBe(400)
  expect(await codeOf({ name: 'newone', code })).toBe(null)
})

test('an invitation ends after 48 hours, and when it is revoked', async () => {
  const late = await invite()
  const revoked = await invite()
  const listed = async () =>
    (await callAs(node, owner, StaffInvitation.GetList, {})).items.map(({ id }) => id)
  expect(await listed()).toEqual(expect.arrayContaining([late.id, revoked.id]))
  await callAs(node, owner, StaffInvitation.Revoke, { id: revoked.id })
  expect((await callRaw(node, null, StaffInvitation.Get, { token: revoked.token })).body.error?.code).toBe(
    InvitationInvalid.code,
  )
  expect(await listed()).not.toContain(revoked.id)
  node.advance(48 * 3600_000)
  owner = await signInStaff(node, owner)
  expect((await callRaw(node, null, StaffInvitation.Get, { token: late.token })).body.error?.code).toBe(
    InvitationInvalid.code,
  )
  expect(await listed()).toEqual([])
})

test('who lost the authenticator gets a new one by invitation; the old sessions and codes end', async () => {
  const staff = await buildStaff(node, ['support'])
  const first = await callAs(node, owner, StaffInvitation.CreateForAccount, {
    staffId: staff.staffId,
    reason,
  })
  const { token } = await callAs(node, owner, StaffInvitation.CreateForAccount, {
    staffId: staff.staffId,
    reason,
  })
  const { body } = await callRaw(node, null, StaffInvitation.Get, { token: first.token })
  expect(body.error?.code).toBe(InvitationInvalid.code)
  expect(await open(token)).toMatchObject({ forName: staff.name })
  expect((await accept(token, { name: 'ignored', code: await codeFor(token) })).body).toMatchObject({
    success: true,
    result: { self: { id: staff.staffId, name: staff.name, roles: ['support'] } },
  })
  expect((await callRaw(node, staff, StaffSession.Get, {})).body.error?.code).toBe(100)
  const oldCode = totpAt(staff.totpSecret, node.app.now())
  const { body: old } = await callRaw(node, null, StaffSession.SignIn, {
    name: staff.name,
    password,
    code: oldCode,
  })
  expect(old.error?.code).toBe(StaffSignInWrong.code)
})
