import { UserInfo, SmsMessage, errorCatalogue } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { newPhone, solvePuzzle } from '../../testing/codes.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { insertCredential } from './account.store.ts'

// Puzzles take processor time, and the machine may be busy with other tests.
vi.setConfig({ testTimeout: 120_000 })

let node: TestApp
beforeAll(async () => {
  node = await openTestApp({ limits: true })
})
afterAll(() => node.close())

const codes = (name: keyof typeof errorCatalogue) => errorCatalogue[name].code

async function ask(phone: string, ip: string, withPuzzle = false): Promise<number | boolean> {
  const puzzle = withPuzzle
    ? { puzzle: solvePuzzle(await callAs(node, null, SmsMessage.GetPuzzle, {}, { ip: '10.9.9.9' })) }
    : {}
  const { body } = await callRaw(node, null, UserInfo.ExistPhone, { phone, ...puzzle }, { ip })
  return body.error === null ? UserInfo.ExistPhone.output.parse(body.result).exist : body.error.code
}

test('the sign-up page learns whether a phone has an account', async () => {
  const { userId } = await buildMember(node)
  const phone = newPhone()
  await node.app.db.transaction().execute((tx) =>
    insertCredential({ app: node.app, now: node.app.now() }, tx, {
      memberId: userId,
      phone,
      passwordHash: '',
    }),
  )
  expect(await ask(phone, '10.1.0.1')).toBe(true)
  expect(await ask(`+86 ${phone.slice(0, 3)}-${phone.slice(3)}`, '10.1.0.1')).toBe(true)
  expect(await ask(newPhone(), '10.1.0.1')).toBe(false)
})

test('an IP address may ask five times a minute, needs a puzzle after fifteen, and is stopped at thirty a day', async () => {
  const ip = '10.1.0.2'
  // The clock of the test does not matter: the limiter of the gate counts real minutes.
  const responses: (number | boolean)[] = []
  for (let asked = 0; asked < 6; asked++) responses.push(await ask(newPhone(), ip))
  expect(responses).toEqual([false, false, false, false, false, codes('TooFast')])
  await node.app.db.deleteFrom('rate_limit').where('key', 'like', 'exist0%').execute()

  const day: (number | boolean)[] = []
  for (let asked = 5; asked < 40; asked++) {
    await node.app.db.deleteFrom('rate_limit').where('key', 'like', 'exist0%').execute()
    day.push(await ask(newPhone(), ip, asked % 2 === 0))
  }
  expect(day.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => false))
  expect(day.slice(10, 14)).toEqual([codes('PuzzleNeeded'), false, codes('PuzzleNeeded'), false])
  expect(day.at(-1)).toBe(codes('TooFast'))
  expect(day.filter((response) => typeof response === 'boolean').length).toBeLessThanOrEqual(25)
})
