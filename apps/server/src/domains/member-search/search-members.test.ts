import { UserInfo, errorCatalogue } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callAs, callRaw, type Browser } from '../../testing/call-as.ts'
import { readAll } from '../../testing/pages.ts'
import { buildMember } from '../../testing/people.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { addPinyinToMembers } from '../../testing/name-pinyin.ts'

let node: TestApp
let viewer: Browser
const names = [
  '山里人',
  '山_丘',
  '爬山的猫',
  '小山坡',
  '海边',
  '山岳Photo',
  'Photo_Wei',
  'photograph',
  '攝影師阿莫',
]
beforeAll(async () => {
  node = await openTestApp()
  viewer = await buildMember(node, { nickName: '看客甲乙' })
  for (const nickName of names) await buildMember(node, { nickName })
})
afterAll(() => node.close())

const search = (keyword: string, as: Browser | null = viewer) =>
  readAll((cursor) => callAs(node, as, UserInfo.Search, { keyword, maxResultCount: 2, cursor }))
const found = async (keyword: string, as: Browser | null = viewer) =>
  (await search(keyword, as)).map((one) => one.nickName)

test('names that begin with the word come first, then names that contain it', async () => {
  const all = await found('山')
  expect(all.slice(0, 3).toSorted()).toEqual(['山_丘', '山岳Photo', '山里人'].toSorted())
  expect(all.slice(3).toSorted()).toEqual(['小山坡', '爬山的猫'])
})

test('a word matches as a reader would: case, traditional characters, look-alikes', async () => {
  expect(await found('PHOTO')).toEqual(['Photo_Wei', 'photograph', '山岳Photo'])
  expect(await found('摄影')).toEqual(['攝影師阿莫'])
  expect(await found('师阿')).toEqual(['攝影師阿莫'])
  expect(await found('ph0t0_we1')).toEqual(['Photo_Wei'])
})

test('wildcards are literal, and letters must be adjacent', async () => {
  expect(await found('%')).toEqual([])
  expect(await found('_丘')).toEqual(['山_丘'])
  expect(await found('山丘')).toEqual([])
  expect(await found('\\')).toEqual([])
})

test('one Latin letter is searched at the beginning only', async () => {
  expect(await found('p')).toEqual(['Photo_Wei', 'photograph'])
})

test('names are found by their pinyin and its first letters, after those that begin with the letters', async () => {
  for (const nickName of ['林小满', 'linxi影像', 'Berlin阿木']) await buildMember(node, { nickName })
  await addPinyinToMembers(node.app.db, new AbortController().signal)
  expect(await found('lin')).toEqual(['linxi影像', '林小满', 'Berlin阿木'])
  expect(await found('linxiaom')).toEqual(['林小满'])
  expect(await found('lin xiao man')).toEqual(['林小满'])
  expect(await found('lxm')).toEqual(['林小满'])
  expect(await found('l')).toEqual(['linxi影像'])
  expect(await found('xiaoman')).toEqual([])
  const member = await buildMember(node, { nickName: '旧名字甲' })
  await callAs(node, member, UserInfo.Update, { nickName: '周慕白' })
  expect(await found('zhoumb')).toEqual([])
  expect(await found('zhoumu')).toEqual(['周慕白'])
  expect(await found('zmb')).toEqual(['周慕白'])
})

test('nobody finds banned and erased members', async () => {
  const [banned, erased] = [
    await buildMember(node, { nickName: '消失的人' }),
    await buildMember(node, { nickName: '消失的猫' }),
  ]
  expect(await found('消失')).toHaveLength(2)
  await node.app.db.updateTable('member').set({ status: 2 }).where('id', '=', banned.userId).execute()
  await node.app.db.updateTable('member').set({ status: 3 }).where('id', '=', erased.userId).execute()
  expect(await found('消失')).toEqual([])
  expect(await found('的猫', null)).toEqual(['爬山的猫'])
})

test('results include the relation to the viewer, and the count is of the whole list', async () => {
  const page = await callAs(node, viewer, UserInfo.Search, { keyword: '山', maxResultCount: 2 })
  expect(page).toMatchObject({ totalCount: 5, isLast: false })
  expect(page.items[0]?.followState).toBe(0)
  const skipped = await callAs(node, viewer, UserInfo.Search, { keyword: '山', skipCount: 3 })
  expect(skipped).toMatchObject({ totalCount: 5, isLast: true, nextCursor: null })
  expect(skipped.items).toHaveLength(2)
})

test('a visitor reads three pages, then must sign in', async () => {
  for (let built = 0; built < 40; built++) await buildMember(node, { nickName: `云上影友${built}` })
  let cursor: string | undefined
  let read = 0
  for (let page = 0; page < 3; page++) {
    const response = await callAs(node, null, UserInfo.Search, { keyword: '云上', cursor })
    read += response.items.length
    cursor = response.nextCursor ?? undefined
  }
  expect(read).toBe(36)
  const { body } = await callRaw(node, null, UserInfo.Search, { keyword: '云上', cursor })
  expect(body.error?.code).toBe(errorCatalogue.TokenInvalid.code)
  expect(await found('云上')).toHaveLength(40)
})

test('each part of the search is served by an index', async () => {
  await sql`insert into member (id, nick_name, nick_name_folded, nick_pinyin, nick_initials)
    select gen_random_uuid(), name, name, '', '' from (
      select 'member' || n as name from generate_series(1, 4000) as n) as many`.execute(node.app.db)
  await sql`analyze member`.execute(node.app.db)
  const plan = async (condition: string) => {
    const explained = sql<{ 'QUERY PLAN': string }>`explain select id from member
      where status = 1 and ${sql.raw(condition)}`
    const { rows } = await explained.execute(node.app.db)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  }
  expect(await plan(`nick_name_folded ~>=~ '山' and nick_name_folded ~<~ '山\u{10ffff}'`)).toContain(
    'member_name_prefix',
  )
  expect(await plan(`string_to_array(nick_name_folded, null) @> string_to_array('山', null)`)).toContain(
    'member_name_characters',
  )
  const pinyin = await plan(`((nick_pinyin like 'lin%' and nick_pinyin <> '')
    or (nick_initials like 'lin%' and nick_initials <> ''))`)
  expect(pinyin).toContain('member_name_pinyin')
  expect(pinyin).toContain('member_name_initials')
})
