import { EmailMessage, SmsMessage, UserInfo, errorCatalogue, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../../testing/accounts.ts'
import { callAs } from '../../../testing/call-as.ts'
import { newPhone, readCode } from '../../../testing/codes.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })

test('a member gets codes at their own phone and e-mail without entering them, and changes the phone with one', async () => {
  const { browser, phone, email } = await buildAccount(node)
  const captchaType = 5
  const sent = await callAs(node, browser, SmsMessage.GetSmsCaptcha, { captchaType })
  expect(sent).toEqual({ wait: 60 })
  const { verifyTicket } = await callAs(node, browser, SmsMessage.VerifySmsCaptcha, {
    captchaType,
    code: await readCode(node, phone),
  })
  const newNumber = newPhone()
  await callAs(node, browser, SmsMessage.GetSmsCaptcha, { captchaType, phone: newNumber })
  await callAs(node, browser, UserInfo.ChangePhone, {
    ticket: verifyTicket,
    newPhone: newNumber,
    phoneCode: await readCode(node, newNumber),
  })
  await callAs(node, browser, EmailMessage.GetEmailCaptcha, { captchaType: 4 })
  const byMail = await callAs(node, browser, EmailMessage.VerifyEmailCaptcha, {
    captchaType: 4,
    code: await readCode(node, email),
  })
  expect(byMail.verifyTicket).not.toBe('')
})

test('nobody learns of missing addresses: visitors, members without one, codes before sign-in', async () => {
  const { browser, phone } = await buildAccount(node)
  const bare = await buildMember(node)
  for (const [as, captchaType] of [
    [null, 4],
    [null, 2],
    [bare, 4],
    [browser, 1],
    [browser, 2],
    [browser, 3],
  ] as const) {
    const given = { captchaType, code: '246802' }
    for (const ask of [
      () => callAs(node, as, SmsMessage.GetSmsCaptcha, { captchaType }),
      () => callAs(node, as, SmsMessage.VerifySmsCaptcha, given),
      () => callAs(node, as, EmailMessage.GetEmailCaptcha, { captchaType }),
      () => callAs(node, as, EmailMessage.VerifyEmailCaptcha, given),
    ])
      await expect(ask(), String(captchaType)).rejects.toMatchObject(code('Forbidden'))
  }
  const messages = await node.app.db
    .selectFrom('delivered_message')
    .where('recipient', '=', phone)
    .select('text')
    .execute()
  expect(messages).toEqual([])
})
