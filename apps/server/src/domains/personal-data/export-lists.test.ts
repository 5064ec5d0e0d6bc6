import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  NewPublish,
  PhotographyGroup,
  Picture,
  UserFollow,
  UserInfo,
  UserLike,
  UserSearchKeyword,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildAccount } from '../../testing/accounts.ts'
import { buildCircle } from '../../testing/circles.ts'
import { callAs, type Browser } from '../../testing/call-as.ts'
import { buildMember } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { allRows, walkRows } from '../../db/walk-rows.ts'
import { manifests } from '../../manifests.ts'
import { innerParts } from './export-profile-words-page.ts'
import { listParts } from './export-words-page.ts'
import { tableHtml } from './export-table.ts'
import { gatherPersonalData } from './gather-personal-data.ts'
import type { PersonalDataPart } from './personal-data-part.ts'
import { readZip } from '../../testing/read-zip.ts'
import { writeExport } from './write-export.ts'

let node: TestApp
let me: Browser
let friend: Browser
let folder: string
beforeAll(async () => {
  node = await openTestApp()
  me = (await buildAccount(node)).browser
  friend = await buildMember(node, { nickName: '山里人' })
  const circleId = await buildCircle(node, me, { title: '雾中人' })
  await callAs(node, me, PhotographyGroup.Follow, { id: circleId, on: true })
  await callAs(node, me, PhotographyGroup.Invite, { id: circleId, userIds: [friend.userId] })
  await callAs(node, me, PhotographyGroup.SetAnnouncement, { id: circleId, text: '周日看片' })
  folder = await mkdtemp(join(tmpdir(), 'guangquan-export-'))
})
afterAll(async () => {
  await node.close()
  await rm(folder, { recursive: true })
})

/** The lists in the ZIP of this member, from JSON. */
async function exported(of: Browser): Promise<Map<string, unknown>> {
  const files = [...(await exportedFiles(of))].filter(([name]) => name.endsWith('.json'))
  return new Map(files.map(([name, body]) => [name.replace('.json', ''), JSON.parse(String(body))]))
}

async function exportedFiles(of: Browser): Promise<Map<string, Buffer>> {
  const path = join(folder, `${uuid()}.zip`)
  // Originals have their own test; these have no bytes.
  const data = { ...(await gatherPersonalData(node.app, node.app.db, of.userId)), files: [] }
  const signal = new AbortController().signal
  await writeExport(node.app, data, { path, signal, onProgress: () => Promise.resolve() })
  return readZip(await readFile(path))
}

test('a member without activity gets empty lists', async () => {
  const lists = await exported(await buildMember(node))
  for (const name of ['fans', 'likes', 'comment-likes', 'shares', 'notices', 'albums', 'strikes']) {
    expect([name, lists.get(name)]).toEqual([name, []])
  }
  expect(lists.get('referrals')).toEqual({ invitedBy: null, invited: [] })
})

test('the export contains what a member did by calls', async () => {
  const theirs = await buildPost(node, friend)
  const mine = await buildPost(node, me)
  const target = { targetType: 1, targetId: theirs }
  await callAs(node, me, UserLike.Like, { ...target, on: true })
  await callAs(node, me, UserLike.Collect, { ...target, on: true })
  await callAs(node, me, UserLike.Share, { ...target, channel: 'link' })
  const { id: replyId } = await callAs(node, friend, NewPublish.Reply, {
    publishId: theirs,
    text: '自己先说',
  })
  await callAs(node, me, NewPublish.ReplyLike, { id: replyId, on: true })
  await callAs(node, me, NewPublish.Reply, { publishId: theirs, text: '答你', parentId: replyId })
  await callAs(node, friend, UserFollow.Follow, { userId: me.userId, on: true })
  await callAs(node, me, UserFollow.Follow, { userId: friend.userId, on: true })
  await callAs(node, me, UserSearchKeyword.Add, { keyword: '雾凇' })
  await node.app.db.insertInto('tag').values({ name: '雾凇', use_count: 1 }).execute()
  await node.app.db
    .insertInto('tag_follow')
    .values({ member_id: me.userId, tag: '雾凇', created_at: node.app.now() })
    .execute()
  const { id } = await callAs(node, me, Picture.SaveAlbum, { name: '冬天' })
  const { pictures } = await callAs(node, me, NewPublish.Detail, { id: mine })
  await callAs(node, me, Picture.PutInAlbum, { id, pictureIds: pictures.map((one) => one.id), on: true })
  await callAs(node, me, UserInfo.BindClub, {
    clubCardNo: 'CLUB778899',
    realName: '金鱼',
    phone: '13800138000',
  })
  const invitee = await buildMember(node)
  await node.app.db
    .insertInto('referral')
    .values({ inviter_id: me.userId, invitee_id: invitee.userId, created_at: node.app.now() })
    .execute()
  await node.app.db
    .insertInto('notice')
    .values({
      id: uuid(),
      member_id: me.userId,
      tab: 1,
      kind: 'post.passed',
      target_kind: 'post',
      target_id: mine,
    })
    .execute()

  const lists = await exported(me)
  const at = expect.any(String)
  expect(lists.get('likes')).toEqual([{ publishId: theirs, time: at }])
  expect(lists.get('collects')).toMatchObject([{ publishId: theirs }])
  expect(lists.get('shares')).toEqual([{ publishId: theirs, channel: 'link', day: at }])
  expect(lists.get('comment-likes')).toEqual([{ replyId, publishId: theirs, time: at }])
  expect(lists.get('fans')).toEqual([{ userId: friend.userId, time: at }])
  expect(lists.get('follows')).toMatchObject({
    following: [{ userId: friend.userId }],
    blocked: [],
    tags: [expect.anything()],
    contacts: [{ userId: friend.userId }],
  })
  expect(lists.get('albums')).toMatchObject([{ name: '冬天', fileIds: [expect.any(String)] }])
  expect(lists.get('notices')).toMatchObject([
    { kind: 'post.passed', targetKind: 'post', targetId: mine, isRead: false },
  ])
  expect(lists.get('referrals')).toMatchObject({ invitedBy: null, invited: [{ userId: invitee.userId }] })
  expect(lists.get('searches')).toMatchObject([{ keyword: '雾凇' }])
  expect(lists.get('profile')).toMatchObject({
    clubCard: { clubCardNo: 'CLUB778899', realName: '金鱼', phone: '13800138000' },
    popupAccept: expect.anything(),
    privacy: expect.anything(),
  })
  expect((await exported(invitee)).get('referrals')).toEqual({ invitedBy: me.userId, invited: [] })
  // None of it is in the export of a member whom it merely concerns.
  expect(JSON.stringify([...(await exported(friend))])).not.toContain('CLUB778899')
})

/** The rows of a long list of the export, as they are written. */
async function listOf(name: string, memberId: string): Promise<string[]> {
  const { long } = await gatherPersonalData(node.app, node.app.db, memberId)
  const rows: string[] = []
  for await (const row of long[name]?.() ?? []) rows.push(JSON.stringify(row))
  return rows
}

test('a long list is read in batches, each row once, also with equal instants', async () => {
  const star = await buildMember(node)
  await sql`
    with crowd as (
      insert into member (id, nick_name, nick_name_folded)
      select gen_random_uuid(), 'fan' || n, 'fan' || n from generate_series(1, 2500) n returning id
    )
    insert into follow (follower_id, followed_id, created_at)
    select id, ${star.userId}::uuid, timestamptz '2026-01-01' + (random() * 20)::int * interval '1 microsecond'
    from crowd`.execute(node.app.db)
  const fans = await listOf('fans', star.userId)
  expect(fans).toHaveLength(2500)
  expect(new Set(fans).size).toBe(2500)
  await sql`
    with posts as (
      insert into publish (id, author_id, publish_type, publish_sub_type, status)
      select gen_random_uuid(), ${star.userId}::uuid, 1, 1, 2 from generate_series(1, 1500) returning id
    )
    insert into post_like (publish_id, member_id, created_at)
    select id, ${star.userId}::uuid, timestamptz '2026-01-01' + (random() * 20)::int * interval '1 microsecond'
    from posts`.execute(node.app.db)
  const likes = await listOf('likes', star.userId)
  expect(new Set(likes).size).toBe(1500)
})

test('rows are in memory one batch at a time', async () => {
  const asked: [number | undefined, number][] = []
  const read = (after: number | undefined, limit: number) => {
    asked.push([after, limit])
    const from = (after ?? 0) + 1
    return Promise.resolve([from, from + 1, from + 2].filter((n) => n <= 7))
  }
  expect(await allRows(walkRows(read, 3))).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(asked).toEqual([
    [undefined, 3],
    [3, 3],
    [6, 3],
  ])
})

/** Tables of the platform, which no domain declares. */
const platform: PersonalDataPart = {
  exportedTables: { session: ['sessions'] },
  omittedTables: {
    member_day: 'the days of the last 40 on which a member used the site, only to count members',
    answered_request: 'stored for a day, so that a call acts once',
    realtime_ticket: 'secrets of seconds',
  },
}

const tablesOf = (part: PersonalDataPart) => [
  ...Object.keys(part.exportedTables ?? {}),
  ...Object.keys(part.omittedTables ?? {}),
]
const declarations = manifests.flatMap(({ name, personalData }) =>
  personalData === undefined ? [] : [{ domain: name, part: personalData }],
)
const allParts = [platform, ...declarations.map(({ part }) => part)]

test('each table that refers to a member is declared once: in which file of the export, or why in none', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid = 'member'::regclass
    union select table_name from information_schema.columns
    where table_schema = 'public' and column_name in
      ('member_id', 'author_id', 'owner_id', 'inviter_id', 'follower_id', 'blocker_id', 'actor_id')
    union select 'member'`.execute(node.app.db)
  const declared = allParts.flatMap(tablesOf)
  expect(rows.map((row) => row.name).filter((name) => !declared.includes(name))).toEqual([])
  expect(declared.filter((name, place) => declared.indexOf(name) !== place)).toEqual([])
})

test('the files that the domains name are in the export', async () => {
  const files = new Set([...(await exported(me)).keys(), 'exif.csv', 'originals'])
  const named = allParts.flatMap((part) => Object.values(part.exportedTables ?? {}).flat())
  expect(named.filter((name) => !files.has(name))).toEqual([])
})

test.each(declarations)('$domain declares tables of its own', async ({ domain, part }) => {
  const owned = await readFile(join(import.meta.dirname, '..', domain, `${domain}.tables.ts`), 'utf8')
  expect(tablesOf(part).filter((name) => !owned.includes(`'${name}'`))).toEqual([])
})

test('the page says every part in words', async () => {
  const page = async (of: Browser) => String((await exportedFiles(of)).get('index.html'))
  const html = await page(me)
  const { lists, long, follows } = await gatherPersonalData(node.app, node.app.db, me.userId)
  // A part without words would be a list of nothing under the name of its file.
  const parts = [
    ...Object.keys(long),
    ...Object.keys(lists).filter((name) => name !== 'referrals'),
    'invited',
  ]
  expect(parts.filter((name) => listParts[name] === undefined)).toEqual([])
  expect(Object.keys(follows).filter((name) => innerParts[name] === undefined)).toEqual([])
  for (const { title } of [...Object.values(listParts), ...Object.values(innerParts)])
    expect(html).toContain(title)
  for (const said of [
    '雾凇',
    '冬天',
    '金鱼',
    'CLUB778899',
    '复制链接',
    '你的作品已通过审核',
    '审核中',
    friend.userId,
  ]) {
    expect(html).toContain(said)
  }
  expect(html).not.toMatch(/\{"|undefined|\[object|null/)
  // A member who did nothing but sign in sees so, without tables of headings only.
  const quiet = await page(await buildMember(node))
  expect(quiet).toContain('没有')
  expect(quiet.match(/<table>/g)).toHaveLength(1)
})

test('of a list that is too long for a page its beginning is shown', async () => {
  const fans = async function* () {
    for (let n = 0; n < 2500; n++) yield { userId: `f${n}`, time: '' }
  }
  const html: string[] = []
  for await (const text of tableHtml(
    'fans',
    { title: '粉丝', columns: [{ key: 'userId', label: '影友' }] },
    fans(),
  ))
    html.push(text)
  expect(html.join('')).toContain('f1999')
  expect(html.join('')).not.toContain('f2000')
  expect(html.join('')).toContain('全部在 fans.json')
})
