import { errorCatalogue, StaffSession } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operate } from './operate.ts'
import { callRaw } from './testing/call-as.ts'
import { openTestApp, type TestApp } from './testing/test-app.ts'
import { welcome } from './welcome.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const ctx = () => ({ db: node.app.db, now: node.app.now(), log: node.app.log, actor: '苏晚' })

async function demoOwner() {
  const lines = await operate(ctx(), ['demo-owner'], node.app.env)
  const [name, password, code] = lines.map((line) => /^\w+ +([^\s,]+)/.exec(line)?.[1] ?? '')
  return { name: name ?? '', password: password ?? '', code: code ?? '' }
}

test('a fresh installation has no account of staff, and its start says how to make one', async () => {
  const { count } = await node.app.db
    .selectFrom('staff_account')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(count).toBe(0)
  const said = (isProduction: boolean) => welcome({ ...node.app.env, isProduction }, 'http://127.0.0.1:3000')
  expect(said(true)).toMatch(
    /^Console for staff: \S+\/console \(an account: npm run operator -- invite-owner\)$/m,
  )
  expect(said(false)).toContain('npm run operator -- demo-owner')
})

test("the demonstration's owner signs in with what was printed last", async () => {
  const before = await demoOwner()
  const after = await demoOwner()
  const responses = [before, after].map((given) => callRaw(node, null, StaffSession.SignIn, given))
  const [refused, accepted] = await Promise.all(responses)
  expect(refused?.body.error).toMatchObject({ code: errorCatalogue.StaffSignInWrong.code })
  expect(accepted?.body.result).toMatchObject({ name: 'demo-owner', roles: ['superAdmin', 'judge'] })
})

test('production has no owner of the demonstration', async () => {
  const env = { ...node.app.env, isProduction: true }
  await expect(operate(ctx(), ['demo-owner'], env)).rejects.toThrow('BadInput')
  expect((await operate(ctx(), ['invite-owner'], env))[0]).toMatch(/\/console\/invitation#[\w-]{20,}$/)
})
