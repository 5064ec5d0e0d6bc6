import { UserInfo, errorCatalogue, type CaptchaType } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inTransaction } from '../../db/in-transaction.ts'
import { Failure } from '../../fail.ts'
import { callRaw } from '../../testing/call-as.ts'
import { newEmail, newPhone } from '../../testing/codes.ts'
import { buildCtx } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { seedSite } from '../site/index.ts'
import { consumeProof, type MemberConsumer } from './consume-proof.ts'
import { toMailbox, toPhone } from './captcha/target.ts'
import { issueWithdrawTicket } from './captcha/verify-ticket.ts'
import {
  buildAccount,
  earnPasswordTicket,
  earnTicket,
  placeCode,
  type Account,
} from '../../testing/accounts.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

const allTypes: CaptchaType[] = [1, 2, 3, 4, 5, 1100]
const refused = new Set(['TicketInvalid', 'CaptchaWrong'].map((name) => codeOf(name)))
function codeOf(name: string): number {
  return Object.entries(errorCatalogue).find(([key]) => key === name)?.[1].code ?? 0
}

let serial = 0
const nickName = () => `矩阵${(serial += 1)}号`
const newPassword = () => `雨停以后的第${(serial += 1)}个早晨`

/** Every call that accepts a code or its ticket, with the purpose it accepts; called with codes of every purpose. */
const calls: Record<string, { takes: CaptchaType; ask: (type: CaptchaType) => Promise<number | null> }> = {
  Register: {
    takes: 1,
    ask: async (type) => {
      const phone = newPhone()
      const verifyTicket = await earnTicket(node, null, toPhone(phone), type)
      const input = {
        phone,
        verifyTicket,
        password: newPassword(),
        nickName: nickName(),
        agreementCheckBox: true,
      }
      return errorOf(await callRaw(node, null, UserInfo.Register, input))
    },
  },
  'Register, mailbox': {
    takes: 1,
    ask: async (type) => {
      const email = newEmail()
      const input = {
        email,
        verifyTicket: await earnTicket(node, null, toMailbox(email), type),
        password: newPassword(),
        nickName: nickName(),
        agreementCheckBox: true,
      }
      return errorOf(await callRaw(node, null, UserInfo.Register, input))
    },
  },
  LoginByEmailCode: {
    takes: 2,
    ask: async (type) => {
      const { email } = await buildAccount(node)
      const code = await placeCode(node, toMailbox(email), type)
      const input = { email, code, agreementCheckBox: true }
      return errorOf(await callRaw(node, null, UserInfo.LoginByEmailCode, input))
    },
  },
  LoginByCode: {
    takes: 2,
    ask: async (type) => {
      const { phone } = await buildAccount(node)
      const code = await placeCode(node, toPhone(phone), type)
      return errorOf(
        await callRaw(node, null, UserInfo.LoginByCode, { phone, code, agreementCheckBox: true }),
      )
    },
  },
  ResetPassword: {
    takes: 3,
    ask: async (type) => {
      const { phone } = await buildAccount(node)
      const verifyTicket = await earnTicket(node, null, toPhone(phone), type)
      const input = { phone, verifyTicket, newPassword: newPassword() }
      return errorOf(await callRaw(node, null, UserInfo.ResetPassword, input))
    },
  },
  'ResetPassword, mailbox': {
    takes: 3,
    ask: async (type) => {
      const { email } = await buildAccount(node)
      const verifyTicket = await earnTicket(node, null, toMailbox(email), type)
      const input = { email, verifyTicket, newPassword: newPassword() }
      return errorOf(await callRaw(node, null, UserInfo.ResetPassword, input))
    },
  },
  DeleteAccount: {
    takes: 1100,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node)
      const code = await placeCode(node, toPhone(phone), type)
      return errorOf(await callRaw(node, browser, UserInfo.DeleteAccount, { code, keepPosts: false }))
    },
  },
  ModifyPassword: {
    takes: 4,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node)
      const ticket = await earnTicket(node, browser, toPhone(phone), type)
      return errorOf(
        await callRaw(node, browser, UserInfo.ModifyPassword, { ticket, newPassword: newPassword() }),
      )
    },
  },
  'ChangePhone, old phone': {
    takes: 5,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node)
      const ticket = await earnTicket(node, browser, toPhone(phone), type)
      const next = newPhone()
      const phoneCode = await placeCode(node, toPhone(next), 5)
      return errorOf(
        await callRaw(node, browser, UserInfo.ChangePhone, { ticket, newPhone: next, phoneCode }),
      )
    },
  },
  'ChangePhone, new phone': {
    takes: 5,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node)
      const ticket = await earnTicket(node, browser, toPhone(phone), 5)
      const next = newPhone()
      const phoneCode = await placeCode(node, toPhone(next), type)
      return errorOf(
        await callRaw(node, browser, UserInfo.ChangePhone, { ticket, newPhone: next, phoneCode }),
      )
    },
  },
  'ChangeEmail, proof': {
    takes: 1100,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node)
      const ticket = await earnTicket(node, browser, toPhone(phone), type)
      const next = `matrix${(serial += 1)}@example.com`
      const captchaNum = await placeCode(node, toMailbox(next), 1100)
      return errorOf(
        await callRaw(node, browser, UserInfo.ChangeEmail, { ticket, newEmail: next, captchaNum }),
      )
    },
  },
  'ChangeEmail, new mailbox': {
    takes: 1100,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node)
      const ticket = await earnTicket(node, browser, toPhone(phone), 1100)
      const next = `matrix${(serial += 1)}@example.com`
      const captchaNum = await placeCode(node, toMailbox(next), type)
      return errorOf(
        await callRaw(node, browser, UserInfo.ChangeEmail, { ticket, newEmail: next, captchaNum }),
      )
    },
  },
  BindEmail: {
    takes: 1100,
    ask: async (type) => {
      const { browser, phone } = await buildAccount(node, { email: null })
      const ticket = await earnTicket(node, browser, toPhone(phone), type)
      const next = `matrix${(serial += 1)}@example.com`
      const captchaNum = await placeCode(node, toMailbox(next), 1100)
      return errorOf(await callRaw(node, browser, UserInfo.BindEmail, { ticket, newEmail: next, captchaNum }))
    },
  },
}

function errorOf(response: { body: { error: { code: number } | null } }): number | null {
  return response.body.error?.code ?? null
}

test.each(
  Object.entries(calls).flatMap(([name, { takes, ask }]) =>
    allTypes.map((type) => ({ name, type, passes: type === takes, ask })),
  ),
)('$name with a code of purpose $type: $passes', async ({ type, passes, ask }) => {
  const error = await ask(type)
  if (passes) expect(error).toBeNull()
  else expect(refused).toContain(error)
})

/** Whether a consumer accepts the account's proof. In a transaction, as commands do it. */
async function takes(account: Account, consumer: MemberConsumer, ticket: string): Promise<boolean> {
  const ctx = buildCtx(node, account.browser)
  const viewer = { id: account.browser.userId, sessionId: '' }
  try {
    await inTransaction(ctx, (tx) => consumeProof({ ...ctx, viewer }, tx, { ticket, consumer }))
    return true
  } catch (error) {
    if (error instanceof Failure && error.errorName === 'TicketInvalid') return false
    throw error
  }
}

const ownProofs: Record<MemberConsumer, string[]> = {
  modifyPassword: ['password', 'sms:4', 'email:4'],
  changePhone: ['sms:5'],
  bindPhone: ['password', 'email:1100'],
  changeEmail: ['password', 'sms:1100', 'email:1100'],
  transferProduct: ['password', 'sms:1100', 'email:1100'],
  circle: ['password', 'sms:1100', 'email:1100'],
  unbindProduct: ['password', 'sms:1100', 'email:1100'],
  unbindSocial: ['password', 'sms:1100', 'email:1100'],
  exportData: ['password', 'sms:1100', 'email:1100'],
}
const consumers: MemberConsumer[] = [
  'modifyPassword',
  'changePhone',
  'bindPhone',
  'changeEmail',
  'transferProduct',
  'unbindProduct',
  'unbindSocial',
  'exportData',
]

describe.each(consumers)('%s', (consumer) => {
  const proofs = [
    'password',
    ...(['sms', 'email'] as const).flatMap((kind) => allTypes.map((type) => `${kind}:${type}`)),
  ]

  test.each(proofs)('accepts %s only if it is listed for it', async (proof) => {
    const account = await buildAccount(node, { password: null })
    const [kind, type] = proof.split(':')
    const captchaType = allTypes.find((one) => String(one) === type) ?? 1
    const target = kind === 'sms' ? toPhone(account.phone) : toMailbox(account.email)
    const earn = (browser = account.browser) =>
      kind === 'password' ? earnPasswordTicket(node, browser) : earnTicket(node, browser, target, captchaType)
    const expected = ownProofs[consumer].includes(proof)
    const ticket = await earn()
    expect(await takes(account, consumer, ticket)).toBe(expected)
    // It is consumed; and another member's proof is worth nothing, even one for this very address.
    expect(await takes(account, consumer, ticket)).toBe(false)
    const other = await buildAccount(node, { password: null })
    expect(await takes(account, consumer, await earn(other.browser))).toBe(false)
  })
})

test('a proof for another request of the same member is refused', async () => {
  const account = await buildAccount(node, { password: null })
  const foreign = await earnTicket(node, account.browser, toPhone(newPhone()), 1100)
  const newMailbox = await earnTicket(node, account.browser, toMailbox('somebody@example.com'), 1100)
  expect(await takes(account, 'exportData', foreign)).toBe(false)
  expect(await takes(account, 'exportData', newMailbox)).toBe(false)
})

test('a password’s proof lasts ten minutes, a code’s thirty', async () => {
  const account = await buildAccount(node, { password: null })
  const password = await earnPasswordTicket(node, account.browser)
  const code = await earnTicket(node, account.browser, toPhone(account.phone), 1100)
  node.advance(10 * 60_000 + 1)
  expect(await takes(account, 'exportData', password)).toBe(false)
  node.advance(19 * 60_000)
  expect(await takes(account, 'exportData', code)).toBe(true)
  const late = await earnTicket(node, account.browser, toPhone(account.phone), 1100)
  node.advance(30 * 60_000 + 1)
  expect(await takes(account, 'exportData', late)).toBe(false)
})

test('a member who lost the phone gives password and e-mail proof, and both are consumed', async () => {
  const account = await buildAccount(node, { password: null })
  const mailbox = () => earnTicket(node, account.browser, toMailbox(account.email), 1100)
  const password = await earnPasswordTicket(node, account.browser)
  expect(await takes(account, 'changePhone', password)).toBe(false)
  expect(await takes(account, 'changePhone', await mailbox())).toBe(true)
  // The password's proof was consumed with it.
  expect(await takes(account, 'changePhone', await mailbox())).toBe(false)
  expect(await takes(account, 'exportData', password)).toBe(false)
  // Either of the two may be the one that is named.
  expect(await takes(account, 'changePhone', await earnPasswordTicket(node, account.browser))).toBe(true)
})

test('of two concurrent uses of a proof one succeeds', async () => {
  const account = await buildAccount(node, { password: null })
  const ticket = await earnPasswordTicket(node, account.browser)
  const uses = await Promise.all(Array.from({ length: 6 }, () => takes(account, 'exportData', ticket)))
  expect(uses.filter(Boolean)).toHaveLength(1)
})

test('a ticket that cancels a deletion proves nothing else', async () => {
  const account = await buildAccount(node, { password: null })
  const ticket = await issueWithdrawTicket(buildCtx(node), account.browser.userId)
  for (const consumer of consumers) expect(await takes(account, consumer, ticket)).toBe(false)
})
