import { createHash } from 'node:crypto'
import {
  SmsMessage,
  SysBaseInfo,
  UserInfo,
  errorCatalogue,
  type CaptchaType,
  type ErrorName,
  type MethodInput,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueTicket } from '../captcha/verify-ticket.ts'
import { replaceCode } from '../captcha/captcha-code.ts'
import { decryptField } from '../../../crypto/field-cipher.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { newPhone, readCode, wrongCode } from '../../../testing/codes.ts'
import { buildCtx, buildMember } from '../../../testing/people.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'
import { setWords } from '../../../testing/word-list.ts'
import { sanctionMember } from '../../sanction/index.ts'
import { seedSite } from '../../site/index.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const allTypes: CaptchaType[] = [1, 2, 3, 4, 5, 1100]
const toPhone = (phone: string) => ({ kind: 'sms', address: phone }) as const
let serial = 0

type Registration = MethodInput<typeof UserInfo.Register>

function registration(phone: string, verifyTicket: string): Registration {
  serial += 1
  return {
    phone,
    verifyTicket,
    password: '等雾散的那个早晨',
    nickName: `新人${serial}号`,
    agreementCheckBox: true,
  }
}

async function proved(phone: string, captchaType: 1 | 2 = 1): Promise<string> {
  await callAs(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType })
  const given = { phone, captchaType, code: await readCode(node, phone) }
  return (await callAs(node, null, SmsMessage.VerifySmsCaptcha, given)).verifyTicket
}

async function register(phone = newPhone()): Promise<{ browser: Browser; phone: string }> {
  const response = await callRaw(node, null, UserInfo.Register, registration(phone, await proved(phone)))
  const info = UserInfo.Register.output.parse(response.body.result)
  const cookie = /sid=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? ''
  return {
    phone,
    browser: { userId: info.id, token: info.userToken, signKey: info.signKey, cookie },
  }
}

test('a proved phone becomes a signed-in account', async () => {
  const { browser, phone } = await register()
  const own = await callAs(node, browser, UserInfo.Get, {})
  expect(own).toMatchObject({
    userId: browser.userId,
    phoneMasked: `${phone.slice(0, 3)}****${phone.slice(-4)}`,
    level: 1,
    expToNext: 100,
    photographyLevel: 1,
    sex: 0,
  })
})

test('the database contains no phone, password or token in plain text', async () => {
  const { browser, phone } = await register()
  const credential = await node.app.db
    .selectFrom('credential')
    .where('member_id', '=', browser.userId)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(credential.phone_cipher?.includes(Buffer.from(phone))).toBe(false)
  expect(
    decryptField(node.app.env, 'phone', browser.userId, credential.phone_cipher ?? Buffer.alloc(0)),
  ).toBe(phone)
  expect(credential.password_hash).toMatch(/^[0-9a-f]{8}\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const tokens = await node.app.db.selectFrom('session_token').select('token_hash').execute()
  expect(
    tokens.some((row) => row.token_hash.equals(createHash('sha256').update(browser.token).digest())),
  ).toBe(true)
})

test('consent is stored with the version and the hash of the text as members read it', async () => {
  const { browser } = await register()
  const rows = await node.app.db
    .selectFrom('consent_log')
    .where('member_id', '=', browser.userId)
    .select(['terms_type', 'version', 'content_sha256'])
    .orderBy('terms_type')
    .execute()
  expect(rows.map((row) => row.terms_type)).toEqual([4, 5])
  for (const termsType of [4, 5] as const) {
    const [read] = await callAs(node, null, SysBaseInfo.GetTermsInfoList, { termsType })
    const row = rows.find((one) => one.terms_type === termsType)
    expect(row?.version).toBe(read?.version)
    expect(row?.content_sha256).toEqual(
      createHash('sha256')
        .update(read?.html ?? '')
        .digest(),
    )
  }
})

test('a ticket is valid for 30 minutes', async () => {
  const phone = newPhone()
  const ticket = await proved(phone)
  node.advance(30 * 60_000 + 1)
  await expect(callAs(node, null, UserInfo.Register, registration(phone, ticket))).rejects.toMatchObject(
    code('TicketInvalid'),
  )
})

test('a refused registration leaves the ticket valid and no rows', async () => {
  await buildMember(node, { nickName: '林小满' })
  const phone = newPhone()
  const input = registration(phone, await proved(phone))
  await setWords(node, { block: ['赌博'], review: ['代购'] })
  const members = () => node.app.db.selectFrom('member').select('id').execute()
  const before = (await members()).length
  const refused: [Partial<Registration>, ErrorName][] = [
    [{ nickName: '林小滿' }, 'NickNameTaken'],
    [{ nickName: '官方小助手' }, 'NickNameRefused'],
    [{ nickName: '澄光粉丝团' }, 'NickNameRefused'],
    [{ nickName: '网上賭-博' }, 'NickNameRefused'],
    [{ nickName: '代购小王' }, 'NickNameRefused'],
    [{ password: 'password1' }, 'PasswordRefused'],
    [{ password: `x${phone}x` }, 'PasswordTelling'],
    [{ password: `我是${input.nickName}!!` }, 'PasswordTelling'],
  ]
  for (const [change, error] of refused) {
    await expect(callAs(node, null, UserInfo.Register, { ...input, ...change })).rejects.toMatchObject(
      code(error),
    )
  }
  expect((await members()).length).toBe(before)
  await setWords(node, {})
  await callAs(node, null, UserInfo.Register, input)
})

test('a taken phone is refused, whoever has a ticket for it', async () => {
  const { phone } = await register()
  node.advance(11 * 60_000)
  const ticket = await proved(phone)
  await expect(callAs(node, null, UserInfo.Register, registration(phone, ticket))).rejects.toMatchObject(
    code('PhoneTaken'),
  )
})

test('of two concurrent registrations of one name over two nodes one succeeds', async () => {
  const other = await node.addNode()
  const inputs = await Promise.all(
    [newPhone(), newPhone()].map(async (phone) => ({
      ...registration(phone, await proved(phone)),
      nickName: '同名的人',
    })),
  )
  const responses = await Promise.all(
    inputs.map((input, index) => callRaw(index === 0 ? node : other, null, UserInfo.Register, input)),
  )
  expect(responses.filter((response) => response.body.success)).toHaveLength(1)
  expect(responses.map((response) => response.body.error?.code)).toContain(errorCatalogue.NickNameTaken.code)
})

test.each([
  [{ phone: '1380013800' }, 'phone', '手机号是 11 位数字'],
  [{ phone: '12345678901' }, 'phone', '请输入正确的手机号'],
  [{ phone: '14012345678' }, 'phone', '请输入正确的手机号'],
  [{ password: '1234567' }, 'password', '密码至少 8 个字符'],
  [{ password: 'x'.repeat(129) }, 'password', '密码最多 128 个字符'],
  [{ nickName: '明' }, 'nickName', '昵称为2-12个汉字或4-24个字符'],
  [{ nickName: '一二三四五六七八九十一二三' }, 'nickName', '昵称为2-12个汉字或4-24个字符'],
  [{ nickName: '林 小满' }, 'nickName', '昵称只能用汉字、字母、数字和 _ - ·'],
  [{ nickName: '12345' }, 'nickName', '昵称不能全是数字'],
])('%j is refused with its sentence', async (change, field, sentence) => {
  const input = { ...registration(newPhone(), 'x'), ...change }
  const { body } = await callRaw(node, null, UserInfo.Register, input)
  expect(body.error).toMatchObject({ code: 400, details: { fields: { [field]: sentence } } })
})

test('a registration with a role, coins or a level is refused', async () => {
  const phone = newPhone()
  const input = registration(phone, await proved(phone))
  for (const extra of [{ level: 10 }, { coins: 1000 }, { userCategory: 2 }, { id: newPhone() }]) {
    const { body } = await callRaw(node, null, UserInfo.Register, { ...input, ...extra })
    expect(body.code).toBe(400)
  }
})

test('an unknown phone with a right code gets a ticket that registers it without a second message', async () => {
  const phone = newPhone()
  await callAs(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 })
  const sent = await readCode(node, phone)
  const login = (given: string) =>
    callRaw(node, null, UserInfo.LoginByCode, { phone, code: given, agreementCheckBox: true })
  expect((await login(wrongCode(sent))).body.error?.code).toBe(errorCatalogue.CaptchaWrong.code)
  const { error } = (await login(sent)).body
  expect(error?.code).toBe(2003)
  const ticket = String(error?.details?.['verifyTicket'])
  await callAs(node, null, UserInfo.Register, registration(phone, ticket))
})

test('a known phone signs in by code and gets the same member', async () => {
  const { phone, browser } = await register()
  node.advance(11 * 60_000)
  await callAs(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 })
  const input = { phone, code: await readCode(node, phone), agreementCheckBox: true } as const
  const info = await callAs(node, null, UserInfo.LoginByCode, input)
  expect(info.id).toBe(browser.userId)
  expect(info.userTokenExpireTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(info.userTokenExpireAt - node.app.now().getTime()).toBeGreaterThan(7 * 24 * 3600_000 - 5000)
})

test('a banned member cannot sign in', async () => {
  const { phone, browser } = await register()
  const { userId: memberId } = browser
  const ctx = { db: node.app.db, now: node.app.now() }
  await sanctionMember(ctx, { memberId, kind: 'ban', reason: '反复刷屏', staffId: null })
  node.advance(11 * 60_000)
  await callAs(node, null, SmsMessage.GetSmsCaptcha, { phone, captchaType: 2 })
  const input = { phone, code: await readCode(node, phone), agreementCheckBox: true } as const
  await expect(callAs(node, null, UserInfo.LoginByCode, input)).rejects.toMatchObject({
    ...code('Banned'),
    details: { reason: '反复刷屏' },
  })
})

test('signing in without agreeing is refused', async () => {
  const { body } = await callRaw(node, null, UserInfo.LoginByCode, {
    phone: newPhone(),
    code: '123456',
    agreementCheckBox: false,
  })
  expect(body.code).toBe(400)
})

test.each(allTypes)(
  'a code of purpose %i signs in only if it was sent for signing in',
  async (captchaType) => {
    const phone = newPhone()
    const ctx = buildCtx(node)
    await node.app.db
      .transaction()
      .execute((tx) => replaceCode(ctx, tx, { target: toPhone(phone), captchaType, code: '135790' }))
    const { body } = await callRaw(node, null, UserInfo.LoginByCode, {
      phone,
      code: '135790',
      agreementCheckBox: true,
    })
    // For a phone without an account, a correct code results in 2003.
    expect(body.error?.code).toBe(captchaType === 2 ? 2003 : errorCatalogue.CaptchaWrong.code)
  },
)

test.each(allTypes)(
  'a ticket of purpose %i registers only if it was earned for registering',
  async (captchaType) => {
    const phone = newPhone()
    const ticket = await issueTicket(buildCtx(node), { target: toPhone(phone), captchaType })
    const { body } = await callRaw(node, null, UserInfo.Register, registration(phone, ticket))
    expect(body.success).toBe(captchaType === 1)
    if (captchaType !== 1) expect(body.error?.code).toBe(errorCatalogue.TicketInvalid.code)
  },
)

test.each(allTypes.flatMap((sent) => allTypes.map((asked) => [sent, asked] as const)))(
  'a code of purpose %i is verified for purpose %i only if they are one',
  async (sent, asked) => {
    const phone = newPhone()
    const ctx = buildCtx(node)
    await node.app.db
      .transaction()
      .execute((tx) => replaceCode(ctx, tx, { target: toPhone(phone), captchaType: sent, code: '246802' }))
    const input = { phone, captchaType: asked, code: '246802' }
    const { body } = await callRaw(node, null, SmsMessage.VerifySmsCaptcha, input)
    // For a forgotten password without an account, a correct code results in 2003.
    const isProved = body.success || body.error?.code === errorCatalogue.PhoneUnknown.code
    expect(isProved).toBe(sent === asked)
  },
)
