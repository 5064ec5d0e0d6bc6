import {
  ArticleInfo,
  NewPublish,
  Picture,
  Search,
  UserInfo,
  UserLike,
  UserSearchKeyword,
  useTypes,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../testing/accounts.ts'
import { buildArticleFile } from '../../testing/articles.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildFile } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { storeFile } from '../media/index.ts'
import { eraseDue } from './erase-due.ts'
import { buildPicture } from './testing/camera-picture.ts'
import { findCanaries } from './testing/find-canary.ts'

// Every column in which the name of a member, or a name they gave to something, can be stored.

let node: TestApp
let leaver: Browser
let bob: Browser
beforeAll(async () => {
  node = await openTestApp()
  leaver = (await buildAccount(node)).browser
  bob = await buildMember(node, { nickName: '留下的鲍勃', level: 5 })
  await rename(leaver, name)
})
afterAll(() => node.close())

const name = '金丝雀乙'
const canary = {
  name,
  userName: 'canary_bird',
  album: '金丝雀的相册',
  folder: '金丝雀的收藏夹',
  card: 'CAN****9901',
  social: '金丝雀在微信',
  mark: `© ${name}`,
  search: '金丝雀搜过',
}

const rename = (who: Browser, nickName: string) =>
  node.app.db
    .updateTable('member')
    .set({ nick_name: nickName, nick_name_folded: nickName })
    .where('id', '=', who.userId)
    .execute()

const post = (who: Browser, fileId: string, text: string, watermark: 0 | 1 = 0) =>
  callAs(node, who, NewPublish.Publish, { publishType: 1, text, pictures: [{ fileId, watermark }] })

/** Others' texts about the departing member, and the parts of them that remain. */
async function writeOfThem() {
  const longer = await buildMember(node, { nickName: `${name}二号` })
  const files = [await buildFile(node, bob), await buildFile(node, bob)] as const
  const { id: postId } = await post(bob, files[0], `和@${name}、@${name}二号 去看雾`)
  const { id: editedId } = await post(bob, files[1], `先前提到@${name}`)
  const pictures = [{ fileId: files[1] }]
  await callAs(node, bob, NewPublish.EditPublish, {
    publishType: 1,
    id: editedId,
    text: '后来不提',
    pictures,
  })
  const words = `<p>@${name} 教我的。<a href="https://example.com/@${name}">链接</a>${'雾不是灰的，它是光。'.repeat(8)}</p>`
  const { id: articleId } = await callAs(node, bob, NewPublish.Publish, {
    publishType: 2,
    title: '雾天测光',
    html: words,
    categoryId: 3,
    coverFileId: await buildArticleFile(node, bob, 'articleCover'),
  })
  for (const text of [`下次和@${name}去看海`, `@${name}二号 也来`])
    await callAs(node, bob, NewPublish.SaveDraft, { publishType: 1, text })
  await callAs(node, bob, NewPublish.SaveDraft, {
    publishType: 2,
    title: `@${name}`,
    html: `<p>@${name}，</p>`,
  })
  const said = { publishId: postId, text: `@${name} 你说呢` }
  const { id: replyId } = await callAs(node, bob, NewPublish.Reply, said)
  const { id: answerId } = await callAs(node, leaver, NewPublish.Reply, {
    ...said,
    parentId: replyId,
    text: '好',
  })
  await callAs(node, bob, NewPublish.Reply, { ...said, parentId: answerId })
  return { longer, postId, editedId, articleId }
}

/** Names the departing member gave. */
async function nameThings(postId: string): Promise<string> {
  const { app } = node
  await callAs(node, leaver, UserInfo.Update, { userName: canary.userName })
  await callAs(node, leaver, Picture.SaveAlbum, { name: canary.album })
  const { id: folderId } = await callAs(node, leaver, UserLike.SaveFolder, { name: canary.folder })
  await callAs(node, leaver, UserLike.Collect, { targetType: 1, targetId: postId, on: true, folderId })
  await callAs(node, leaver, UserSearchKeyword.Add, { keyword: canary.search })
  const claim = { clubCardNo: 'CANARY09901', realName: '金丝雀', phone: '13800130001' }
  await callAs(node, leaver, UserInfo.BindClub, claim)
  await app.db
    .insertInto('social_binding')
    .values({
      member_id: leaver.userId,
      provider: 'wx',
      union_index: Buffer.alloc(32, 1),
      union_cipher: Buffer.alloc(32, 2),
      nick_name: canary.social,
      bound_at: app.now(),
    })
    .execute()
  const fileId = await storeFile(app, leaver.userId, await buildPicture(), {
    fileName: 'a.jpg',
    useType: useTypes.photo,
  })
  return (await post(leaver, fileId, '留下的作品', 1)).id
}

test('no name of an erased member is left, neither their own nor one they gave to something', async () => {
  const { longer, postId, editedId, articleId } = await writeOfThem()
  const remainingId = await nameThings(postId)
  const mentioned = await callAs(node, bob, NewPublish.Detail, { id: postId })
  expect(mentioned.atUsers.map((one) => one.userId)).toEqual([leaver.userId, longer.userId])
  const found = (await findCanaries(node.app, Object.values(canary))).join('\n')
  for (const word of Object.values(canary)) expect(found).toContain(word)
  const places = ['publish:', 'reply:', 'publish_revision:', 'draft:', 'article:', 'search_entry:', 'member:']
  for (const table of places) expect(found).toMatch(new RegExp(`\\.${table} ${name}`))
  const hits = await callAs(node, bob, Search.GetList, { keyword: name })
  expect(hits.items.map((hit) => hit.id)).toContain(articleId)

  // Answers to repeated requests are stored for a day, less than the cooling-off of fifteen days.
  await node.app.db.deleteFrom('answered_request').execute()
  await leave(leaver)

  const left = await callAs(node, bob, NewPublish.Detail, { id: postId })
  expect(left.summary).toBe(`和已注销用户、@${name}二号 去看雾`)
  expect(left.atUsers).toEqual([{ userId: longer.userId, name: `${name}二号` }])
  const { items } = await callAs(node, bob, NewPublish.GetPublishReplyList, { publishId: postId })
  expect(items).toMatchObject([{ text: '已注销用户 你说呢', atUsers: [] }])
  const article = await callAs(node, bob, ArticleInfo.Get, { id: articleId })
  expect(JSON.stringify(article.blocks)).toContain('<p>已注销用户 教我的。')
  expect(article.summary).toContain('已注销用户 教我的')
  expect((await callAs(node, bob, Search.GetList, { keyword: '教我的' })).items).toHaveLength(1)
  expect(await revisionOf(editedId)).toMatchObject({ body: '先前提到已注销用户', mentions: [] })
  expect((await callAs(node, bob, NewPublish.Detail, { id: remainingId })).authorNickName).toBe('已注销用户')
  const listed = await callAs(node, bob, NewPublish.GetDraftList, {})
  const drafts = await Promise.all(listed.map(({ id }) => callAs(node, bob, NewPublish.GetDraft, { id })))
  expect(drafts.map(({ title, text, article }) => [title, article?.html ?? text])).toEqual([
    ['已注销用户', '<p>已注销用户，</p>'],
    ['', `@${name}二号 也来`],
    ['', '下次和已注销用户去看海'],
  ])
  // Counts of searched words are stored for a week, without a member; the cooling-off is longer.
  expect(await findCanaries(node.app, [canary.search])).toEqual(['public.search_heat: 金丝雀搜过'])
  await node.app.db.deleteFrom('search_heat').execute()
  // A member whose name begins with theirs keeps it until they leave too.
  await leave(longer)
  expect(await findCanaries(node.app, Object.values(canary))).toEqual([])
})

async function leave(who: Browser): Promise<void> {
  await node.app.db
    .updateTable('member')
    .set({ erase_at: node.app.now(), keep_posts: true })
    .where('id', '=', who.userId)
    .execute()
  expect(await eraseDue(node.app, node.app.now(), new AbortController().signal)).toBe(1)
}

async function revisionOf(id: string): Promise<unknown> {
  const row = await node.app.db
    .selectFrom('publish_revision')
    .select('content')
    .where('publish_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.content
}
