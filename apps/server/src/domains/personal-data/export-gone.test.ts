import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { App } from '../../context.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { eraseExports, exportKey, exportState, insertExport } from './export.store.ts'
import { makeExportJob } from './make-export.ts'
import { personalDataJobs } from './personal-data.jobs.ts'
import { jobCtxOf } from '../../testing/job-ctx.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

async function begin(): Promise<{ id: string; memberId: string }> {
  const { userId: memberId } = await buildMember(node)
  const { db } = node.app
  const id = await db.transaction().execute((tx) => insertExport(tx, memberId, node.app.now()))
  return { id: id ?? uuid(), memberId }
}

const stateOf = async (id: string) =>
  (await node.app.db.selectFrom('data_export').where('id', '=', id).select('state').executeTakeFirstOrThrow())
    .state

test.each(['before', 'after'] as const)(
  'erasing a member just %s their ZIP is stored leaves no ZIP behind',
  async (moment) => {
    const { id, memberId } = await begin()
    const { storage } = node.app
    const erase = () => eraseExports(node.app, memberId)
    const putFile: typeof storage.putFile = async (...file) => {
      if (moment === 'before') await erase()
      await storage.putFile(...file)
      if (moment === 'after') await erase()
    }
    await makeExportJob.perform(jobCtxOf({ ...node.app, storage: { ...storage, putFile } }), { id })
    expect(await storage.get(exportKey(id))).toBeNull()
    const rows = await node.app.db.selectFrom('data_export').where('id', '=', id).select('id').execute()
    expect(rows).toEqual([])
  },
)

test('an export that no node makes any more is given up after a day', async () => {
  const { id, memberId } = await begin()
  const sweep = async () => {
    for (const job of personalDataJobs.filter((one) => one.name === 'personalData.removeExports')) {
      await job.perform(jobCtxOf(node.app), {})
    }
  }
  await sweep()
  expect(await stateOf(id)).toBe(exportState.working)
  node.advance(24 * 3600_000 + 1000)
  await sweep()
  expect(await stateOf(id)).toBe(exportState.failed)
  const { db } = node.app
  expect(await db.transaction().execute((tx) => insertExport(tx, memberId, node.app.now()))).not.toBeNull()
})

const withoutStorage = (): App => {
  const putFile = () => Promise.reject(new Error('the storage is away'))
  return { ...node.app, storage: { ...node.app.storage, putFile } }
}

test('an export whose first attempt fails is being made until the next one', async () => {
  const { id } = await begin()
  await expect(makeExportJob.perform(jobCtxOf(withoutStorage()), { id })).rejects.toThrow(
    'the storage is away',
  )
  expect(await stateOf(id)).toBe(exportState.working)
  await makeExportJob.perform(jobCtxOf(node.app), { id })
  expect(await stateOf(id)).toBe(exportState.ready)
})

test('an export has failed once its last attempt did', async () => {
  const { id } = await begin()
  await makeExportJob.perform(jobCtxOf(withoutStorage(), { isLastAttempt: true }), { id })
  expect(await stateOf(id)).toBe(exportState.failed)
})
