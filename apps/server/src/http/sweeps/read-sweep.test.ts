import { declaredMethods, errorCatalogue, isOfConsole, Push } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSite } from '../../domains/site/index.ts'
import { buildAccount } from '../../testing/accounts.ts'
import { callRaw, type Browser } from '../../testing/call-as.ts'
import { permissions } from '../../testing/permissions.ts'
import { sampleInputs } from '../../testing/sample-input.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp, type TestNode } from '../../testing/test-app.ts'

const reads = declaredMethods
  .filter((method) => method.read)
  .map((method) => ({ name: `${method.service}/${method.name}`, method }))
const inputs = new Map<string, Record<string, unknown>[]>()
let app: TestApp
let readOnly: TestNode
let member: Browser
let staff: StaffBrowser

beforeAll(async () => {
  app = await openTestApp()
  await seedSite(app.app.db)
  const account = await buildAccount(app)
  member = account.browser
  // Normally made at the first start of a program.
  await callRaw(app, member, Push.GetKey, {})
  staff = await buildStaff(app, ['superAdmin'])
  for (const { name, method } of reads) {
    const owned = permissions.get(name)?.owned
    const about = owned === undefined || owned.owner !== undefined ? [] : [await owned.make(app, account)]
    inputs.set(name, [...about, ...sampleInputs(method)])
  }
  const name = new URL(app.databaseUrl).pathname.slice(1)
  await sql`alter database ${sql.id(name)} set default_transaction_read_only = on`.execute(app.app.db)
  readOnly = await app.addNode()
})
afterAll(() => app.close())

test.each(reads)('$name works on a database that refuses writes', async ({ name, method }) => {
  expect(method.write).toBe(false)
  for (const input of inputs.get(name) ?? []) {
    const { body } = await callRaw(readOnly, isOfConsole(method) ? staff : member, method, input)
    expect([input, body.error?.code]).not.toEqual([input, errorCatalogue.Unknown.code])
  }
})
