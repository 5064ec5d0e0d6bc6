import { errorCatalogue, StaffSystem } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../program.ts'
import { callAs, callRaw } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { aliyunSimulator, type SmsSimulator } from '../../testing/providers/aliyun-simulator.ts'
import { type Simulator, startSimulator } from '../../delivery/simulators/simulator.ts'
import { buildStaff, type StaffBrowser } from '../../testing/staff.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

let node: TestApp
let owner: StaffBrowser
let aliyun: Simulator
let side: SmsSimulator
beforeAll(async () => {
  side = aliyunSimulator(() => node.app.now())
  aliyun = await startSimulator({ '': side.provider })
  const settings = { SMS_PROVIDER: 'aliyun', ...side.env, ALIYUN_SMS_ENDPOINT: aliyun.origin }
  node = await openTestApp({ settings: { LOG_LEVEL: 'fatal', ...settings } })
  owner = await buildStaff(node, ['superAdmin'])
})
afterAll(() => Promise.all([node.close(), aliyun.close()]))

const reason = '换了签名'
const system = () => callAs(node, owner, StaffSystem.Get, {})
const provider = async (name: string) => {
  const { items } = await callAs(node, owner, StaffSystem.GetProviders, {})
  return items.find((one) => one.name === name)
}
const trySms = (recipient: string) => ({ provider: 'aliyun-sms', recipient, reason }) as const

test('a node is alive from its start until its heartbeats are missing, and gone after its stop', async () => {
  expect((await system()).nodes).toEqual([])
  const second = await node.addNode()
  await second.server.listen({ port: 0, host: '127.0.0.1' })
  // Its first heartbeat is stored after it listens.
  await expect.poll(async () => (await system()).nodes).toHaveLength(1)
  const [started] = (await system()).nodes
  expect(started).toMatchObject({ isAlive: true, pid: process.pid, nodeVersion: process.versions.node })
  expect(started?.memoryBytes).toBeGreaterThan(1e6)
  node.advance(60_000)
  expect((await system()).nodes).toMatchObject([{ id: started?.id, isAlive: false }])
  await second.close()
  expect((await system()).nodes).toEqual([])
})

test('versions, the database and what is stored are shown as they are', async () => {
  await buildFile(node, await buildMember(node))
  const { app } = node
  const count = jobs.find(({ name }) => name === 'media.countStored')
  await count?.perform(jobCtxOf(app), {})
  const { versions, database, storage } = await system()
  expect(versions.pendingMigrations).toEqual([])
  expect(versions.schema).toMatch(/^\d{4}-/)
  expect(versions.postgres).toMatch(/^\d+/)
  expect(database.bytes).toBeGreaterThan(1e6)
  expect(database.connections.active).toBeGreaterThan(0)
  // The tests' role is the superuser, who may do everything.
  expect(database.isAuditApart).toBe(false)
  expect(database.largestTables).toHaveLength(10)
  const sizes = database.largestTables.map(({ bytes }) => bytes)
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
  const { size, files } = await node.app.db
    .selectFrom('stored_file')
    .select((eb) => [eb.fn.sum('size_bytes').as('size'), eb.fn.countAll().as('files')])
    .executeTakeFirstOrThrow()
  expect(storage.uses).toMatchObject([{ useType: 1, files: Number(files), bytes: Number(size) }])
  expect(storage.disk.totalBytes).toBeGreaterThan(storage.disk.freeBytes)
})

test('a test message shows what the provider answered, is counted, recorded and limited', async () => {
  expect(await provider('aliyun-sms')).toMatchObject({
    isConfigured: true,
    testedBy: ['sms'],
    lastSuccessTime: null,
  })
  expect(await provider('tencent-sms')).toMatchObject({ isConfigured: false, testedBy: [] })
  expect(await callAs(node, owner, StaffSystem.SendTest, trySms('+86 138 0013 8001'))).toEqual({
    isAccepted: true,
    cause: '',
  })
  expect(side.sent).toMatchObject([{ phone: '13800138001', code: '000000' }])
  side.refusals.push('isv.SMS_SIGNATURE_ILLEGAL')
  const cause = 'CONFIG isv.SMS_SIGNATURE_ILLEGAL'
  const refused = await callAs(node, owner, StaffSystem.SendTest, trySms('13800138001'))
  expect(refused).toEqual({ isAccepted: false, cause })
  const use = await provider('aliyun-sms')
  expect(use).toMatchObject({ succeeded: 1, failed: 1, lastFailure: cause })
  expect(use?.lastSuccessTime).not.toBeNull()
  const act = await node.app.db
    .selectFrom('staff_act')
    .where('act', '=', 'provider.tested')
    .select(['target_id', 'after', 'reason'])
    .orderBy('seq', 'desc')
    .executeTakeFirst()
  const after = { recipient: '138****8001', isAccepted: false, cause }
  expect(act).toEqual({ target_id: 'aliyun-sms', after, reason })

  await callAs(node, owner, StaffSystem.SendTest, trySms('13800138001'))
  const codeOf = async (body: object) =>
    (await callRaw(node, owner, StaffSystem.SendTest, body)).body.error?.code
  expect(await codeOf(trySms('13800138001'))).toBe(errorCatalogue.TooFast.code)
  expect(await codeOf(trySms('not a number'))).toBe(errorCatalogue.BadInput.code)
  expect(await codeOf({ ...trySms('13800138001'), provider: 'weibo' })).toBe(
    errorCatalogue.ContentNotFound.code,
  )
  expect(side.sent).toHaveLength(2)
})
