import { StaffSystem } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskRoom, warnBelowBytes } from '../../storage/disk-room.ts'
import { callAs } from '../../testing/call-as.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeDiskWatch } from './watch-disk.ts'

const recipient = 'ops@guangquan.example'
let node: TestApp
let logged = ''
beforeAll(async () => {
  node = await openTestApp({
    settings: { ALERT_MAIL: recipient, LOG_LEVEL: 'info' },
    logTo: { write: (line) => (logged += line) },
  })
})
afterAll(() => node.close())

const roomOf = (freeBytes: number) =>
  diskRoom('anywhere', () => Promise.resolve({ bavail: freeBytes, blocks: 10 * warnBelowBytes, bsize: 1 }))

test('a disk that becomes full is told once in the log and once a day by mail, and so is its end', async () => {
  const mails: string[] = []
  const send = (message: { recipient: string; text: string }) => {
    mails.push(`${message.recipient} ${message.text}`)
    return Promise.resolve()
  }
  let free = warnBelowBytes
  const app = { ...node.app, delivery: { ...node.app.delivery, send } }
  const look = makeDiskWatch(app, () => roomOf(free))
  // Another node on the same machine.
  const other = makeDiskWatch(app, () => roomOf(free))
  const count = (text: string) => logged.split(text).length - 1
  await look()
  expect([count('nearly full'), mails]).toEqual([0, []])
  free -= 1
  for (const one of [look, look, other]) await one()
  expect(count('nearly full')).toBe(2)
  expect(mails).toEqual([expect.stringMatching(/^ops@guangquan\.example .*只剩 2047 MB/)])
  node.advance(86_400_000)
  await look()
  expect(mails).toHaveLength(2)
  free += 1
  await look()
  expect(count('enough room again')).toBe(1)
})

test('the room is a metric, and staff see whether it is low', async () => {
  const { body } = await node.server.inject({ url: '/metrics' })
  expect(body).toMatch(/^guangquan_disk_free_bytes \d+/m)
  expect(body).toMatch(/^guangquan_disk_low [01]$/m)
  const staff = await buildStaff(node, ['superAdmin'])
  const { storage } = await callAs(node, staff, StaffSystem.Get, {})
  expect(storage.disk.isLow).toBe(storage.disk.freeBytes < warnBelowBytes)
})
