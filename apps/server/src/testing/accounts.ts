import type { CaptchaType } from '@guangquan/contract'
import { newEmail, newPhone } from './codes.ts'
import { hashOnce } from './hash-once.ts'
import { buildCtx, buildMember } from './people.ts'
import type { Browser } from './call-as.ts'
import type { TestNode } from './test-app.ts'
import { insertCredential } from '../domains/account/account.store.ts'
import { replaceCode } from '../domains/account/captcha/captcha-code.ts'
import { addToHistory } from '../domains/account/password/password-history.ts'
import type { Target } from '../domains/account/captcha/target.ts'
import { issuePasswordTicket, issueTicket } from '../domains/account/captcha/verify-ticket.ts'

export interface Account {
  browser: Browser
  phone: string
  email: string
  password: string
}

/** A member with phone, e-mail and password, signed in on one browser; null omits one of them. */
export async function buildAccount(
  node: Pick<TestNode, 'app'>,
  given: { phone?: null; email?: null; password?: string | null } = {},
): Promise<Account> {
  const [phone, email] = [newPhone(), newEmail()]
  const { password = '等雾散的那个早晨' } = given
  const browser = await buildMember(node, { phoneBound: given.phone !== null })
  const passwordHash = password === null ? null : await hashOnce(node.app.env, password)
  const ctx = { app: node.app, now: node.app.now() }
  await node.app.db.transaction().execute(async (tx) => {
    const made = await insertCredential(ctx, tx, {
      memberId: browser.userId,
      phone: given.phone === null ? undefined : phone,
      email: given.email === null ? undefined : email,
      passwordHash,
    })
    if (!made) throw new Error('the phone or mailbox is taken')
    if (passwordHash !== null) await addToHistory(ctx, tx, browser.userId, passwordHash)
  })
  return { browser, phone, email, password: password ?? '' }
}

/** A code as if it had been sent, without the limits of sending. */
export async function placeCode(
  node: Pick<TestNode, 'app'>,
  target: Target,
  captchaType: CaptchaType,
  code = '246802',
): Promise<string> {
  const ctx = buildCtx(node)
  await node.app.db.transaction().execute((tx) => replaceCode(ctx, tx, { target, captchaType, code }))
  return code
}

/** A ticket for a correct code. */
export function earnTicket(
  node: Pick<TestNode, 'app'>,
  as: Browser | null,
  target: Target,
  captchaType: CaptchaType,
): Promise<string> {
  return issueTicket(buildCtx(node, as), { target, captchaType })
}

/** A ticket for the correct password. */
export async function earnPasswordTicket(node: Pick<TestNode, 'app'>, as: Browser): Promise<string> {
  const viewer = { id: as.userId, sessionId: '' }
  return (await issuePasswordTicket({ ...buildCtx(node, as), viewer })).ticket
}
