import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { ExportStart, method, service, staff, writeBody } from '@guangquan/contract'
import { v4 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedHeaders } from '../testing/call-as.ts'
import { buildStaff, type StaffBrowser } from '../testing/staff.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { insertExport } from './export.store.ts'
import { exportPath } from './export-path.ts'
import { defineExport } from './list-export.ts'
import { mountExports } from './serve-exports.ts'

const Endless = service('Endless', {
  Export: method({
    summary: '没有尽头',
    access: staff('support'),
    write: true,
    input: writeBody({}),
    output: ExportStart,
    errors: [],
  }),
})
let read = 0
const endless = defineExport(
  Endless.Export,
  { name: '没有尽头', columns: { number: '数' } },
  async function* () {
    for (;;) yield { number: (read += 1) }
  },
)

let node: TestApp
let address: string
let browser: StaffBrowser
beforeAll(async () => {
  node = await openTestApp({ implementations: [], mount: [mountExports([endless])] })
  address = await node.server.listen({ host: '127.0.0.1', port: 0 })
  browser = await buildStaff(node, ['support'])
})
afterAll(() => node.close())

/** Opens the export of an endless list. */
async function open(): Promise<{ id: string; response: IncomingMessage }> {
  const id = uuid()
  await node.app.db.transaction().execute((tx) =>
    insertExport(tx, {
      id,
      sessionId: browser.sessionId,
      list: 'Endless',
      input: '{}',
      now: node.app.now(),
    }),
  )
  const path = exportPath(node.app.env.PRODUCT_KEY, id)
  const sent = request(address + path, { headers: signedHeaders(node, browser, 'GET', path, '') }).end()
  const [response] = await once(sent, 'response')
  return { id, response }
}

const actOf = (id: string) =>
  node.app.db.selectFrom('staff_act').select(['act', 'after']).where('target_id', '=', id).execute()

test('when its receiver leaves, an export ends, and the audit log has its rows', async () => {
  const { id, response } = await open()
  await once(response, 'data')
  response.destroy()
  await expect.poll(() => actOf(id)).toHaveLength(1)
  expect(await actOf(id)).toEqual([{ act: 'export.cancelled', after: { rows: expect.any(Number) } }])
})

test('what nobody receives is not read', async () => {
  const { id, response } = await open()
  response.pause()
  let before = -1
  // Until the buffers of the connection are full.
  await expect.poll(() => before === (before = read), { interval: 500 }).toBe(true)
  response.destroy()
  await expect.poll(() => actOf(id)).toHaveLength(1)
})

test('an export ends with the session that began it, as a broken download', async () => {
  const { id, response } = await open()
  response.resume()
  const broken = once(response, 'error')
  await node.app.db
    .updateTable('staff_session')
    .set({ ended_at: node.app.now() })
    .where('id', '=', browser.sessionId)
    .execute()
  expect(await broken).toMatchObject([{ code: 'ECONNRESET' }])
  expect(await actOf(id)).toMatchObject([{ act: 'export.cancelled' }])
})
