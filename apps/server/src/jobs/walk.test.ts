import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { enqueue } from './enqueue.ts'
import { defineWalk } from './walk.ts'
import { startWorker, type Worker } from './worker.ts'

let node: TestApp
let worker: Worker | undefined
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(async () => {
  await worker?.stop()
  await node.close()
})

test('a walk visits each part once in order, also when it is started again meanwhile', async () => {
  const visited: (string | undefined)[] = []
  const ended = Promise.withResolvers<void>()
  const walk = defineWalk('test.walk', {
    part: async ({ db }, after) => {
      visited.push(after)
      // As a schedule does at every full hour.
      if (visited.length === 2) await enqueue(db, walk, {})
      if (after === 'c') ended.resolve()
      return { done: 1, next: { undefined: 'a', a: 'b', b: 'c' }[String(after)] ?? null }
    },
    message: 'walked',
  })
  await enqueue(node.app.db, walk, {})
  worker = await startWorker(node.app, { databaseUrl: node.databaseUrl, jobs: [walk], schedules: [] })
  await ended.promise
  await worker.stop()
  expect(visited).toEqual([undefined, 'a', 'b', 'c'])
})
