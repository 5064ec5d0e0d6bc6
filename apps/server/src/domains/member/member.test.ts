import { v7 as uuid } from 'uuid'
import { UserInfo, errorCatalogue, useTypes, type ErrorName } from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { buildCtx, buildMember, setCounters } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { setWords } from '../../testing/word-list.ts'
import { loadUserBriefs } from './member.view.ts'

let node: TestApp
beforeAll(async () => {
  node = await openTestApp()
})
afterAll(() => node.close())

const code = (name: ErrorName) => ({ code: errorCatalogue[name].code })
const update = (
  who: Browser,
  change: Parameters<
    typeof callAs<'member', typeof UserInfo.Update.input, typeof UserInfo.Update.output, never>
  >[3],
) => callAs(node, who, UserInfo.Update, change)

async function buildFile(owner: Browser, useType: number): Promise<string> {
  const id = uuid()
  await node.app.db
    .insertInto('stored_file')
    .values({
      id,
      owner_id: owner.userId,
      use_type: useType,
      file_name: 'me.jpg',
      mime: 'image/jpeg',
      size_bytes: 1,
      sha256: Buffer.alloc(32),
      original_key: `originals/${id}`,
      public_prefix: `copies/${id}`,
      width: 400,
      height: 400,
      blur: '',
      color: '#000000',
      created_at: node.app.now(),
    })
    .execute()
  return id
}

test('briefs of any number of people take one query, in any order', async () => {
  const people = [await buildMember(node), await buildMember(node, { level: 5 }), await buildMember(node)]
  const ids = people.map((person) => person.userId)
  const briefs = await loadUserBriefs(buildCtx(node), [...ids, ...ids, uuid()])
  expect([...briefs.keys()].toSorted()).toEqual(ids.toSorted())
  expect(briefs.get(ids[1] ?? '')).toMatchObject({ level: 5, followState: 0, userCategoryIcon: null })
  expect((await loadUserBriefs(buildCtx(node), [])).size).toBe(0)
})

test('a member’s page shows visitors what is public', async () => {
  const member = await buildMember(node)
  await node.app.db
    .updateTable('member')
    .set({ introduction: '在海边拍了十三年' })
    .where('id', '=', member.userId)
    .execute()
  await setCounters(node, member.userId, { collect_count: 7, like_received_count: 3 })
  const seen = await callAs(node, null, UserInfo.GetUserHome, { userId: member.userId })
  expect(seen).toMatchObject({ isSelf: false, introduction: '在海边拍了十三年', backgroundUrl: null })
  await node.app.db.updateTable('member').set({ product_count: 2 }).where('id', '=', member.userId).execute()
  const none = { publish: 0, follow: 0, fans: 0, collect: 0, product: 0, medal: 0, circle: 0 }
  expect(seen.counts).toEqual({ ...none, like: 3 })
  const own = await callAs(node, member, UserInfo.GetUserHome, { userId: member.userId })
  expect(own).toMatchObject({ isSelf: true, userType: 2, counts: { collect: 7, product: 2 } })
})

test('an unknown member, a banned one and one who blocked the viewer look alike', async () => {
  const [alice, bob, banned] = [await buildMember(node), await buildMember(node), await buildMember(node)]
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await node.app.db.insertInto('block').values({ blocker_id: bob.userId, blocked_id: alice.userId }).execute()
  for (const userId of [uuid(), banned.userId, bob.userId]) {
    await expect(callAs(node, alice, UserInfo.GetUserHome, { userId })).rejects.toMatchObject(
      code('ContentNotFound'),
    )
  }
})

test('an uploaded avatar is set, and the previous one is released', async () => {
  const member = await buildMember(node)
  const [first, second] = [await buildFile(member, useTypes.avatar), await buildFile(member, useTypes.avatar)]
  expect((await update(member, { headPic: first })).headPicUrl).toContain(first)
  expect((await update(member, { headPic: second })).headPicUrl).toContain(second)
  const used = await node.app.db
    .selectFrom('stored_file')
    .where('owner_id', '=', member.userId)
    .where('used_at', 'is not', null)
    .select('id')
    .execute()
  expect(used).toEqual([{ id: second }])
  expect((await update(member, { headPic: null })).headPicUrl).not.toContain(second)
})

test('another member’s file, a photograph or an unknown file cannot be an avatar', async () => {
  const [alice, bob] = [await buildMember(node), await buildMember(node)]
  for (const headPic of [
    await buildFile(bob, useTypes.avatar),
    await buildFile(alice, useTypes.photo),
    uuid(),
  ]) {
    await expect(update(alice, { headPic })).rejects.toMatchObject(code('UploadNotFound'))
  }
})

test('a nickname can be changed once freely, then once in 30 days', async () => {
  const member = await buildMember(node)
  const { nickName, nextNickNameTime } = await update(member, { nickName: '新名字甲' })
  expect(nickName).toBe('新名字甲')
  await expect(update(member, { nickName: '新名字乙' })).rejects.toMatchObject({
    ...code('NickNameTooSoon'),
    message: expect.stringContaining(
      `昵称每 30 天只能修改一次，${nextNickNameTime?.slice(0, 10)} 后可以再次修改`,
    ),
  })
  // The same name does not count as a change.
  await update(member, { nickName: '新名字甲' })
  node.advance(30 * 24 * 3600_000)
  const again = await buildMember(node)
  await expect(update(again, { nickName: '新名字曱' })).resolves.toBeDefined()
})

test('a taken, reserved or branded nickname is refused and nothing else changes', async () => {
  await buildMember(node, { nickName: 'Photo_Lin' })
  const member = await buildMember(node)
  const refusals: [string, ErrorName][] = [
    ['ph0t0_1in', 'NickNameTaken'],
    ['官方小助手', 'NickNameRefused'],
    ['澄光爱好者', 'NickNameRefused'],
    ['加我13800138000', 'NickNameContact'],
    ['www-foto-cn', 'NickNameContact'],
  ]
  for (const [nickName, error] of refusals) {
    await expect(update(member, { nickName, introduction: '不该留下' })).rejects.toMatchObject(code(error))
  }
  expect((await callAs(node, member, UserInfo.Get, {})).introduction).toBe('')
})

test.each([
  ['小满📷', '昵称里不能有表情符号'],
  ['🇨🇳影友', '昵称里不能有表情符号'],
  ['1️⃣2️⃣影友', '昵称只能用汉字、字母、数字和 _ - ·'],
  ['a!bc', '昵称只能用汉字、字母、数字和 _ - ·'],
  ['长'.repeat(90), '昵称为2-12个汉字或4-24个字符'],
])('the nickname %s is refused with its own sentence', async (nickName, sentence) => {
  const { body } = await callRaw(node, await buildMember(node), UserInfo.Update, { nickName })
  expect(body.error?.details).toEqual({ fields: { nickName: sentence } })
})

test('an introduction has at most 200 characters and no contact', async () => {
  const member = await buildMember(node)
  const long = '海'.repeat(200)
  expect((await update(member, { introduction: long })).introduction).toBe(long)
  const { body } = await callRaw(node, member, UserInfo.Update, { introduction: `${long}边` })
  expect(body.error?.details).toEqual({ fields: { introduction: '最多200字' } })
  await expect(update(member, { introduction: '加微信 abc123456' })).rejects.toMatchObject(
    code('ContentRefused'),
  )
})

test('the word list of posts applies to names and introductions too, where nothing waits for review', async () => {
  const member = await buildMember(node)
  await setWords(node, { block: ['赌博'], review: ['代购'] })
  const exist = (nickName: string) => callAs(node, null, UserInfo.ExistNickName, { nickName })
  for (const nickName of ['网上赌博', '网上賭·博', '代购小王']) {
    await expect(exist(nickName)).rejects.toMatchObject(code('NickNameRefused'))
    await expect(update(member, { nickName })).rejects.toMatchObject(code('NickNameRefused'))
  }
  for (const introduction of ['一起 赌 博', '可以代购']) {
    await expect(update(member, { introduction })).rejects.toMatchObject(code('ContentRefused'))
  }
  await setWords(node, {})
  await expect(update(member, { introduction: '可以代购' })).resolves.toMatchObject({
    introduction: '可以代购',
  })
})

test('a profile change cannot set coins, level or another id', async () => {
  const member = await buildMember(node)
  for (const extra of [{ coins: 9 }, { level: 9 }, { id: uuid() }, { userId: uuid() }, { exp: 1 }]) {
    const { body } = await callRaw(node, member, UserInfo.Update, { introduction: 'x', ...extra })
    expect(body.code).toBe(400)
  }
})

test('names that look the same count as taken', async () => {
  await buildMember(node, { nickName: '攝影阿莫' })
  const exist = async (nickName: string) =>
    (await callAs(node, null, UserInfo.ExistNickName, { nickName })).exist
  expect(await exist('摄影阿莫')).toBe(true)
  expect(await exist('摄影阿末')).toBe(false)
  await expect(exist('客服阿莫')).rejects.toMatchObject(code('NickNameRefused'))
})
