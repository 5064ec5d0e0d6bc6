import { Agent } from 'node:http'
import { FileUpload, NewPublish, UserFollow, UserLike, type Method } from '@guangquan/contract'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Browser } from '../testing/call-as.ts'
import { buildMember } from '../testing/people.ts'
import { buildFile, buildPost } from '../testing/posts.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { buildPicture } from '../testing/uploads.ts'
import { sendPieces } from '../testing/videos.ts'
import { callRetrying } from './remote-call.ts'
import { startProcess, stopProcesses, type RunningNode } from './running-node.ts'

const repeats = 200

let app: TestApp
let nodes: RunningNode[]
let author: Browser
let member: Browser
const agent = new Agent({ keepAlive: true, maxSockets: repeats })

beforeAll(async () => {
  app = await openTestApp({ machineClock: true })
  const settings = { DATA_DIR: app.app.env.dataDir, DATABASE_URL: app.databaseUrl, WORKER: 'false' }
  nodes = await Promise.all([startProcess(settings), startProcess(settings)])
  author = await buildMember(app)
  member = await buildMember(app)
})
afterAll(async () => {
  agent.destroy()
  await stopProcesses()
  await app.close()
})

const call = (node: RunningNode | undefined, as: Browser, method: Method, input: object) =>
  callRetrying(app, { url: node?.url ?? '', as, agent, method, input })

type Table = 'publish' | 'reply' | 'follow' | 'post_collect' | 'stored_file' | 'collect_folder'

async function countRows(table: Table): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}`.execute(app.app.db)
  return rows[0]?.count ?? 0
}

// Any call may be the first of a day.
async function countEvents(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from outbox_event where name <> 'member.visited'`.execute(app.app.db)
  return rows[0]?.count ?? 0
}

interface Repeated {
  method: Method
  table: Table
  /** Events caused by one action. */
  events: number
  make: () => Promise<object>
}

const requestId = () => crypto.randomUUID()
const repeated: Record<string, Repeated> = {
  publish: {
    method: NewPublish.Publish,
    table: 'publish',
    events: 1,
    make: async () => ({
      publishType: 1,
      pictures: [{ fileId: await buildFile(app, member) }],
      requestId: requestId(),
    }),
  },
  reply: {
    method: NewPublish.Reply,
    table: 'reply',
    events: 1,
    make: async () => ({ publishId: await buildPost(app, author), text: '好看', requestId: requestId() }),
  },
  follow: {
    method: UserFollow.Follow,
    table: 'follow',
    events: 1,
    make: async () => ({ userId: author.userId, on: true, requestId: requestId() }),
  },
  collect: {
    method: UserLike.Collect,
    table: 'post_collect',
    events: 1,
    make: async () => ({
      targetType: 1,
      targetId: await buildPost(app, author),
      on: true,
      requestId: requestId(),
    }),
  },
  // An upload is identified by its own id.
  upload: {
    method: FileUpload.Finish,
    table: 'stored_file',
    events: 0,
    make: async () => {
      const picture = await buildPicture()
      return { uploadId: await sendPieces(app, member, picture, { fileName: 'a.jpg', useType: 1 }) }
    },
  },
}

test.each(Object.entries(repeated))(
  '%s: 200 equal requests on two nodes are one act with one response',
  async (_, { method, table, events, make }) => {
    const input = await make()
    const before = { rows: await countRows(table), events: await countEvents() }
    const responses = await Promise.all(
      Array.from({ length: repeats }, (_one, index) => call(nodes[index % 2], member, method, input)),
    )
    expect(responses.filter((response) => !response.success)).toEqual([])
    expect(new Set(responses.map(({ result }) => JSON.stringify(result))).size).toBe(1)
    expect(await countRows(table)).toBe(before.rows + 1)
    expect(await countEvents()).toBe(before.events + events)
  },
  60_000,
)

test('after a node is killed between commit and response, or before the commit, a repeated write acts once', async () => {
  const { db } = app.app
  // Requests of one member would wait for each other.
  const [poster, collector] = [await buildMember(app), await buildMember(app)]
  const pictures = [{ fileId: await buildFile(app, poster) }]
  const writes = [
    {
      as: member,
      method: NewPublish.Reply,
      table: 'reply',
      input: { publishId: await buildPost(app, author), text: '好看', requestId: requestId() },
    },
    {
      as: poster,
      method: NewPublish.Publish,
      table: 'publish',
      input: { publishType: 1, pictures, requestId: requestId() },
    },
    {
      as: collector,
      method: UserLike.SaveFolder,
      table: 'collect_folder',
      input: { name: '海', requestId: requestId() },
    },
  ] as const
  await sql`create function slow_write() returns trigger language plpgsql as
    $$ begin perform pg_sleep(1); return new; end $$`.execute(db)
  for (const table of ['reply', 'publish']) {
    await sql`create constraint trigger slow_commit after insert on ${sql.table(table)}
      deferrable initially deferred for each row execute function slow_write()`.execute(db)
  }
  await sql`create trigger slow_insert before insert on collect_folder
    for each row execute function slow_write()`.execute(db)
  const before = await Promise.all(writes.map(({ table }) => countRows(table)))
  const cut = writes.map(({ as, method, input }) => call(nodes[0], as, method, input))
  await expect.poll(countSlow).toBe(3)
  nodes[0]?.signal('SIGKILL')
  expect((await Promise.all(cut)).map(({ status }) => status)).toEqual([0, 0, 0])

  const again = await Promise.all(writes.map(({ as, method, input }) => call(nodes[1], as, method, input)))
  await sql`drop function slow_write cascade`.execute(db)
  expect(again.map(({ success }) => success)).toEqual([true, true, true])
  expect(await Promise.all(writes.map(({ table }) => countRows(table)))).toEqual(
    before.map((count) => count + 1),
  )
  const more = await Promise.all(writes.map(({ as, method, input }) => call(nodes[1], as, method, input)))
  expect(more.map(({ result }) => result)).toEqual(again.map(({ result }) => result))
})

/** Commits and inserts that wait for the triggers. */
async function countSlow(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from pg_stat_activity
    where datname = current_database() and state = 'active' and wait_event = 'PgSleep'`.execute(app.app.db)
  return rows[0]?.count ?? 0
}
