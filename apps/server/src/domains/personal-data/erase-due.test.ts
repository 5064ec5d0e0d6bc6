import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../context.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseDue } from './erase-due.ts'
import { exportKey } from './export.store.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

async function leave(secondsAgo: number): Promise<string> {
  const { userId } = await buildMember(node)
  const erase_at = new Date(node.app.now().getTime() - secondsAgo * 1000)
  await node.app.db.updateTable('member').set({ erase_at }).where('id', '=', userId).execute()
  return userId
}

async function standing(memberId: string) {
  const row = await node.app.db
    .selectFrom('member')
    .where('id', '=', memberId)
    .select(['status', 'erase_at'])
    .executeTakeFirstOrThrow()
  return { status: row.status, isListed: row.erase_at !== null }
}

const run = (app: App) => eraseDue(app, app.now(), new AbortController().signal)

test('an account that cannot be erased delays no other, and is erased once it can be', async () => {
  const first = await leave(60)
  const exportId = uuid()
  await node.app.db
    .insertInto('data_export')
    .values({ id: exportId, member_id: first, requested_at: node.app.now() })
    .execute()
  const second = await leave(30)
  const { storage } = node.app
  const remove: typeof storage.remove = async (key) => {
    if (key === exportKey(exportId)) throw new Error('the store is away')
    await storage.remove(key)
  }
  await expect(run({ ...node.app, storage: { ...storage, remove } })).rejects.toThrow(`not erased: ${first}`)
  // The member's row of the first is already cleared; it stays listed for the rest.
  expect(await standing(first)).toEqual({ status: 3, isListed: true })
  expect(await standing(second)).toEqual({ status: 3, isListed: false })
  expect(await run(node.app)).toBe(1)
  expect(await standing(first)).toEqual({ status: 3, isListed: false })
})
