import { EmailMessage, SmsMessage, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs, callRaw } from '../../../testing/call-as.ts'
import {
  countMessages,
  newEmail,
  newPhone,
  readCode,
  solvePuzzle,
  wrongCode,
} from '../../../testing/codes.ts'
import { buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { insertCredential } from '../account.store.ts'

// Puzzles take processor time, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 })

let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp({ limits: true })
  other = await node.addNode()
})
afterAll(() => node.close())

const minute = 60_000
const hour = 60 * minute
const code = (name: keyof typeof errorCatalogue) => ({ code: errorCatalogue[name].code })

let address = 0
/** Every call of these tests has its own IP address unless it names one. */
const freshIp = () => {
  address += 1
  return `10.0.${address >> 8}.${address & 255}`
}

async function puzzle(): Promise<string> {
  return solvePuzzle(await callAs(node, null, SmsMessage.GetPuzzle, {}, { ip: freshIp() }))
}

async function send(phone: string, options: { ip?: string; puzzle?: string; captchaType?: 1 | 2 } = {}) {
  const { ip = freshIp(), captchaType = 2, puzzle: solution } = options
  return callAs(
    node,
    null,
    SmsMessage.GetSmsCaptcha,
    { phone, captchaType, ...(solution === undefined ? {} : { puzzle: solution }) },
    { ip },
  )
}

test('a code is sent and can be requested again after a minute', async () => {
  const phone = newPhone()
  expect(await send(phone)).toEqual({ wait: 60 })
  node.advance(20_500)
  const details = { n: expect.toSatisfy((seconds: number) => seconds <= 40 && seconds > 30) }
  await expect(send(phone)).rejects.toMatchObject({ ...code('CaptchaTooSoon'), details })
  expect(await countMessages(node, phone)).toBe(1)
})

test('the message says what the code is for and names the community', async () => {
  const phone = newPhone()
  await send(phone, { captchaType: 1 })
  const { text } = await node.app.db
    .selectFrom('delivered_message')
    .where('recipient', '=', phone)
    .select('text')
    .executeTakeFirstOrThrow()
  expect(text).toMatch(/^【光圈】验证码 \d{6}，用于注册账号，5 分钟内有效。请勿告诉任何人/)
})

test('of 100 calls for one phone from 100 addresses over two nodes exactly one sends', async () => {
  const phone = newPhone()
  const responses = await Promise.all(
    Array.from({ length: 100 }, (_, index) =>
      callRaw(
        index % 2 === 0 ? node : other,
        null,
        SmsMessage.GetSmsCaptcha,
        { phone, captchaType: 2 },
        { ip: freshIp() },
      ),
    ),
  )
  expect(responses.filter((response) => response.body.success)).toHaveLength(1)
  expect(await countMessages(node, phone)).toBe(1)
})

test('the second code within ten minutes requires a puzzle, and a puzzle is valid once', async () => {
  const phone = newPhone()
  await send(phone)
  node.advance(minute + 1)
  await expect(send(phone)).rejects.toMatchObject(code('PuzzleNeeded'))
  await expect(send(phone, { puzzle: 'made up:1' })).rejects.toMatchObject(code('PuzzleNeeded'))
  const solution = await puzzle()
  expect(await send(phone, { puzzle: solution })).toEqual({ wait: 60 })
  node.advance(minute + 1)
  await expect(send(phone, { puzzle: solution })).rejects.toMatchObject(code('PuzzleNeeded'))
  expect(await countMessages(node, phone)).toBe(2)
})

test('a puzzle is valid for two minutes', async () => {
  const phone = newPhone()
  await send(phone)
  const solution = await puzzle()
  node.advance(2 * minute + 1)
  await expect(send(phone, { puzzle: solution })).rejects.toMatchObject(code('PuzzleNeeded'))
})

test('a phone gets five codes an hour and ten a day, over all purposes', async () => {
  const phone = newPhone()
  for (let sent = 0; sent < 5; sent++) {
    await send(phone, { puzzle: await puzzle(), captchaType: sent % 2 === 0 ? 1 : 2 })
    node.advance(minute + 1)
  }
  await expect(send(phone, { puzzle: await puzzle() })).rejects.toMatchObject(code('CaptchaTooSoon'))
  node.advance(hour)
  for (let sent = 0; sent < 5; sent++) {
    await send(phone, { puzzle: await puzzle() })
    node.advance(minute + 1)
  }
  node.advance(hour)
  await expect(send(phone, { puzzle: await puzzle() })).rejects.toMatchObject({
    ...code('CaptchaDayLimit'),
    details: { n: expect.any(Number) },
  })
  expect(await countMessages(node, phone)).toBe(10)
  node.advance(22 * hour)
  await send(phone)
  expect(await countMessages(node, phone)).toBe(11)
})

test('an address needs a puzzle from its eleventh message in an hour on, and gets twenty', async () => {
  const ip = freshIp()
  for (let sent = 0; sent < 10; sent++) await send(newPhone(), { ip })
  await expect(send(newPhone(), { ip })).rejects.toMatchObject(code('PuzzleNeeded'))
  for (let sent = 0; sent < 10; sent++) await send(newPhone(), { ip, puzzle: await puzzle() })
  await expect(send(newPhone(), { ip, puzzle: await puzzle() })).rejects.toMatchObject(code('TooFast'))
})

test('a phone with an account and one without get the same response', async () => {
  const known = newPhone()
  const unknown = newPhone()
  const member = await buildMember(node)
  await node.app.db.transaction().execute((tx) =>
    insertCredential({ app: node.app, now: node.app.now() }, tx, {
      memberId: member.userId,
      phone: known,
      passwordHash: '',
    }),
  )
  const responses = await Promise.all(
    [known, unknown].map((phone) =>
      callRaw(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 3 }, { ip: freshIp() }),
    ),
  )
  expect(responses[0]?.body).toEqual(responses[1]?.body)
  expect(responses[0]?.status).toBe(responses[1]?.status)
})

test.each([4, 5, 1100] as const)(
  'a visitor gets no code of purpose %i, by phone or by mail',
  async (captchaType) => {
    const phone = callAs(node, null, SmsMessage.GetSmsCaptcha, { phone: newPhone(), captchaType })
    await expect(phone).rejects.toMatchObject(code('Forbidden'))
    const mail = callAs(node, null, EmailMessage.GetEmailCaptcha, { email: newEmail(), captchaType })
    await expect(mail).rejects.toMatchObject(code('Forbidden'))
  },
)

test.each([4, 5, 1100] as const)(
  'a member’s code of purpose %i goes to their own addresses, and to a new one only for binding',
  async (captchaType) => {
    const [own, ownMail] = [newPhone(), newEmail()]
    const member = await buildMember(node)
    await node.app.db.transaction().execute((tx) =>
      insertCredential({ app: node.app, now: node.app.now() }, tx, {
        memberId: member.userId,
        phone: own,
        email: ownMail,
        passwordHash: null,
      }),
    )
    const sms = async (phone: string) =>
      (await callRaw(node, member, SmsMessage.GetSmsCaptcha, { phone, captchaType }, { ip: freshIp() })).body
        .success
    const mail = async (email: string) =>
      (await callRaw(node, member, EmailMessage.GetEmailCaptcha, { email, captchaType }, { ip: freshIp() }))
        .body.success
    expect([await sms(own), await mail(ownMail)]).toEqual([true, true])
    expect([await sms(newPhone()), await mail(newEmail())]).toEqual([captchaType === 5, captchaType === 1100])
  },
)

test('an e-mail address gets ten codes a day', async () => {
  const email = newEmail()
  const sendMail = () =>
    callAs(node, null, EmailMessage.GetEmailCaptcha, { email, captchaType: 1 }, { ip: freshIp() })
  for (let sent = 0; sent < 10; sent++) {
    await sendMail()
    await expect(sendMail()).rejects.toMatchObject(code('CaptchaTooSoon'))
    node.advance(11 * minute)
  }
  await expect(sendMail()).rejects.toMatchObject(code('CaptchaDayLimit'))
  expect(await countMessages(node, email)).toBe(10)
})

test('a code by mail is valid for ten minutes and comes from another provider than one by phone', async () => {
  const email = newEmail()
  await callAs(node, null, EmailMessage.GetEmailCaptcha, { email, captchaType: 2 }, { ip: freshIp() })
  const { subject, text } = await node.app.db
    .selectFrom('delivered_message')
    .where('recipient', '=', email)
    .select(['subject', 'text'])
    .executeTakeFirstOrThrow()
  expect(subject).toBe('光圈登录验证码')
  expect(text).toMatch(/^验证码 \d{6}，用于登录，10 分钟内有效。/)
  const right = await readCode(node, email)
  const check = async (given: string) =>
    (
      await callRaw(node, null, EmailMessage.VerifyEmailCaptcha, {
        email: given,
        captchaType: 2,
        code: right,
      })
    ).body.success
  node.advance(9 * minute)
  expect(await check(newEmail())).toBe(false)
  // E-mail addresses are case-insensitive.
  expect(await check(email.toUpperCase())).toBe(true)
})

test('disposable e-mail addresses are refused', async () => {
  for (const email of ['a@mailinator.com', 'a@deep.below.yopmail.com']) {
    const asked = callAs(node, null, EmailMessage.GetEmailCaptcha, { email, captchaType: 1 })
    await expect(asked).rejects.toMatchObject(code('EmailRefused'))
  }
})

test('a browser gets ten codes a day, whatever its address and whatever the phone', async () => {
  const first = await callRaw(
    node,
    null,
    SmsMessage.GetSmsCaptcha,
    { phone: newPhone(), captchaType: 2 },
    { ip: freshIp() },
  )
  const cookie = /device=[\w-]{43}/.exec(String(first.headers['set-cookie']))?.[0] ?? ''
  const again = async () =>
    (
      await callRaw(
        node,
        null,
        SmsMessage.GetSmsCaptcha,
        { phone: newPhone(), captchaType: 2 },
        { ip: freshIp(), headers: { cookie } },
      )
    ).body.error?.code ?? null
  for (let sent = 1; sent < 10; sent++) expect(await again()).toBeNull()
  expect(await again()).toBe(errorCatalogue.CaptchaDayLimit.code)
})

test('strangers use up neither the codes nor the tries of a browser that proved the phone before', async () => {
  const phone = newPhone()
  const first = await callRaw(
    node,
    null,
    SmsMessage.GetSmsCaptcha,
    { phone, captchaType: 2 },
    { ip: freshIp() },
  )
  const cookie = /device=[\w-]{43}/.exec(String(first.headers['set-cookie']))?.[0] ?? ''
  const own = () => ({ ip: freshIp(), headers: { cookie } })
  const check = async (given: string, options: { ip: string; headers?: { cookie: string } }) =>
    (await callRaw(node, null, SmsMessage.VerifySmsCaptcha, { phone, captchaType: 2, code: given }, options))
      .body.error?.code ?? null
  expect(await check(await readCode(node, phone), own())).toBeNull()

  for (let sent = 1; sent < 5; sent++) {
    node.advance(minute + 1)
    await send(phone, { puzzle: await puzzle() })
  }
  node.advance(minute + 1)
  await expect(send(phone, { puzzle: await puzzle() })).rejects.toMatchObject(code('CaptchaTooSoon'))
  const ask = async () => {
    const input = { phone, captchaType: 2 as const, puzzle: await puzzle() }
    return (await callRaw(node, null, SmsMessage.GetSmsCaptcha, input, own())).body.error?.code ?? null
  }
  expect(await ask()).toBeNull()
  const right = await readCode(node, phone)
  for (let tries = 0; tries < 5; tries++) await check(wrongCode(right), { ip: freshIp() })
  expect(await check(right, { ip: freshIp() })).toBe(errorCatalogue.CaptchaVoid.code)
  for (let tries = 0; tries < 2; tries++) await check(wrongCode(right), own())
  expect(await check(right, own())).toBeNull()

  // These are limited too.
  node.advance(minute + 1)
  expect(await ask()).toBeNull()
  node.advance(minute + 1)
  expect(await ask()).toBe(errorCatalogue.CaptchaTooSoon.code)
})

const verify = (at: TestNode, phone: string, given: string) =>
  callRaw(at, null, SmsMessage.VerifySmsCaptcha, { phone, captchaType: 2, code: given }, { ip: freshIp() })

test('of 200 concurrent guesses over two nodes at most five are compared', async () => {
  const phone = newPhone()
  await send(phone)
  const right = await readCode(node, phone)
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      verify(index % 2 === 0 ? node : other, phone, wrongCode(right)),
    ),
  )
  expect(responses.filter((response) => response.body.success)).toHaveLength(0)
  const { tries } = await node.app.db
    .selectFrom('captcha_code')
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .select('tries')
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  expect((await verify(node, phone, right)).body.error?.code).toBe(errorCatalogue.CaptchaVoid.code)
  // The other tests must not see a site under attack.
  node.advance(6 * minute)
})

test('a code works on the fifth attempt, once, and not after five minutes', async () => {
  const phone = newPhone()
  await send(phone)
  const right = await readCode(node, phone)
  for (let tried = 0; tried < 4; tried++) await verify(node, phone, wrongCode(right))
  expect((await verify(node, phone, right)).body.success).toBe(true)
  expect((await verify(node, phone, right)).body.success).toBe(false)

  const late = newPhone()
  await send(late)
  node.advance(5 * minute + 1)
  expect((await verify(node, late, await readCode(node, late))).body.success).toBe(false)
})

test('a code without attempts left, or expired, asks for a new one; a wrong one and one never sent do not', async () => {
  const told = async (phone: string, given: string) => (await verify(node, phone, given)).body.error?.code
  expect(await told(newPhone(), '135790')).toBe(errorCatalogue.CaptchaWrong.code)
  const phone = newPhone()
  await send(phone)
  const wrong = wrongCode(await readCode(node, phone))
  for (let tried = 0; tried < 4; tried++)
    expect(await told(phone, wrong)).toBe(errorCatalogue.CaptchaWrong.code)
  expect(await told(phone, wrong)).toBe(errorCatalogue.CaptchaVoid.code)

  const late = newPhone()
  await send(late)
  const right = await readCode(node, late)
  node.advance(5 * minute + 1)
  expect(await told(late, right)).toBe(errorCatalogue.CaptchaVoid.code)
})

test('a right code sent to two nodes at once is consumed once', async () => {
  const phone = newPhone()
  await send(phone)
  const right = await readCode(node, phone)
  const responses = await Promise.all([verify(node, phone, right), verify(other, phone, right)])
  expect(responses.filter((response) => response.body.success)).toHaveLength(1)
})

test('a new code invalidates the previous one', async () => {
  const phone = newPhone()
  await send(phone)
  const first = await readCode(node, phone)
  node.advance(minute + 1)
  await send(phone, { puzzle: await puzzle() })
  const second = await readCode(node, phone)
  if (first !== second) expect((await verify(node, phone, first)).body.success).toBe(false)
  expect((await verify(node, phone, second)).body.success).toBe(true)
})

test('while many wrong codes are sent everywhere, every message requires a puzzle', async () => {
  node.advance(6 * minute)
  for (let guessed = 0; guessed < 25; guessed++) await verify(node, newPhone(), '123456')
  await expect(send(newPhone())).rejects.toMatchObject(code('PuzzleNeeded'))
  node.advance(6 * minute)
  await send(newPhone())
})
