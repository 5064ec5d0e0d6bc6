import { LoginResponse, SmsMessage, UserInfo, errorCatalogue, type Envelope } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs, signedHeaders } from '../../testing/call-as.ts'
import { newPhone, solvePuzzle } from '../../testing/codes.ts'
import { mannWhitney, medianOf } from '../../testing/mann-whitney.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'
import { columnsOf, insertCredential } from './account.store.ts'
import { hashPassword } from './password/hash-password.ts'
import { toMailbox } from './captcha/target.ts'

// Puzzles take processor time, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 })

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const right = '等雾散的那个早晨'
const minute = 60_000

async function buildAccount(): Promise<{ phone: string; userId: string }> {
  const { userId } = await buildMember(node)
  const phone = newPhone()
  const passwordHash = await hashPassword(node.app.env, right)
  const ctx = { app: node.app, now: node.app.now() }
  await node.app.db
    .transaction()
    .execute((tx) => insertCredential(ctx, tx, { memberId: userId, phone, passwordHash }))
  return { phone, userId }
}

async function login(account: string, password: string, puzzle?: string, at: TestNode = node) {
  const path = '/api/Login/login'
  const payload = JSON.stringify({ account, password, ...(puzzle === undefined ? {} : { puzzle }) })
  const response = await at.server.inject({
    method: 'POST',
    url: path,
    payload,
    headers: { 'content-type': 'application/json', ...signedHeaders(at, null, 'POST', path, payload) },
  })
  const body: Envelope = response.json()
  return { body, cookie: /sid=([^;]+)/.exec(String(response.headers['set-cookie']))?.[1] ?? '' }
}

const puzzle = async () => solvePuzzle(await callAs(node, null, SmsMessage.GetPuzzle, {}))

test('phone and password sign in, and the session works', async () => {
  const { phone, userId } = await buildAccount()
  const { body, cookie } = await login(`+86 ${phone}`, right)
  const response = LoginResponse.parse(body.result)
  expect(response.tokenType).toBe('Session')
  const { userInfo } = response
  if (userInfo === null) throw new Error('no user info')
  expect(userInfo.userToken).toBe(response.token)
  const browser = { userId, token: response.token, signKey: userInfo.signKey, cookie }
  expect((await callAs(node, browser, UserInfo.Get, {})).userId).toBe(userId)
})

test('a wrong password and an unknown account get the same response, by phone, e-mail and user name', async () => {
  const { phone, userId } = await buildAccount()
  const columns = columnsOf(node.app.env, userId, toMailbox('known@example.com'))
  await node.app.db
    .updateTable('credential')
    .set({ ...columns, user_name: 'Known_one', user_name_folded: 'known_one' })
    .where('member_id', '=', userId)
    .execute()
  const { body: first } = await login(phone, 'not the password')
  expect(first.message).toBe('账号或密码错误')
  const names = [newPhone(), 'known@example.com', 'nobody@example.com', 'Known_one', 'Unknown_one', '我']
  for (const name of names) expect((await login(name, 'not the password')).body).toEqual(first)
  for (const name of ['KNOWN@example.com', 'known_ONE']) {
    expect((await login(name, right)).body.success).toBe(true)
  }
})

test('a request that is not signed is refused', async () => {
  const response = await node.server.inject({
    method: 'POST',
    url: '/api/Login/login',
    payload: { account: newPhone(), password: right },
  })
  expect(response.json().error.code).toBe(errorCatalogue.SignatureInvalid.code)
})

test.each(['known', 'unknown'])('the sixth attempt on a %s account requires a puzzle', async (kind) => {
  const { phone } = kind === 'known' ? await buildAccount() : { phone: newPhone() }
  for (let tried = 0; tried < 5; tried++) {
    expect((await login(phone, `wrong ${tried}`)).body.error?.code).toBe(errorCatalogue.WrongPassword.code)
  }
  expect((await login(phone, right)).body.error?.code).toBe(errorCatalogue.PuzzleNeeded.code)
  expect((await login(phone, 'wrong', await puzzle())).body.error?.code).toBe(
    errorCatalogue.WrongPassword.code,
  )
  expect((await login(phone, right, await puzzle())).body.success).toBe(kind === 'known')
})

test('a success resets the failures before it', async () => {
  const { phone } = await buildAccount()
  for (let round = 0; round < 2; round++) {
    for (let tried = 0; tried < 4; tried++) await login(phone, 'wrong')
    expect((await login(phone, right)).body.success).toBe(true)
  }
})

test.each(['known', 'unknown'])(
  'ten failed attempts within an hour lock a %s account for 30 minutes',
  async (kind) => {
    const { phone } = kind === 'known' ? await buildAccount() : { phone: newPhone() }
    for (let tried = 0; tried < 10; tried++)
      await login(phone, 'wrong', tried < 5 ? undefined : await puzzle())
    const locked = await login(phone, right, await puzzle())
    expect(locked.body.error).toMatchObject({ code: errorCatalogue.AccountLocked.code, details: { n: 30 } })
    expect(locked.body.message).toBe('账号已锁定，请 30 分钟后再试')
    node.advance(29 * minute)
    expect((await login(phone, right, await puzzle())).body.error?.code).toBe(
      errorCatalogue.AccountLocked.code,
    )
    node.advance(minute + 1000)
    expect((await login(phone, right)).body.success).toBe(kind === 'known')
  },
)

test('of 12 concurrent guesses over two nodes at most ten are compared', async () => {
  const other = await node.addNode()
  const { phone } = await buildAccount()
  const puzzles: string[] = []
  for (let made = 0; made < 12; made++) puzzles.push(await puzzle())
  const responses = await Promise.all(
    puzzles.map((solution, index) => login(phone, 'wrong', solution, index % 2 === 0 ? node : other)),
  )
  const compared = responses.filter(
    (response) => response.body.error?.code === errorCatalogue.WrongPassword.code,
  )
  expect(compared.length).toBeLessThanOrEqual(10)
  // On a busy machine some may have been turned away before they were counted.
  for (let tried = compared.length; tried < 10; tried++) await login(phone, 'wrong', await puzzle())
  expect((await login(phone, right, await puzzle())).body.error?.code).toBe(errorCatalogue.AccountLocked.code)
})

interface Timings {
  known: number[]
  unknown: number[]
}

/**
 * Milliseconds of wrong attempts on a known and on unknown accounts, in pairs of alternating order, so that load
 * affects both alike.
 */
async function timeTries(phone: string, pairs: number): Promise<{ wall: Timings; processor: Timings }> {
  const wall: Timings = { known: [], unknown: [] }
  const processor: Timings = { known: [], unknown: [] }
  for (let call = 0; call < pairs * 2; call++) {
    const kind = (call % 2 === 0) === call % 4 < 2 ? 'known' : 'unknown'
    const account = kind === 'known' ? phone : newPhone()
    await node.app.db.deleteFrom('rate_limit').execute()
    const cpu = process.cpuUsage()
    const begin = performance.now()
    await login(account, 'wrong')
    wall[kind].push(performance.now() - begin)
    const { user, system } = process.cpuUsage(cpu)
    processor[kind].push((user + system) / 1000)
  }
  return { wall, processor }
}

test('a known and an unknown account take equally long', async () => {
  const { phone } = await buildAccount()
  await timeTries(phone, 5)
  // Equal sources exceed this once in a hundred, and a busy machine may too; three times in a row means a difference.
  const alike = 2.576
  const seen: object[] = []
  for (let attempt = 0; attempt < 3; attempt++) {
    const { wall, processor } = await timeTries(phone, 100)
    // Both were really hashed.
    expect(Math.min(...processor.known, ...processor.unknown)).toBeGreaterThan(5)
    // Wall-clock time is compared too, since it reveals an extra await; its medians mean nothing while other tests run.
    const found = {
      wall: mannWhitney(wall.known, wall.unknown),
      processor: mannWhitney(processor.known, processor.unknown),
      medians: medianOf(processor.known) - medianOf(processor.unknown),
    }
    if (Math.abs(found.wall) < alike && Math.abs(found.processor) < alike && Math.abs(found.medians) < 5)
      return
    seen.push(found)
  }
  expect(seen).toEqual([])
})

test('an attempt makes as many queries for a known as for an unknown account', async () => {
  const { phone } = await buildAccount()
  let asked = 0
  const count = () => (asked += 1)
  node.app.pool.on('acquire', count)
  const least = { known: Infinity, unknown: Infinity }
  for (let round = 0; round < 5; round++) {
    for (const kind of ['known', 'unknown'] as const) {
      await node.app.db.deleteFrom('rate_limit').execute()
      asked = 0
      await login(kind === 'known' ? phone : newPhone(), 'wrong')
      // The minimum of five excludes queries of the node's background work.
      least[kind] = Math.min(least[kind], asked)
    }
  }
  node.app.pool.off('acquire', count)
  expect(least.known).toBe(least.unknown)
  expect(least.known).toBeGreaterThan(2)
})
