import { LoginAnswer, SmsMessage, UserInfo } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callRaw, signedHeaders } from '../../testing/call-as.ts'
import { newPhone, readCode } from '../../testing/codes.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'

let node: TestApp
let log = ''
beforeAll(async () => {
  node = await openTestApp({
    settings: { LOG_LEVEL: 'trace' },
    logTo: {
      write: (line) => {
        log += line
      },
    },
  })
  await seedSite(node.app.db)
})
afterAll(() => node.close())

test('signing up and in leaves no phone, code, password, ticket or token in the log', async () => {
  const phone = newPhone()
  const password = 'canary-等雾散的早晨'
  await callRaw(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 1 })
  const code = await readCode(node, phone)
  const verified = await callRaw(node, null, SmsMessage.VerifySmsCaptcha, { phone, captchaType: 1, code })
  const { verifyTicket } = SmsMessage.VerifySmsCaptcha.output.parse(verified.body.result)
  const registration = { phone, verifyTicket, password, nickName: '安静的人', agreementCheckBox: true }
  const registered = await callRaw(node, null, UserInfo.Register, registration)
  const { userToken, signKey } = UserInfo.Register.output.parse(registered.body.result)
  const secrets = [phone, code, password, verifyTicket, userToken, signKey]
  for (const given of [password, 'canary-wrong']) {
    const payload = JSON.stringify({ account: phone, password: given })
    const headers = signedHeaders(node, null, 'POST', '/api/Login/login', payload)
    const answer = await node.server.inject({
      method: 'POST',
      url: '/api/Login/login',
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    })
    if (answer.json().success === true) secrets.push(LoginAnswer.parse(answer.json().result).token)
  }
  // A broken request is where a careless log shows its body.
  await callRaw(node, null, UserInfo.Register, { ...registration, nickName: 7, extra: password })

  expect(log.length).toBeGreaterThan(100)
  expect(secrets).toHaveLength(7)
  for (const secret of [...secrets, 'canary']) expect(log).not.toContain(secret)
})
