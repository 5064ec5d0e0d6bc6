import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Agent } from 'node:http'
import { NewPublish, UserFollow, UserInfo, UserLike, type Method } from '@guangquan/contract'
import { sql } from 'kysely'
import * as z from 'zod'
import type { OpenApp } from '../open-app.ts'
import { earnTicket } from '../testing/accounts.ts'
import type { Person } from './people.ts'
import { newAddress } from './people.ts'
import { callRemote, type RemoteResponse } from './remote-call.ts'

/** What writers need: addresses of nodes, an observer of the database, and people. */
export interface Scene {
  urlOf: (index: number) => string
  observer: OpenApp
  people: Person[]
  agent: Agent
}

/** A write under one requestId, as its caller sees it. */
interface Entry {
  kind: Kind
  as: Person | null
  method: Method
  input: Record<string, unknown> & { requestId: string }
  address: string
  /** The result of the acknowledged call as JSON; null while there was none. */
  result: string | null
}

/** What the program acknowledged, as its callers saw it. */
export interface Journal {
  entries: Entry[]
  refused: RemoteResponse[]
  /** When each write was acknowledged. */
  times: number[]
}

export function newJournal(): Journal {
  return { entries: [], refused: [], times: [] }
}

/** Kinds of writes with their share; most members publish ten times an hour at most. */
const kinds = [
  'like',
  'reply',
  'collect',
  'folder',
  'publish',
  'like',
  'reply',
  'draft',
  'follow',
  'register',
] as const
type Kind = (typeof kinds)[number]

const Written = z.object({ id: z.string() })
let serial = 0

/** The next write; what it refers to was acknowledged before. */
async function makeEntry(scene: Scene, journal: Journal, turn: number): Promise<Entry> {
  const { people, observer } = scene
  serial += 1
  const as = people[serial % people.length]
  if (as === undefined) throw new Error('there is nobody to write')
  const requestId = randomUUID()
  const posts = journal.entries.filter(({ kind, result }) => kind === 'publish' && result !== null)
  const target = idOf(posts[(turn * 7) % Math.max(1, posts.length)])
  const kind = target === null ? 'publish' : (kinds[turn % kinds.length] ?? 'publish')
  const entry = (method: Method, input: object): Entry => {
    return { kind, as, method, input: { ...input, requestId }, address: as.address, result: null }
  }
  switch (kind) {
    case 'publish':
      return entry(NewPublish.Publish, { publishType: 1, text: requestId, pictures: [{ fileId: as.fileId }] })
    case 'reply':
      return entry(NewPublish.Reply, { publishId: target, text: requestId })
    case 'draft':
      return entry(NewPublish.SaveDraft, { publishType: 1, text: requestId })
    case 'folder':
      return entry(UserLike.SaveFolder, { name: requestId.slice(0, 18) })
    case 'follow':
      return entry(UserFollow.Follow, {
        userId: people[(serial * 7 + 1) % people.length]?.browser.userId,
        on: true,
      })
    case 'like':
    case 'collect': {
      const method = kind === 'like' ? UserLike.Like : UserLike.Collect
      return entry(method, { targetType: 1, targetId: target, on: true })
    }
    case 'register': {
      const phone = `139${String(10_000_000 + serial)}`
      const verifyTicket = await earnTicket(observer, null, { kind: 'sms', address: phone }, 1)
      const nickName = requestId.slice(0, 13)
      const input = { phone, verifyTicket, password: '等雾散的那个早晨', nickName, agreementCheckBox: true }
      return { ...entry(UserInfo.Register, input), as: null, address: newAddress() }
    }
    default:
      return kind satisfies never
  }
}

function idOf(entry: Entry | undefined): string | null {
  return entry?.result == null ? null : Written.parse(JSON.parse(entry.result)).id
}

/**
 * Writes until told to stop, and records what was acknowledged. What got no response, or "later", is sent again under
 * the same requestId to the other node.
 */
export async function write(
  scene: Scene,
  journal: Journal,
  { seed, isOver }: { seed: number; isOver: () => boolean },
): Promise<void> {
  for (let turn = seed; !isOver(); turn++) {
    // An observer without a database has to wait as well.
    const entry = await makeEntry(scene, journal, turn).catch(() => null)
    if (entry !== null) await sendUntilAcknowledged(scene, journal, entry, turn)
    await sleep(entry === null ? 200 : 20)
  }
}

const retries = 60

async function sendUntilAcknowledged(
  scene: Scene,
  journal: Journal,
  entry: Entry,
  turn: number,
): Promise<void> {
  for (let attempt = 0; attempt < retries; attempt++) {
    const response = await send(scene, entry, turn + attempt)
    if (response.success) {
      entry.result = JSON.stringify(response.result)
      journal.entries.push(entry)
      journal.times.push(performance.now())
      return
    }
    journal.refused.push(response)
    const isLater =
      response.status === 0 || response.status === 503 || response.headers['retry-after'] === '1'
    if (!isLater) return
    await sleep(100)
  }
}

function send({ urlOf, observer, agent }: Scene, entry: Entry, node: number): Promise<RemoteResponse> {
  const { as, method, input, address } = entry
  return callRemote(observer, { url: urlOf(node), as: as?.browser ?? null, agent, method, input, address })
}

/** Sends acknowledged writes again. @returns how many got another response than the first time */
export async function countOtherResponses(scene: Scene, journal: Journal, count: number): Promise<number> {
  const again = journal.entries.slice(-count)
  const responses = await Promise.all(again.map((entry, index) => send(scene, entry, index)))
  return responses.filter(
    ({ success, result, status }, index) =>
      status !== 429 && status !== 503 && !(success && JSON.stringify(result) === again[index]?.result),
  ).length
}

/** Waits until this many more writes were acknowledged. */
export async function untilWritten(journal: Journal, count: number): Promise<void> {
  const goal = journal.times.length + count
  const deadline = performance.now() + 30_000
  while (journal.times.length < goal) {
    if (performance.now() > deadline) throw new Error(`writing does not get on: ${summary(journal)}`)
    await sleep(20)
  }
}

function summary({ times, refused }: Journal): string {
  const kindsOf = refused.map((response) => `${response.status} ${response.errorCode ?? response.cut}`)
  return JSON.stringify({ acknowledged: times.length, refused: kindsOf.length, kinds: [...new Set(kindsOf)] })
}

/** Acknowledged writes that are not in the database, and those that are there more than once. */
export async function compareWithDatabase(
  { app: { db } }: Pick<OpenApp, 'app'>,
  journal: Journal,
): Promise<{ lost: string[]; doubled: string[] }> {
  const rows = await sql<{ key: string; count: number }>`
    select key, count(*) as count from (
      select 'publish ' || body as key from publish
      union all select 'reply ' || body from reply
      union all select 'draft ' || (content->>'text') from draft
      union all select 'folder ' || name from collect_folder
      union all select 'register ' || nick_name from member
      union all select 'like ' || publish_id || ' ' || member_id from post_like
      union all select 'collect ' || publish_id || ' ' || member_id from post_collect
      union all select 'follow ' || followed_id || ' ' || follower_id from follow
    ) written group by key`.execute(db)
  const found = new Map(rows.rows.map(({ key, count }) => [key, count]))
  const keys = journal.entries.map(keyOf)
  return {
    lost: keys.filter((key) => !found.has(key)),
    doubled: [...new Set(keys)].filter((key) => (found.get(key) ?? 0) > 1),
  }
}

function keyOf({ kind, as, input }: Entry): string {
  const own = as?.browser.userId ?? ''
  switch (kind) {
    case 'publish':
    case 'reply':
    case 'draft':
      return `${kind} ${String(input['text'])}`
    case 'folder':
      return `folder ${String(input['name'])}`
    case 'register':
      return `register ${String(input['nickName'])}`
    case 'like':
    case 'collect':
      return `${kind} ${String(input['targetId'])} ${own}`
    case 'follow':
      return `follow ${String(input['userId'])} ${own}`
    default:
      return kind satisfies never
  }
}
