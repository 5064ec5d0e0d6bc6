import { NewPublish, UserLike } from '@guangquan/contract'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { counterProofs } from '../../../program.ts'
import { proveCounters } from '../../../jobs/prove-counters.ts'
import { callAs, callRaw, type Browser } from '../../../testing/call-as.ts'
import { buildMember } from '../../../testing/people.ts'
import { buildPost } from '../../../testing/posts.ts'
import { openTestApp, type TestApp, type TestNode } from '../../../testing/test-app.ts'
import { waitForLock } from '../../../testing/wait-for-lock.ts'
import { purgePosts } from './purge-posts.ts'

// A post is restored on one node while another purges it: afterwards it exists completely or not at all.

let node: TestApp
let other: TestNode
let author: Browser
let crowd: Browser[]
beforeAll(async () => {
  node = await openTestApp()
  other = await node.addNode()
  author = await buildMember(node, { acceptedPosts: 0 })
  crowd = []
  for (let n = 0; n < 3; n++) crowd.push(await buildMember(node, { acceptedPosts: 0 }))
})
afterAll(() => node.close())

/** A post in the recycle bin that everybody, its author too, liked, collected and commented on. */
async function buildBinned(): Promise<string> {
  const id = await buildPost(node, author)
  for (const as of [author, ...crowd]) {
    await callAs(node, as, UserLike.Like, { targetType: 1, targetId: id, on: true })
    await callAs(node, as, UserLike.Collect, { targetType: 1, targetId: id, on: true })
    await callAs(node, as, NewPublish.Reply, { publishId: id, text: '留着' })
  }
  await proveAll()
  await callAs(node, author, NewPublish.DeletePublish, { id })
  return id
}

const proveAll = () =>
  proveCounters(
    { db: node.app.db, log: pino({ level: 'silent' }), signal: new AbortController().signal },
    counterProofs,
  )

async function rowsOf(id: string): Promise<number[]> {
  const of = (table: 'post_like' | 'post_collect' | 'reply') =>
    node.app.db.selectFrom(table).select('created_at').where('publish_id', '=', id).execute()
  return (await Promise.all([of('post_like'), of('post_collect'), of('reply')])).map((rows) => rows.length)
}

const isRestored = async (at: TestNode, id: string) =>
  (await callRaw(at, author, NewPublish.RestorePublish, { id })).body.success

const { signal } = new AbortController()
const purges = {
  'its author in another tab': async (id: string) =>
    (await callRaw(other, author, NewPublish.PurgePublish, { id })).body.success,
  'the nightly job': async () => {
    const later = new Date(node.app.now().getTime() + 31 * 24 * 3600_000)
    return (await purgePosts({ db: other.app.db, now: later, log: pino({ level: 'silent' }), signal })) === 1
  },
}

for (const [who, purge] of Object.entries(purges)) {
  test(`a post that ${who} has begun to purge is not restored, and a restored one is not purged`, async () => {
    const id = await buildBinned()
    // One like is locked: the purge has chosen the post and waits half-way while the other node restores it.
    const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const holder = node.app.db.transaction().execute(async (tx) => {
      await tx.selectFrom('post_like').select('created_at').where('publish_id', '=', id).forUpdate().execute()
      held.resolve()
      await released.promise
    })
    await held.promise
    const purging = purge(id)
    await waitForLock(node)
    const restoring = isRestored(node, id)
    await waitForLock(node, { count: 2, orEndOf: restoring })
    released.resolve()
    await holder
    const [isPurged, restored] = await Promise.all([purging, restoring])
    expect([isPurged, restored]).toEqual([true, false])
    expect(await rowsOf(id)).toEqual([0, 0, 0])
    expect(await proveAll()).toEqual([])
  })

  test(`a post is restored or purged by ${who}, whichever comes first`, async () => {
    for (let round = 0; round < 6; round++) {
      const id = await buildBinned()
      const [restored, isPurged] = await Promise.all([isRestored(node, id), purge(id)])
      expect([restored, isPurged].filter(Boolean)).toHaveLength(1)
      expect(await rowsOf(id)).toEqual(restored ? [4, 4, 4] : [0, 0, 0])
      expect(await proveAll()).toEqual([])
    }
  })
}
