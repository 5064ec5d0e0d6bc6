import {
  ArticleInfo,
  callPath,
  isOfConsole,
  declaredMethods,
  maxPageSize,
  NewPublish,
  type Method,
} from '@guangquan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedSite } from '../../domains/site/index.ts'
import { buildAccount } from '../../testing/accounts.ts'
import { signedHeaders, type TestCaller } from '../../testing/call-as.ts'
import {
  buildLargeCatalogue,
  buildLargestContent,
  type LargestContent,
} from '../../testing/largest-content.ts'
import { fillNames, largestInput, markdownFills } from '../../testing/largest-input.ts'
import { allTurnsMs, longestTurnMs } from '../../testing/longest-turn.ts'
import { permissions } from '../../testing/permissions.ts'
import { sampleInputs } from '../../testing/sample-input.ts'
import { buildStaff } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** No call of a member may occupy the event loop longer. */
const maxTurnMs = 50

let node: TestApp
let largest: LargestContent
beforeAll(async () => {
  node = await openTestApp()
  await seedSite(node.app.db)
  await buildLargeCatalogue(node)
  largest = await buildLargestContent(node)
})
afterAll(() => node.close())

type Body = Record<string, unknown>

async function send(
  as: TestCaller,
  method: Method,
  body: unknown,
): Promise<{ status: number; size: number }> {
  const path = callPath(method, node.app.env.PRODUCT_KEY)
  const payload = JSON.stringify(body)
  const headers = { 'content-type': 'application/json', ...signedHeaders(node, as, 'POST', path, payload) }
  const response = await node.server.inject({ method: 'POST', url: path, payload, headers })
  return { status: response.statusCode, size: response.rawPayload.length }
}

/** Bodies that refer to the largest content, for calls with an id. */
function subjects(method: Method): Body[] {
  const { photoPost, article, vote, drafts, comment, album, member } = largest
  const address = `${method.service}/${method.name}`
  const posts = [photoPost, article, vote]
  const named: Record<string, Body[]> = {
    'NewPublish/GetDraft': drafts.slice(0, 3).map((id) => ({ id })),
    'NewPublish/GetPublishReplyList': [{ publishId: photoPost }, { publishId: photoPost, parentId: comment }],
    'ArticleInfo/Get': [{ id: article }],
    'Picture/GetUserGallery': [{ userId: member.userId }, { userId: member.userId, albumId: album }],
    'Tag/Get': [{ name: '雾'.repeat(19) + '0' }],
    'Tag/GetPosts': [{ name: '雾'.repeat(19) + '0' }],
  }
  if (named[address] !== undefined) return named[address]
  const [sample = {}] = sampleInputs(method)
  if ('publishId' in sample) return posts.map((publishId) => ({ publishId }))
  if ('userId' in sample) return [{ userId: member.userId }]
  if ('id' in sample) return posts.map((id) => ({ id }))
  return [{}]
}

/** Bodies that make a call read as much as it can. */
function listings(method: Method): Body[] {
  return subjects(method)
    .flatMap((body) => [{ ...body, maxResultCount: maxPageSize }, body])
    .filter((body) => method.input.safeParse(body).success)
    .slice(0, 4)
}

interface Attempt {
  as: TestCaller
  body: unknown
  what: string
}

const writesMarkdown = /^Staff(?:News|Activity|Faq|Terms)\//

/** Everything about the largest content, and the largest inputs about an owner's own things. */
async function attemptsOf(name: string, method: Method): Promise<Attempt[]> {
  const owner = await buildAccount(node)
  const staff = await buildStaff(node, ['superAdmin'])
  const caller = isOfConsole(method) ? staff : owner.browser
  const owned = permissions.get(name)?.owned
  const make = permissions.get(name)?.write?.make ?? (owned?.owner === undefined ? owned?.make : undefined)
  const bases = [...(make === undefined ? [] : [await make(node, owner, staff)]), ...sampleInputs(method)]
  const fills = writesMarkdown.test(name) ? [...fillNames, ...markdownFills] : fillNames
  const inputs = bases.flatMap((base) =>
    fills.map((fill) => ({
      as: caller,
      body: largestInput(method, { ...base }, fill),
      what: fill,
    })),
  )
  const reads = method.write ? [] : listings(method)
  const about = reads.map((body) => ({
    as: isOfConsole(method) ? staff : largest.member,
    body,
    what: 'the largest content',
  }))
  // Without texts, all inputs are equal.
  return [...new Map([...about, ...inputs].map((one) => [JSON.stringify(one.body), one])).values()]
}

/**
 * The minimum of several runs, since other tests and the JavaScript compiler add a varying amount. Measuring single
 * turns uses a processor for as long as a call waits, so it is only done for calls that take long as a whole.
 */
async function turnOf(method: Method, { as, body }: Attempt): Promise<number> {
  let shortest = await allTurnsMs(() => send(as, method, body))
  for (let tries = 0; tries < (shortest > maxTurnMs ? 10 : 3) && shortest > maxTurnMs / 2; tries++) {
    shortest = Math.min(shortest, await longestTurnMs(() => send(as, method, body)))
  }
  return shortest
}

const calls = declaredMethods.map((method) => ({ name: `${method.service}/${method.name}`, method }))

// Before the calls below, which add posts to the feed.
test('the largest content is served, and is large', async () => {
  for (const method of [
    NewPublish.GetFeed,
    NewPublish.GetPublishReplyList,
    NewPublish.GetDraft,
    ArticleInfo.Get,
  ]) {
    const [body] = listings(method)
    const { size } = await send(largest.member, method, body)
    expect(size, method.name).toBeGreaterThan(100_000)
  }
})

test.each(calls)('$name', async ({ name, method }) => {
  const long: string[] = []
  for (const attempt of await attemptsOf(name, method)) {
    const turnMs = await turnOf(method, attempt)
    if (turnMs > maxTurnMs) long.push(`${attempt.what}: ${Math.round(turnMs)} ms`)
  }
  expect(long).toEqual([])
})
