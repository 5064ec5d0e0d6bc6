import {
  Achievement,
  ArticleInfo,
  Goods,
  GoodsOrder,
  NewPublish,
  Notice,
  Picture,
  Present,
  ProductInfo,
  ProfileFrame,
  SysBaseInfo,
  Tag,
  UserFollow,
  UserInfo,
  UserLevel,
  UserLike,
  UserProduct,
  type Method,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { registerBody } from '../../testing/passports.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { makeEdition } from '../feed/index.ts'

// Enough that a list of twelve costs visibly more than one post.
const posts = 300
/** PostgreSQL plans the first five executions of a prepared statement with their actual values. */
const maxPlans = 5

let node: TestApp
let author: Browser
let reader: Browser
let publishId: string

beforeAll(async () => {
  node = await openTestApp()
  author = await buildMember(node)
  reader = await buildMember(node)
  ;[publishId = ''] = await Promise.all(Array.from({ length: posts }, () => buildPost(node, author)))
  await sql`analyze publish`.execute(node.app.db)
  await makeEdition(node.app.db, node.app.now())
  // Fills the edition up to its full size.
  await sql`insert into feed_rank (edition, position, publish_id, why)
    select edition, ${posts}::integer + place, gen_random_uuid(), 0
    from feed_edition, generate_series(0, 9999) as place`.execute(node.app.db)
})
afterAll(() => node.close())

interface Plans {
  name: string
  kept: number
  made: number
}

// Each connection has its own prepared statements, so all are taken before the first is queried.
async function plansOfAll(): Promise<Plans[]> {
  const taken = await Promise.all(Array.from({ length: node.pool.totalCount }, () => node.pool.connect()))
  const question = 'select name, generic_plans as kept, custom_plans as made from pg_prepared_statements'
  const responses = await Promise.all(taken.map((connection) => connection.query<Plans>(question)))
  for (const connection of taken) connection.release()
  return responses.flatMap(({ rows }) => rows)
}

it('statements of lists are planned once, though short lists came first and statistics change', async () => {
  for (let call = 0; call < 20; call++) await callAs(node, reader, NewPublish.GetFeed, { maxResultCount: 1 })
  const { regProductId, productId, serialId } = await registerBody(node, reader)
  await sql`update gear_passport set shutter_count = 1200, shutter_on = '2026-10-01'
    where serial_id = ${serialId}`.execute(node.app.db)
  const lists: [Method, object][] = [
    [NewPublish.GetFeed, {}],
    [NewPublish.GetFeed, { tab: 3 }],
    [NewPublish.GetFeed, { tab: 2 }],
    [Picture.GetList, { sort: 'new' }],
    [ArticleInfo.GetList, {}],
    [Notice.GetUserNoticeList, {}],
    [NewPublish.GetUserPosts, { userId: author.userId }],
    [NewPublish.GetPublishEmojReport, { publishId }],
    [Picture.GetUserGallery, { userId: author.userId }],
    [Picture.GetUserPublishList, { userId: author.userId }],
    [UserFollow.GetList, { userId: author.userId }],
    [UserFollow.GetFansList, { userId: author.userId }],
    [UserLike.GetOwnList, { kind: 'like' }],
    [UserLevel.GetTasks, {}],
    [Achievement.GetList, {}],
    [ProfileFrame.GetList, {}],
    [Picture.GetUserGalleryOptions, {}],
    [UserProduct.GetProductActivityList, {}],
    [UserProduct.GetList, {}],
    [ProductInfo.GetProductCategoryPaged, {}],
    [ProductInfo.GetPaged, {}],
    [ProductInfo.GetPaged, { keyword: 'C1' }],
    [ProductInfo.GetProduct, { id: productId }],
    [UserFollow.GetRecommendList, {}],
    [UserLevel.GetExpLines, {}],
    [UserLevel.Get, {}],
    [Tag.GetFollowed, {}],
    [NewPublish.GetDraftList, {}],
    [UserInfo.GetSessions, {}],
    [SysBaseInfo.GetBannerList, { adPlace: 2 }],
    [UserProduct.GetPassport, { regProductId }],
    [UserProduct.GetGearEvents, { regProductId }],
    [NewPublish.GetUserTagList, {}],
    [NewPublish.GetRecentUserList, {}],
    [UserInfo.CheckDelete, {}],
    [Goods.GetList, { goodsType: 2 }],
    [GoodsOrder.GetList, {}],
    [Present.GetList, {}],
  ]
  for (const [method, input] of lists) {
    for (let call = 0; call < 30; call++) await callAs(node, reader, method, input)
    // The pool closes a connection that is idle for 30 s, and its statements with it; reading them uses it.
    await plansOfAll()
  }
  await sql`analyze feed_rank, feed_edition`.execute(node.app.db)
  for (let call = 0; call < 30; call++) await callAs(node, reader, NewPublish.GetFeed, {})

  const plans = await plansOfAll()
  const names = new Set(plans.map(({ name }) => name.split(':')[0]))
  expect([...names]).toEqual(expect.arrayContaining(['post.ranked', 'post.marks', 'notice.page']))
  const ofPassports = ['one', 'proofs', 'transfer', 'readings', 'key', 'events'].map(
    (name) => `passport.${name}`,
  )
  expect([...names]).toEqual(expect.arrayContaining(ofPassports))
  expect([...names]).toEqual(
    expect.arrayContaining(['product.listed', 'product.shown', 'product.categories']),
  )
  expect([...names]).toEqual(
    expect.arrayContaining(['feed.friendsOfFriends', 'follow.followees', 'tag.followed']),
  )
  expect([...names]).toEqual(expect.arrayContaining(['growth.expLines', 'member.exp', 'growth.ofMember']))
  expect([...names]).toEqual(expect.arrayContaining(['draft.listed', 'session.live', 'banner.shown']))
  const often = plans.filter(({ kept, made }) => kept + made > 2 * maxPlans)
  expect(often.filter(({ made }) => made > maxPlans)).toEqual([])
})
