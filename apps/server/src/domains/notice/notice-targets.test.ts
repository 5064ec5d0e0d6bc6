import { NewPublish, Notice, UserLike } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { forgetPreparedQueries } from '../../db/prepared-query.ts'
import { emit } from '../../events/emit.ts'
import { relayBatch } from '../../events/relay.ts'
import { subscriptions } from '../../program.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { mergeTargets, targetKinds, type TargetPart } from '../target/index.ts'
import { createNotice } from './create-notice.ts'

// A kind of target that only its manifest declares: its notices need nothing else.

let node: TestApp
let owner: Browser
let fan: Browser
const known = targetKinds.get()
const activityId = '0190a000-0000-7000-8000-000000000001'
const hiddenId = '0190a000-0000-7000-8000-000000000002'
beforeAll(async () => {
  const activity: TargetPart = {
    name: 'gathering',
    findOwner: (_db, _viewerId, id) => Promise.resolve(id === activityId ? owner.userId : undefined),
    isReadable: (id) => sql`${id} <> ${sql.lit(hiddenId)}::uuid`,
    ownerFor: (id) =>
      sql`case when ${id} = ${sql.lit(activityId)}::uuid then ${sql.lit(owner.userId)}::uuid end`,
    isLiked: () => sql`true`,
    likeNoticeKinds: { like: 1 },
    loadSubjects: (_ctx, ids) => {
      const link = { category: 2, publishType: 7, anchor: null, title: '看展', coverUrl: null }
      return Promise.resolve(
        new Map(
          ids.map((id) => {
            const path = `/activity/detail/${id}`
            return [id, { name: '活动', title: '《看展》', quote: '', link: { ...link, id, path } }]
          }),
        ),
      )
    },
  }
  // Before the node prepares its statements.
  targetKinds.provide(mergeTargets([...known, activity]))
  forgetPreparedQueries()
  node = await openTestApp()
  ;[owner, fan] = [await buildMember(node), await buildMember(node)]
})
afterAll(async () => {
  targetKinds.provide(known)
  forgetPreparedQueries()
  await node.close()
})

const likesOf = async (who: Browser) =>
  (await callAs(node, who, UserLike.GetUserLikeNoticeList, {})).items.map(({ text, target }) => [
    text,
    target.path,
  ])

test('a kind of target is notified of and shown by what its manifest says', async () => {
  await node.app.db.transaction().execute(async (tx) => {
    const marked = { target: 'gathering', targetId: activityId, memberId: fan.userId } as const
    await emit(tx, 'target.marked', { ...marked, mark: 'like' })
    await emit(tx, 'target.marked', { ...marked, mark: 'collect' })
    const about = {
      memberId: owner.userId,
      fromMemberId: fan.userId,
      kind: 'vote.ended',
      target: { kind: 'gathering', id: activityId },
    } as const
    await createNotice(tx, node.app.now(), about)
    await createNotice(tx, node.app.now(), about)
    await createNotice(tx, node.app.now(), { ...about, target: { kind: 'gathering', id: hiddenId } })
  })
  await relayBatch(node.app, subscriptions)
  expect(await likesOf(owner)).toEqual([['赞了你的活动', `/activity/detail/${activityId}`]])
  const { items } = await callAs(node, owner, Notice.GetUserNoticeList, {})
  expect(items.map(({ text, target }) => [text, target?.path])).toEqual([
    ['你参与的投票《看展》已结束', `/activity/detail/${activityId}`],
  ])
})

test('the groups of likes of a purged post and of its comments are removed', async () => {
  const postId = await buildPost(node, owner)
  const { id: replyId } = await callAs(node, owner, NewPublish.Reply, { publishId: postId, text: '我的话' })
  await callAs(node, fan, UserLike.Like, { targetType: 1, targetId: postId, on: true })
  await callAs(node, fan, UserLike.Like, { targetType: 2, targetId: replyId, on: true })
  await relayBatch(node.app, subscriptions)
  const groups = async () => {
    const rows = await node.app.db
      .selectFrom('like_notice')
      .where('target_id', 'in', [postId, replyId])
      .select('target_kind')
      .orderBy('target_kind')
      .execute()
    return rows.map((row) => row.target_kind)
  }
  expect(await groups()).toEqual(['comment', 'post'])
  await callAs(node, owner, NewPublish.DeletePublish, { id: postId })
  await callAs(node, owner, NewPublish.PurgePublish, { id: postId })
  expect(await groups()).toEqual([])
})
