import {
  NewPublish,
  Picture,
  publishTypes,
  taskGroups,
  taskStates,
  UserAddress,
  UserInfo,
  UserLevel,
} from '@guangquan/contract'
import { sql } from 'kysely'
import { v7 as uuid } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { manifests } from '../manifests.ts'
import { counterProofs, importDemoParts, seeds } from '../program.ts'
import { proveLedger } from '../domains/coin/index.ts'
import { makeEdition } from '../domains/feed/index.ts'
import { areaExists } from '../domains/site/index.ts'
import { proveCounters } from '../jobs/prove-counters.ts'
import { judgeText } from '../moderation/judge-text.ts'
import { callAs } from '../testing/call-as.ts'
import { signIn } from '../testing/people.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { addLastRows, addMembers, addRows, otherFiles } from './add-rows.ts'
import { insertRows } from './insert-rows.ts'
import { loadDemoOnce } from './load-demo-once.ts'
import { fillPosts } from './fill-posts.ts'
import { demoPeople, demoPerson } from './people.ts'
import { planDemo } from './plan-demo.ts'
import { demoProfiles } from './profiles.ts'
import { portraitName, uploadKey } from './upload-key.ts'

let app: TestApp
/** Source of each stored file. */
const sourceOf = new Map<string, string>()

/** Everything except encoding the pictures, which is slow and has its own test. */
beforeAll(async () => {
  app = await openTestApp()
  for (const seed of seeds) await seed(app.app)
  const plan = planDemo(app.app.now())
  // The objects that articles copy do not exist; their domain tests them.
  const parts = await Promise.all(
    manifests.filter(({ name }) => name !== 'article').flatMap((manifest) => manifest.demo?.() ?? []),
  )
  await addMembers(app.app, parts)
  const files = new Map<string, string>()
  const requested = [
    ...demoPeople.map((person) => ({ ownerId: person.id, fileName: portraitName, source: '', useType: 2 })),
    ...[...plan.posts, ...plan.queue.posts].flatMap((post) =>
      post.photos.map((photo) => ({
        ownerId: post.author.id,
        fileName: photo.fileName,
        source: photo.source.file,
        useType: 1,
      })),
    ),
    ...otherFiles(parts, app.app.now()).map((file) => ({ ...file, source: '' })),
  ].map((file) => ({ ...file, id: uuid() }))
  for (const file of requested) {
    files.set(uploadKey(file.ownerId, file.fileName), file.id)
    sourceOf.set(file.id, file.source)
  }
  await app.app.db.transaction().execute(async (tx) => {
    await insertRows(
      tx,
      'stored_file',
      requested.map((file) => ({
        id: file.id,
        owner_id: file.ownerId,
        use_type: file.useType,
        file_name: file.fileName,
        mime: 'image/jpeg',
        size_bytes: 1000,
        sha256: Buffer.alloc(32),
        original_key: `o/${file.id}.jpg`,
        public_prefix: `p/${file.id}`,
        width: 1080,
        height: 720,
        webp_sizes: [480, 1080],
        blur: '',
        color: '#808080',
      })),
    )
    await insertRows(
      tx,
      'picture_exif',
      requested.map((file) => ({ file_id: file.id, f_number: 8, iso: 100 })),
    )
    const demo = { app: app.app, plan, files }
    await addRows(demo, tx, { parts, counted: counterProofs })
    await addLastRows(demo, tx, parts)
  })
  await makeEdition(app.app.db, app.app.now())
})
afterAll(() => app.close())

function repeats(items: string[]): string[] {
  return items.filter((item, index) => items.slice(Math.max(0, index - 23), index).includes(item))
}

test('members have coins and a year of history in a ledger that balances', async () => {
  const { rows } = await sql<{ members: number; kinds: number[]; sum: number; days: number }>`
    select count(distinct member_id) as members, array_agg(distinct kind order by kind)::int[] as kinds,
      (select sum(amount) from coin_entry) as sum,
      extract(day from max(created_at) - min(created_at))::int as days from coin_tx`.execute(app.app.db)
  expect(rows).toMatchObject([{ members: demoPeople.length, sum: 0 }])
  expect(rows[0]?.kinds).toEqual(expect.arrayContaining([1, 2, 3, 6]))
  expect(rows[0]?.days).toBeGreaterThan(365)
})

test('whoever opens the site on the day of the installation has visited on that day', async () => {
  // A day is counted as a visit when its first use is recorded.
  const { rows } = await sql<{ used: number; visited: number }>`
    select count(*)::int as used, count(visit_day.day)::int as visited
    from member_day left join visit_day using (member_id, day)
    where member_day.day = (now() at time zone 'Asia/Shanghai')::date`.execute(app.app.db)
  expect(rows[0]?.visited).toBe(rows[0]?.used)
})

test('members have claimed some tasks, and others wait to be claimed', async () => {
  const { rows: claimed } = await sql<{ daily: number; once: number; early: number }>`
    select count(*) filter (where source <> 'once')::int as daily, count(*) filter (where source = 'once')::int as once,
      count(*) filter (where at < member.created_at or at > now())::int as early
    from exp_line join member on member.id = member_id where rule like 'task.%'`.execute(app.app.db)
  expect(claimed[0]?.daily).toBeGreaterThan(30)
  expect(claimed[0]?.once).toBeGreaterThan(demoPeople.length)
  expect(claimed[0]?.early).toBe(0)
  const { tasks } = await callAs(app, await signIn(app, demoPerson('林小满').id), UserLevel.GetTasks, {})
  for (const group of [taskGroups.newcomer, taskGroups.growth]) {
    const states = tasks.filter((task) => task.group === group).map(({ state }) => state)
    expect(states).toContain(taskStates.claimed)
  }
  expect(tasks.filter(({ state }) => state === taskStates.done).length).toBeGreaterThan(1)
})

test('every movement of coins has its cause, and orders, codes and presents are in every state', async () => {
  const { rows: unexplained } = await sql`
    select tx.biz_type, tx.biz_id from coin_tx tx where not case
      when biz_type = 'growth.makeUp' then exists (select from visit_day v
        where v.member_id = tx.member_id and v.day::text = biz_id and v.made_up_on is not null)
      when biz_type like 'growth.%' then exists (select from exp_line line where line.member_id = tx.member_id
        and 'growth.' || line.rule = biz_type and line.source || ':' || line.turn = biz_id
        and line.coins = tx.amount)
      when biz_type = 'goods.order' then exists (select from goods_order o
        where o.id::text = biz_id and o.member_id = tx.member_id and o.coins = abs(tx.amount))
      when biz_type in ('present', 'present.exchange') then exists (select from present p
        where p.id::text = biz_id and p.member_id = tx.member_id)
      when biz_type = 'contest' then exists (select from contest_award a join contest_prize p on p.id = a.prize_id
        where a.id::text = biz_id and a.member_id = tx.member_id and p.coins = tx.amount)
      when biz_type = 'correction' then exists (select from coin_correction c
        where c.id::text = biz_id and c.member_id = tx.member_id and c.amount = tx.amount)
      else biz_type = 'expiry' end`.execute(app.app.db)
  expect(unexplained).toEqual([])
  const { rows: states } = await sql`select
    (select array_agg(distinct state order by state)::int[] from goods_order) as orders,
    (select array_agg(distinct state order by state)::int[] from goods_code) as codes,
    (select array_agg(distinct state order by state)::int[] from present) as presents,
    (select count(*) from coin_tx where biz_type = 'growth.makeUp') > 20 as "areMadeUp",
    (select count(*) from member_frame where cause in (select id::text from goods_order)) as "framesForCoins"`.execute(
    app.app.db,
  )
  expect(states).toEqual([
    {
      orders: [1, 2, 3, 4, 5],
      codes: [0, 1, 2, 3, 4],
      presents: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      areMadeUp: true,
      framesForCoins: 4,
    },
  ])
})

test('a registration has a code or an invoice, and a longer warranty its reason', async () => {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from user_product u where not exists (select from user_product_file
      where user_product_id = u.id) and access_code_id is null)::int as unproved,
    (select count(*) from product_application p join product_activity a on a.id = p.activity_id
      where needs_invoice and not exists (select from product_application_file where application_id = p.id))::int
      as "appliedWithout",
    (select count(*) from stored_file where use_type = 20 and file_name like '%.pdf')::int as pdfs,
    (select count(*) from user_product u where extension_months <> case invoice_state when 2 then 12 else 0 end
      + coalesce((select sum(months) from warranty_extension where user_product_id = u.id), 0))::int as unexplained`.execute(
    app.app.db,
  )
  expect(rows).toEqual([{ unproved: 0, appliedWithout: 0, pdfs: 2, unexplained: 0 }])
})

test('the nightly proof finds every counter right', async () => {
  const { db, log } = app.app
  const { signal } = new AbortController()
  expect(await proveCounters({ db, log, signal }, counterProofs)).toEqual([])
})

test('counters of members, comments, tags and topics match their rows', async () => {
  const { rows } = await sql`
    select 'member' as what, m.member_id::text as id from member_counter m where
      publish_count <> (select count(*) from publish where author_id = m.member_id and status = 2)
      or fans_count <> (select count(*) from follow where followed_id = m.member_id)
      or follow_count <> (select count(*) from follow where follower_id = m.member_id)
      or collect_count <> (select count(*) from post_collect held where held.member_id = m.member_id)
      or like_received_count <> (select count(*) from post_like
        join publish on publish.id = publish_id where author_id = m.member_id)
    union all select 'reply', id::text from reply where
      like_count <> (select count(*) from reply_like where reply_id = reply.id)
      or child_count <> (select count(*) from reply child
        where child.parent_id = reply.id and child.status = 2)
    union all select 'tag', name from tag where use_count <> (select count(*) from publish where name = any(tags))
    union all select 'topic', id from topic where use_count <>
      (select count(*) from publish where topic.id = any(topic_ids))`.execute(app.app.db)
  expect(rows).toEqual([])
  const { rows: sums } = await sql<{ tags: number; topics: number }>`
    select (select sum(use_count) from tag) as tags, (select sum(use_count) from topic) as topics`.execute(
    app.app.db,
  )
  expect(sums[0]?.tags).toBeGreaterThan(400)
  expect(sums[0]?.topics).toBeGreaterThan(300)
})

test.each(['new', 'recommend'] as const)(
  'a wall by %s shows no photograph twice in a screenful',
  async (sort) => {
    const viewer = await signIn(app, demoPerson('回声').id)
    const files: string[] = []
    let cursor: string | undefined
    do {
      const page = await callAs(app, viewer, Picture.GetList, { sort, maxResultCount: 50, cursor })
      files.push(...page.items.map((item) => item.picture.id))
      cursor = page.nextCursor ?? undefined
    } while (cursor !== undefined)
    const { rows } = await sql<{ id: string; file_id: string }>`
    select id, file_id from publish_picture where id = any(${files}::uuid[])`.execute(app.app.db)
    const fileOf = new Map(rows.map((row) => [row.id, row.file_id]))
    const sources = files.map((id) => sourceOf.get(fileOf.get(id) ?? id) ?? id)
    expect(sources.length).toBeGreaterThan(300)
    expect(new Set(sources).size).toBe(89)
    expect(repeats(sources)).toEqual([])
  },
)

test.each(['new', 'hot'] as const)(
  'photographs on the first page of the wall wait for AVIF: %s',
  async (sort) => {
    const { items } = await callAs(app, null, Picture.GetList, { sort })
    const { rows } = await sql<{ publishId: string }>`
    select publish_picture.publish_id as "publishId" from publish_picture
    join graphile_worker._private_jobs job on job.key = 'media.avif:' || publish_picture.file_id`.execute(
      app.app.db,
    )
    const waiting = new Set(rows.map(({ publishId }) => publishId))
    expect(items.length).toBeGreaterThan(5)
    expect(items.filter(({ publishId }) => !waiting.has(publishId))).toEqual([])
  },
)

test('a member of it signs in, follows people and reads their feed', async () => {
  const viewer = await signIn(app, demoPerson('林小满').id)
  const followed = await callAs(app, viewer, NewPublish.GetFeed, { tab: 2 })
  expect(followed.items.length).toBeGreaterThan(0)
  const newest = await callAs(app, viewer, NewPublish.GetFeed, { tab: 3 })
  expect(newest.items[0]?.authorHeadPic).not.toBe('')
})

test('a word list shows what words do, and nothing of the demonstration contains one', async () => {
  const ctx = { app: app.app, db: app.app.db }
  expect(await judgeText(ctx, ['这里有网络 赌博'])).toBe('block')
  expect(await judgeText(ctx, ['想约拍的加微信'])).toBe('review')
  const { rows } = await sql<{ text: string }>`
    select title || ' ' || body as text from publish where status = 2
    union all select body from reply where status = 2
    union all select nick_name || ' ' || introduction from member`.execute(app.app.db)
  expect(rows.length).toBeGreaterThan(500)
  expect(
    await judgeText(
      ctx,
      rows.map(({ text }) => text),
    ),
  ).toBe('pass')
})

test('profiles say where people live, what they like and whom they invited', async () => {
  const lin = await signIn(app, demoPerson('林小满').id)
  expect(await callAs(app, lin, UserInfo.Get, {})).toMatchObject({
    area: '浙江省 杭州市',
    ipRegion: '浙江',
    birthday: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    birthdayChangesLeft: 2,
  })
  expect((await callAs(app, lin, UserInfo.GetUserTopicList, {})).map((topic) => topic.name)).toEqual([
    '风光',
    '城市',
  ])
  const invited = await callAs(app, lin, UserInfo.GetUserReferList, {})
  expect(invited.items.map((one) => one.state).toSorted((a, b) => a - b)).toEqual([2, 2, 2, 3, 3])
  const addresses = await callAs(app, lin, UserAddress.GetList, {})
  expect(addresses.map((one) => [one.county, one.isDefault])).toEqual([
    ['西湖区', true],
    ['滨江区', false],
  ])
  for (const { areaCodes } of demoProfiles.values())
    expect([areaCodes, areaExists(areaCodes)]).toEqual([areaCodes, true])
})

test('filling up adds the requested posts, with correct counters', async () => {
  const indexes = () =>
    sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`.execute(app.app.db)
  const before = await indexes()
  // It may take long on a busy machine.
  const { db, close } = openDatabase({ url: app.databaseUrl, max: 1, statementTimeoutMs: 600_000 })
  await fillPosts(db, {
    posts: 3000,
    ledger: 2000,
    parts: await importDemoParts(),
    onProgress: () => undefined,
  })
  await close()
  const counted = await app.app.db
    .selectFrom('publish')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  expect(counted.count).toBe(3000)
  expect((await indexes()).rows).toEqual(before.rows)
  const { rows: misplaced } = await sql`
    select id from publish where substr(id::text, 15, 1) <> '7' or substr(id::text, 20, 1) not in ('8', '9', 'a', 'b')
      or abs(('x' || left(replace(id::text, '-', ''), 12))::bit(48)::bigint - extract(epoch from created_at) * 1000) > 1000
    limit 3`.execute(app.app.db)
  expect(misplaced).toEqual([])
  // Search ordinals follow the order of publishing, and every post is in the blocks of its ordinal.
  const { rows: unfindable } = await sql`
    select publish.id from publish left join search_entry s on s.target_id = publish.id
      left join lateral (select next.created_at from search_entry next where next.ordinal > s.ordinal
        order by next.ordinal limit 1) after on true
    where s.target_id is null or not s.terms @> search_blocks(s.ordinal) or cardinality(s.terms) < 4
      or after.created_at < s.created_at limit 3`.execute(app.app.db)
  expect(unfindable).toEqual([])
  const { log } = app.app
  const { signal } = new AbortController()
  expect(await proveCounters({ db: app.app.db, log, signal }, counterProofs)).toEqual([])
  expect(await proveLedger({ db: app.app.db, log })).toEqual({ movements: [], lots: [] })
  const { rows } = await sql`
    select id from publish
      where (publish_type = 1 and not exists (select 1 from publish_picture where publish_id = publish.id))
      or not exists (select 1 from member where id = author_id)
    union all select id from member where not exists (select 1 from member_counter where member_id = id)
    union all select id from publish where status = 2 and expose_others and cover_camera_id is not null
      and not exists (select 1 from gear_shot shot where shot.publish_id = publish.id)
    union all select m.member_id from member_counter m where
      publish_count <> (select count(*) from publish where author_id = m.member_id and status = 2)`.execute(
    app.app.db,
  )
  expect(rows).toEqual([])
})

test('a database with members is left unchanged', async () => {
  const progress = { advance: () => undefined, line: () => undefined }
  const source = { parts: await importDemoParts(), counted: counterProofs, progress }
  expect(await loadDemoOnce(app.app, app.databaseUrl, source)).toBe(false)
})

test('the moderators have something of every kind to decide about, and earlier decisions', async () => {
  const { rows } = await sql<{ kind: string; causes: string[]; reports: number }>`
    select kind, causes, report_count as reports from review_case where decided_at is null`.execute(
    app.app.db,
  )
  const waiting = rows.map(({ kind, causes }) => `${kind} ${causes.join()}`)
  expect([...new Set(waiting)].toSorted()).toEqual([
    'card card',
    'comment reports',
    'comment reports,hidden',
    'comment word',
    'member profile',
    'member reports',
    'post edited',
    'post firstPost',
    'post reports',
    'post word',
  ])
  expect(Math.max(...rows.map(({ reports }) => reports))).toBe(4)
  const { rows: types } = await sql<{ type: number }>`
    select distinct publish_type as type from publish where status = 1 order by 1`.execute(app.app.db)
  expect(types.map(({ type }) => type)).toEqual([publishTypes.photo, publishTypes.vote])
  const { rows: strikes } = await sql<{ kind: number; automatic: boolean }>`
    select distinct kind, caused_by is not null as automatic from strike order by 1, 2`.execute(app.app.db)
  expect(strikes).toEqual([
    { kind: 1, automatic: false },
    { kind: 2, automatic: false },
    { kind: 2, automatic: true },
    { kind: 3, automatic: false },
  ])
  const { rows: appeals } = await sql<{ state: number; count: number }>`
    select state, count(*)::int as count from appeal group by state order by state`.execute(app.app.db)
  expect(appeals).toEqual([
    { state: 1, count: 3 },
    { state: 2, count: 1 },
    { state: 3, count: 1 },
  ])
})
