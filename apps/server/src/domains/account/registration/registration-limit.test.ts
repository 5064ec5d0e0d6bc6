import { UserInfo, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeCode, earnTicket } from '../../../testing/accounts.ts'
import { callRaw } from '../../../testing/call-as.ts'
import { newPhone } from '../../../testing/codes.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { seedSite } from '../../site/index.ts'
import { registrationsPerDay } from './registration-limit.ts'

const shop = '203.0.113.7'
let node: TestApp
let other: TestNode
beforeAll(async () => {
  node = await openTestApp({ limits: true, settings: { SHOP_ADDRESSES: `${shop}, 198.51.100.0/24` } })
  other = await node.addNode()
  await seedSite(node.app.db)
})
afterAll(() => node.close())

let serial = 0

/**
 * The error of one registration, 0 for none. The clock moves a minute first, because the class of calls has a window of
 * its own.
 */
async function register(
  ip: string,
  at: TestNode = node,
  nickName = `新来的${(serial += 1)}`,
): Promise<number> {
  const phone = newPhone()
  await placeCode(node, { kind: 'sms', address: phone }, 1)
  const verifyTicket = await earnTicket(node, null, { kind: 'sms', address: phone }, 1)
  const input = {
    phone,
    verifyTicket,
    password: '等雾散的那个早晨',
    nickName,
    agreementCheckBox: true as const,
  }
  await node.app.db.deleteFrom('rate_limit').where('key', 'like', 'signIn%').execute()
  const { body } = await callRaw(at, null, UserInfo.Register, input, { ip })
  return body.error?.code ?? 0
}

const refused = errorCatalogue.RegisterLimit.code

describe('accounts made from one address', () => {
  it('are limited to five a day over all nodes; failed ones are not counted', async () => {
    const ip = '10.9.0.1'
    for (let made = 0; made < registrationsPerDay.elsewhere; made++) {
      expect(await register(ip, made % 2 === 0 ? node : other)).toBe(0)
      expect(await register(ip, node, '新来的1')).toBe(errorCatalogue.NickNameTaken.code)
    }
    expect(await register(ip)).toBe(refused)
    expect(await register('10.9.0.2')).toBe(0)
    node.advance(24 * 3600_000 + 1000)
    expect(await register(ip)).toBe(0)
  })

  it('are exactly five when many are requested at once', async () => {
    const asked = Array.from({ length: 8 }, (_, index) =>
      register('10.9.0.3', index % 2 === 0 ? node : other),
    )
    const responses = await Promise.all(asked)
    expect(responses.filter((code) => code === 0)).toHaveLength(registrationsPerDay.elsewhere)
    expect(responses.filter((code) => code === refused)).toHaveLength(3)
  })

  it('are limited to twenty at a shop’s address', async () => {
    for (let made = 0; made < registrationsPerDay.shop; made++) expect(await register(shop)).toBe(0)
    expect(await register(shop)).toBe(refused)
  })
})
