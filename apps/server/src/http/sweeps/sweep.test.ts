import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { declaredMethods, isOfConsole, maxPageSize, maxSkipCount, type Method } from '@guangquan/contract'
import { Failure } from '../../fail.ts'
import { implementations } from '../../program.ts'
import { callRaw, type Browser, type RawResponse, type TestCaller } from '../../testing/call-as.ts'
import { brokenBodies, wrongValues, type HostileBody } from '../../testing/hostile-bodies.ts'
import { buildMember, signIn } from '../../testing/people.ts'
import { inputShapes, sampleInputs } from '../../testing/sample-input.ts'
import { buildStaff, signInStaff, type StaffBrowser } from '../../testing/staff.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { parseInput } from '../calls/parse-input.ts'

/** Maximum duration of any response, on a machine busy with other tests. */
const longestMs = 10_000
const Envelope = z.strictObject({
  code: z.int(),
  success: z.boolean(),
  message: z.string(),
  error: z
    .strictObject({
      code: z.int(),
      name: z.string(),
      message: z.string().min(1),
      details: z.record(z.string(), z.unknown()).optional(),
    })
    .nullable(),
  result: z.unknown(),
})
// The text for a field is shown in a form: a sentence, not an identifier.
const FieldTexts = z.object({
  fields: z.record(z.string(), z.string().regex(/^(?!.*[a-z]{4}).*\p{Script=Han}/u)).optional(),
})
const internal = /SQLSTATE|syntax error|violates|relation "|node_modules|\.ts:\d|at Object\./

/** Needs no session. */
const isOpen = ({ access }: Method) => access === 'public' || access === 'console'
const address = (method: Method) => `${method.service}/${method.name}`
const cases = implementations.map(({ method }) => [address(method), method] as const)

let app: TestApp
let alice: Browser
let admin: StaffBrowser
let bob: Browser

beforeAll(async () => {
  app = await openTestApp()
  alice = await buildMember(app)
  admin = await buildStaff(app, ['superAdmin'])
  bob = await buildMember(app)
})
afterAll(() => app.close())

// Plain comparisons: six `expect` per response took a tenth of the time.
function faultOf({ status, body }: RawResponse, ms: number): string | null {
  const envelope = Envelope.safeParse(body)
  if (!envelope.success) return envelope.error.message
  const text = JSON.stringify(body)
  if (internal.test(text)) return `it tells of the inside: ${text}`
  if (!FieldTexts.safeParse(body.error?.details ?? {}).success) return `a field in no sentence: ${text}`
  if (status === 500) return 'it broke'
  if (ms >= longestMs) return `it took ${Math.round(ms)} ms`
  if (body.success !== (body.error === null && body.code === 200)) return `it contradicts itself: ${text}`
  return null
}

/** A caller with access to a method; a call may end the session it was made with. */
async function callerOf(method: Method): Promise<TestCaller> {
  if (method.access === 'console') return null
  return isOfConsole(method) ? signInStaff(app, admin) : signIn(app, alice.userId)
}

async function send(as: TestCaller, method: Method, body: HostileBody): Promise<RawResponse> {
  const begin = performance.now()
  const response = await callRaw(app, as, method, null, {
    rawBody: body.payload,
    ...(body.headers === undefined ? {} : { headers: body.headers }),
  }).catch((error: unknown) => {
    throw new Error(`${address(method)} with ${body.label}`, { cause: error })
  })
  const wrong = faultOf(response, performance.now() - begin)
  if (wrong !== null) throw new Error(`${address(method)} with ${body.label}: ${wrong}`)
  return response
}

// Run one after another, they would spend a third of the time waiting for the database.
async function severalAtOnce<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const queue = all.values()
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const one of queue) await work(one)
    }),
  )
}

/** The response of the gate to a body that parser or schema refuse; null for one that reaches the call. */
function refusalOf(method: Method, { payload, headers }: HostileBody): unknown {
  try {
    if (headers !== undefined) return 'refused for its headers'
    parseInput(method, JSON.parse(payload.toString()))
    return null
  } catch (error) {
    if (error instanceof Failure) return error.details
    if (error instanceof SyntaxError) return 'no JSON'
    throw error
  }
}

/** Returns one in so many items, counted over all calls, so that each body is sent to some of them. */
function everyNth(nth: number): <T>(all: readonly T[]) => T[] {
  let place = 0
  return (all) => all.filter(() => place++ % nth === 0)
}
// These bodies are refused in the same way for all calls: by the JSON parser, or by the gate after the schema.
const someBroken = everyNth(5)
const someForVisitors = everyNth(5)
const someRefused = everyNth(37)

/** The bodies that reach the call, and those refused before, each with the sentences of its fields. */
function sorted(method: Method, bodies: HostileBody[]): { reaching: HostileBody[]; refused: HostileBody[] } {
  const { reaching = [], refused = [] } = Object.groupBy(bodies, (body) => {
    const refusal = refusalOf(method, body)
    if (FieldTexts.safeParse(refusal).success || typeof refusal === 'string') return 'refused'
    if (refusal === null) return 'reaching'
    throw new Error(
      `${address(method)} with ${body.label}: a field in no sentence: ${JSON.stringify(refusal)}`,
    )
  })
  return { reaching, refused }
}

const bytes = (value: unknown, label = 'its own body'): HostileBody => ({
  label,
  payload: JSON.stringify(value),
})

it('every declared call has one handler', () => {
  expect(cases.map(([name]) => name).toSorted()).toEqual(declaredMethods.map(address).toSorted())
})

// A body with several shapes is tried as each of them.
const shapes = cases.flatMap(([name, method]) => {
  const samples = sampleInputs(method)
  return inputShapes(method).map(({ properties = {} }, place) => {
    const label = place === 0 ? name : `${name}, shape ${place + 1}`
    return { label, method, sample: samples[place] ?? {}, taken: Object.keys(properties) }
  })
})

// Otherwise a schema would refuse everything that is sent below, and the code behind it would not be tested.
it('every sample is valid', () => {
  const refused = shapes.filter(({ method, sample }) => refusalOf(method, bytes(sample)) !== null)
  expect(refused.map(({ label }) => label)).toEqual([])
})

describe.each(shapes)('$label', ({ method, sample, taken }) => {
  it('responds to garbage with an envelope, and never with 500', async () => {
    // A call may end the session it was made with.
    const member = await callerOf(method)
    const bodies = brokenBodies(sample)
    const { reaching, refused } = sorted(method, bodies)
    await severalAtOnce([...reaching, ...someBroken(refused)], async (body) => {
      const { body: envelope } = await send(member, method, body)
      const known = ['no body', 'same key twice', 'another charset', 'byte order mark'].includes(body.label)
      expect(envelope.success, body.label).toBe(known && envelope.success)
    })
    await severalAtOnce(someForVisitors(bodies), async (body) => {
      const { body: forVisitor } = await send(null, method, body)
      if (!isOpen(method)) expect(forVisitor.success, body.label).toBe(false)
    })
  })

  it('reports each invalid value as such', async () => {
    let member = await callerOf(method)
    const { reaching, refused } = sorted(method, wrongValues(sample))
    await severalAtOnce([...reaching, ...someRefused(refused)], async (body) => {
      const { body: envelope } = await send(member, method, body)
      expect(envelope.code, body.label).not.toBe(500)
      if (method.endsSession && envelope.success) member = await callerOf(method)
      if (isOpen(method)) await send(null, method, body)
    })
  })

  it('refuses an additional field, whatever it is', async () => {
    const member = await callerOf(method)
    const promises = {
      userId: bob.userId,
      loginUserId: bob.userId,
      memberId: bob.userId,
      authorId: bob.userId,
    }
    const more = { ...promises, role: 'admin', level: 10, coins: 1e6, exp: 1e6, status: 2, viewCount: 1 }
    const additional = Object.entries(more).filter(([field]) => !taken.includes(field))
    const bodies = additional.map(([field, value]) => bytes({ ...sample, [field]: value }, field))
    for (const body of bodies) expect([body.label, refusalOf(method, body)]).not.toEqual([body.label, null])
    for (const body of someRefused(bodies)) {
      const { body: envelope } = await send(member, method, body)
      expect([body.label, envelope.error?.code]).toEqual([body.label, 400])
    }
  })

  it.runIf(typeof method.access !== 'string')('is for staff: a member gets 100', async () => {
    const { body } = await send(await signIn(app, alice.userId), method, bytes(sample))
    expect(body.error?.code).toBe(100)
  })

  it.runIf(!isOpen(method))('is not for visitors: one gets 100', async () => {
    const { body } = await send(null, method, bytes(sample))
    expect(body.error?.code).toBe(100)
    const { body: withoutCookie } = await send({ ...alice, cookie: '' }, method, bytes(sample))
    expect(withoutCookie.error?.code).toBe(100)
  })

  it.runIf('maxResultCount' in sample)('pages within its limits', async () => {
    const { cursor: _, ...rest } = sample
    const member = await callerOf(method)
    const edges: [Record<string, unknown>, boolean][] = [
      [{ skipCount: 0, maxResultCount: 1 }, true],
      [{ skipCount: maxSkipCount, maxResultCount: maxPageSize }, true],
      [{ skipCount: 0, maxResultCount: 0 }, false],
      [{ skipCount: 0, maxResultCount: maxPageSize + 1 }, false],
      [{ skipCount: -1 }, false],
      [{ skipCount: maxSkipCount + 1 }, false],
      [{ skipCount: '12' }, false],
    ]
    for (const [paging, allowed] of edges) {
      const { body } = await send(member, method, bytes({ ...rest, ...paging }, JSON.stringify(paging)))
      if (!allowed) expect([paging, body.error?.code]).toEqual([paging, 400])
      else expect([paging, body.error?.code]).not.toEqual([paging, 400])
      if (!body.success) continue
      const page = method.output.parse(body.result)
      expect(page).toMatchObject({ items: expect.any(Array), totalCount: expect.any(Number) })
      expect(Object(page).isLast).toBe(Object(page).nextCursor === null)
    }
  })
})

it('does not change other members’ rows', async () => {
  const row = await app.app.db
    .selectFrom('member')
    .innerJoin('member_counter', 'member_id', 'id')
    .where('id', '=', bob.userId)
    .selectAll()
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ level: 3, coins: 0, exp: 0, status: 1, fans_count: 0, publish_count: 0 })
})
