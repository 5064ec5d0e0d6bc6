import {
  SysBaseInfo,
  UserAddress,
  UserFollow,
  UserInfo,
  errorCatalogue,
  type Method,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { sampleInput } from '../../testing/sample-input.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let banned: Browser
let signedOut: Browser
beforeAll(async () => {
  node = await openTestApp()
  banned = await buildMember(node)
  signedOut = await buildMember(node)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await node.app.db
    .updateTable('session')
    .set({ ended_at: node.app.now(), ended_reason: 'logout' })
    .where('member_id', '=', signedOut.userId)
    .execute()
})
afterAll(() => node.close())

/** Who may call what of people, follows, addresses and the site: T19's rows of these subjects. */
const open: Method[] = [
  ...Object.values(SysBaseInfo),
  UserInfo.GetUserHome,
  UserInfo.GetOtherUserInfo,
  UserInfo.Search,
]
const membersOnly: Method[] = [
  ...Object.values(UserAddress),
  ...Object.values(UserFollow),
  UserInfo.Get,
  UserInfo.Update,
  UserInfo.GetUserTopicList,
  UserInfo.ModifyUserTopic,
  UserInfo.BindClub,
  UserInfo.GetClubStatus,
  UserInfo.GetUserReferList,
  UserInfo.GetLatestNotice,
  UserInfo.Block,
  UserInfo.Unblock,
  UserInfo.GetBlockList,
]
const named = (methods: Method[]) =>
  methods.map((method) => [`${method.service}/${method.name}`, method] as const)
const refusal = async (who: Browser | null, method: Method) =>
  (await callRaw(node, who, method, sampleInput(method))).body.error?.code

test.each(named(membersOnly))('%s is for members in good standing', async (_name, method) => {
  expect(method.access).toBe('member')
  expect(await refusal(null, method)).toBe(errorCatalogue.TokenInvalid.code)
  expect(await refusal(signedOut, method)).toBe(errorCatalogue.TokenInvalid.code)
  expect(await refusal(banned, method)).toBe(errorCatalogue.SignedOutElsewhere.code)
})

test.each(named(open))('%s is for everybody', async (_name, method) => {
  expect(method.access).toBe('public')
  const code = await refusal(null, method)
  expect([errorCatalogue.TokenInvalid.code, errorCatalogue.Forbidden.code]).not.toContain(
    // With a foreign loginUserId, as the sample has it, even this call is refused.
    method === UserInfo.GetOtherUserInfo ? undefined : code,
  )
})
