import { SmsMessage, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { countMessages, newPhone, readCode, solvePuzzle, wrongCode } from '../../testing/codes.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { insertCredential } from './index.ts'

// Puzzles are real work, and the machine may be busy with other tests.
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
/** Every call of these tests comes from an address of its own unless it names one. */
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

test('a code is sent and may be asked for again after a minute', async () => {
  const phone = newPhone()
  expect(await send(phone)).toEqual({ wait: 60 })
  await expect(send(phone)).rejects.toMatchObject({ ...code('CaptchaTooSoon'), details: { n: 60 } })
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
  const answers = await Promise.all(
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
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
  expect(await countMessages(node, phone)).toBe(1)
})

test('the second code within ten minutes costs a puzzle, and a puzzle counts once', async () => {
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

test('a puzzle is good for two minutes', async () => {
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
  await expect(send(phone, { puzzle: await puzzle() })).rejects.toMatchObject(code('CaptchaDayLimit'))
  expect(await countMessages(node, phone)).toBe(10)
  node.advance(22 * hour)
  await send(phone)
  expect(await countMessages(node, phone)).toBe(11)
})

test('an address needs a puzzle from its sixth message in an hour on, and gets ten', async () => {
  const ip = freshIp()
  for (let sent = 0; sent < 5; sent++) await send(newPhone(), { ip })
  await expect(send(newPhone(), { ip })).rejects.toMatchObject(code('PuzzleNeeded'))
  for (let sent = 0; sent < 5; sent++) await send(newPhone(), { ip, puzzle: await puzzle() })
  await expect(send(newPhone(), { ip, puzzle: await puzzle() })).rejects.toMatchObject(code('TooFast'))
})

test('a phone with an account and one without get the same answer', async () => {
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
  const answers = await Promise.all(
    [known, unknown].map((phone) =>
      callRaw(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 3 }, { ip: freshIp() }),
    ),
  )
  expect(answers[0]?.body).toEqual(answers[1]?.body)
  expect(answers[0]?.status).toBe(answers[1]?.status)
})

test('codes to change a password or phone go to nobody else’s phone', async () => {
  const member = await buildMember(node)
  for (const captchaType of [4, 5, 1100] as const) {
    const input = { phone: newPhone(), captchaType }
    await expect(callAs(node, null, SmsMessage.GetSmsCaptcha, input)).rejects.toMatchObject(code('Forbidden'))
    await expect(callAs(node, member, SmsMessage.GetSmsCaptcha, input)).rejects.toMatchObject(
      code('Forbidden'),
    )
  }
})

const verify = (at: TestNode, phone: string, given: string) =>
  callRaw(at, null, SmsMessage.VerifySmsCaptcha, { phone, captchaType: 2, code: given }, { ip: freshIp() })

test('of 200 guesses at once over two nodes at most five are compared', async () => {
  const phone = newPhone()
  await send(phone)
  const right = await readCode(node, phone)
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      verify(index % 2 === 0 ? node : other, phone, wrongCode(right)),
    ),
  )
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(0)
  const { tries } = await node.app.db
    .selectFrom('captcha_code')
    .where('closed_at', 'is', null)
    .orderBy('id', 'desc')
    .select('tries')
    .executeTakeFirstOrThrow()
  expect(tries).toBe(5)
  expect((await verify(node, phone, right)).body.error?.code).toBe(errorCatalogue.CaptchaWrong.code)
  // The other tests are not about a site under attack.
  node.advance(6 * minute)
})

test('a code works on the fifth try, once, and not a moment after five minutes', async () => {
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

test('one right code answered on two nodes at once is taken once', async () => {
  const phone = newPhone()
  await send(phone)
  const right = await readCode(node, phone)
  const answers = await Promise.all([verify(node, phone, right), verify(other, phone, right)])
  expect(answers.filter((answer) => answer.body.success)).toHaveLength(1)
})

test('a new code closes the one before', async () => {
  const phone = newPhone()
  await send(phone)
  const first = await readCode(node, phone)
  node.advance(minute + 1)
  await send(phone, { puzzle: await puzzle() })
  const second = await readCode(node, phone)
  if (first !== second) expect((await verify(node, phone, first)).body.success).toBe(false)
  expect((await verify(node, phone, second)).body.success).toBe(true)
})

test('while many codes are answered wrongly everywhere, every message costs a puzzle', async () => {
  node.advance(6 * minute)
  for (let guessed = 0; guessed < 25; guessed++) await verify(node, newPhone(), '123456')
  await expect(send(newPhone())).rejects.toMatchObject(code('PuzzleNeeded'))
  node.advance(6 * minute)
  await send(newPhone())
})
