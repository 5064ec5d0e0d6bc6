import { StaffInvitation, StaffSession, UserProduct } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs } from '../../testing/call-as.ts'
import { buildAccount, earnPasswordTicket } from '../../testing/accounts.ts'
import { permissions } from '../../testing/permissions.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

/** The tables with a row that contains a text in any column, as a thief of a copy would search them. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(node.app.db)
  const found: string[] = []
  for (const { name } of rows) {
    const hits = await sql<{ hit: boolean }>`select exists (select from ${sql.table(name)} as r
      where strpos(to_jsonb(r)::text, ${text}) > 0
        or strpos(to_jsonb(r)::text, encode(convert_to(${text}, 'UTF8'), 'hex')) > 0) as hit`.execute(
      node.app.db,
    )
    if (hits.rows[0]?.hit === true) found.push(name)
  }
  return found
}

const requestId = () => crypto.randomUUID()

test('a secret that a response carries is in no table, and a retry gets it again', async () => {
  const owner = await buildStaff(node, ['superAdmin'])
  const invite = { roles: ['support' as const], reason: '新同事', requestId: requestId() }
  const { token } = await callAs(node, owner, StaffInvitation.Create, invite)
  expect(token.length).toBeGreaterThan(20)
  expect(await tablesWith(token)).toEqual([])
  expect((await callAs(node, owner, StaffInvitation.Create, invite)).token).toBe(token)

  const renew = { requestId: requestId() }
  const { recoveryCodes } = await callAs(node, owner, StaffSession.RenewRecoveryCodes, renew)
  for (const code of recoveryCodes) expect(await tablesWith(code)).toEqual([])
  expect((await callAs(node, owner, StaffSession.RenewRecoveryCodes, renew)).recoveryCodes).toEqual(
    recoveryCodes,
  )

  const account = await buildAccount(node)
  const make = permissions.get('UserProduct/StartTransfer')?.owned?.make
  const body = await make?.(node, account)
  const transfer = {
    regProductId: String(body?.['regProductId']),
    ticket: await earnPasswordTicket(node, account.browser),
    requestId: requestId(),
  }
  const { code } = await callAs(node, account.browser, UserProduct.StartTransfer, transfer)
  expect(await tablesWith(code)).toEqual([])
  expect((await callAs(node, account.browser, UserProduct.StartTransfer, transfer)).code).toBe(code)
})

test('no response is in the database as text', async () => {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from answered_request
    where answer is not null`.execute(node.app.db)
  expect(rows[0]?.count).toBe(0)
})
