import { randomBytes } from 'node:crypto'
import { UserLike } from '@guangquan/contract'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { operate } from '../../operate.ts'
import { operateCopy } from '../../operate-copy.ts'
import { checkKeys } from '../../installation/check-keys.ts'
import { sealedTables } from '../../program.ts'
import { callAs } from '../../testing/call-as.ts'
import { buildMember, setCounters } from '../../testing/people.ts'
import { buildPost } from '../../testing/posts.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { copyDatabase } from './copy-database.ts'
import { readTables } from './read-tables.ts'

let node: TestApp
let target: string
let dropTarget: () => Promise<void>

beforeAll(async () => {
  node = await openTestApp()
  await checkKeys(node.app.db, node.app.env, sealedTables)
  const [author, reader] = [
    await buildMember(node, { acceptedPosts: 0 }),
    await buildMember(node, { acceptedPosts: 0 }),
  ]
  const post = await buildPost(node, author)
  const counted = { publish_count: 1, public_publish_count: 1, accepted_post_count: 1 }
  await setCounters(node, author.userId, counted)
  await callAs(node, reader, UserLike.Like, {
    targetType: 1,
    targetId: post,
    on: true,
    requestId: crypto.randomUUID(),
  })
  // Text that would break a careless format.
  await node.pool.query(
    `update member set introduction = E'一行\\n又一行\\t\\\\N，"引号"' where id = '${author.userId}'`,
  )
  await node.pool.query(`select graphile_worker.add_job('test', '{"waits": true}')`)
  const ctx = { db: node.app.db, now: node.app.now(), log: node.app.log, actor: 'test' }
  await operate(ctx, ['maintenance-on', '5'], node.app.env)
  ;({ target, drop: dropTarget } = await createTarget())
})
afterAll(async () => {
  await node.close()
  await dropTarget()
})

async function run(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** An empty database of a role without further rights, created as documented. */
async function createTarget(): Promise<{ target: string; drop: () => Promise<void> }> {
  const server = inject('postgresUrl')
  const name = `copy_${randomBytes(6).toString('hex')}`
  await run(server, `create role ${name} login password 'copied'`)
  await run(
    server,
    `create database ${name} owner ${name} template template0 encoding 'UTF8' locale 'C.UTF-8'`,
  )
  const url = new URL(server)
  url.username = name
  url.password = 'copied'
  url.pathname = `/${name}`
  return {
    target: url.href,
    drop: async () => {
      await run(server, `drop database ${name} with (force)`)
      await run(server, `drop role ${name}`)
    },
  }
}

/** For each table the number of rows, and a hash of its content. */
async function contentOf(url: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const content: Record<string, unknown> = {}
    for (const { name, columns } of await readTables(client)) {
      const { rows } = await client.query(
        `select count(*)::int as rows, md5(string_agg(row::text, '|' order by row::text)) as hash
        from (select ${columns.join(', ')} from ${name}) as row`,
      )
      content[name] = rows[0]
    }
    return content
  } finally {
    await client.end()
  }
}

/** The constraints and triggers that guard the rows. */
const rulesOf = (url: string) =>
  run(
    url,
    `select 'key' as kind, conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule
      from pg_constraint where contype = 'f'
    union all select 'trigger', tgrelid::regclass::text, tgname || tgenabled::text
      from pg_trigger where not tgisinternal
    union all select 'fence', oid::regclass::text, relrowsecurity::text || relforcerowsecurity::text
      from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'graphile_worker')
    order by 1, 2, 3`,
  )

test('a copy that cannot be completed leaves no row behind, and may be tried again', async () => {
  // A row that names a member who does not exist, as in a damaged database.
  const [kept] = await run(
    node.databaseUrl,
    `select conname, pg_get_constraintdef(oid) as definition from pg_constraint
    where conrelid = 'session'::regclass and confrelid = 'member'::regclass`,
  )
  const [{ member_id: memberId } = {}] = await run(node.databaseUrl, 'select member_id from session limit 1')
  await run(node.databaseUrl, `alter table session drop constraint ${String(kept?.['conname'])}`)
  await run(
    node.databaseUrl,
    `update session set member_id = gen_random_uuid() where member_id = '${String(memberId)}'`,
  )
  await expect(copyDatabase({ source: node.databaseUrl, target, onLine: () => undefined })).rejects.toThrow(
    /violates foreign key/,
  )
  expect(await run(target, 'select from member')).toEqual([])
  await run(
    node.databaseUrl,
    `update session set member_id = '${String(memberId)}' where member_id not in (select id from member);
    alter table session add constraint ${String(kept?.['conname'])} ${String(kept?.['definition'])}`,
  )
})

test('every row arrives in a database of another role, with the rules that guard it', async () => {
  const before = await contentOf(node.databaseUrl)
  const lines: string[] = []
  const { env, log } = node.app
  await operateCopy({ env, target, actor: '苏晚', log, onLine: (line) => lines.push(line) })
  expect(lines.slice(-2)).toEqual(['2 rows of the audit log fit each other', 'every counter is right'])
  const after = await contentOf(target)
  expect(after).toEqual({ ...before, 'public.staff_act': after['public.staff_act'] })
  expect(after['public.staff_act']).toMatchObject({ rows: 2 })
  expect(after['graphile_worker._private_jobs']).toMatchObject({ rows: 1 })
  expect(await rulesOf(target)).toEqual(await rulesOf(node.databaseUrl))
  await expect(run(target, `update staff_act set actor = 'x'`)).rejects.toThrow()
  const next = `select nextval('sys_config_version') as next`
  expect(await run(target, next)).toEqual(await run(node.databaseUrl, next))
})

test('what is written to the copy continues where the source was', async () => {
  const add = `insert into gear_pending (publish_id) values (gen_random_uuid()) returning id`
  const [known] = await run(target, 'select coalesce(max(id), 0) as id from gear_pending')
  expect(known).not.toEqual({ id: 0 })
  expect(await run(target, add)).toEqual([{ id: Number(known?.['id']) + 1 }])
})

test('a database that is in use is refused, and nothing is said to have been copied', async () => {
  const acts = `select count(*) from staff_act where act = 'copy-database'`
  const before = await run(node.databaseUrl, acts)
  const { env, log } = node.app
  await expect(operateCopy({ env, target, actor: '苏晚', log, onLine: () => undefined })).rejects.toThrow(
    /has \d+ tables already: give an empty one/,
  )
  expect(await run(node.databaseUrl, acts)).toEqual(before)
})
