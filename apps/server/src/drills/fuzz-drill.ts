import { declaredMethods, NewPublish, Picture, UserAddress, UserLike, type Method } from '@guangquan/contract'
import { sql } from 'kysely'
import { buildAccount } from '../testing/accounts.ts'
import { signIn } from '../testing/people.ts'
import { address } from '../testing/permission-cases.ts'
import { buildPost } from '../testing/posts.ts'
import { brokenBodies, wrongValues, type HostileBody } from '../testing/hostile-bodies.ts'
import { inputShapes, pathsOf, sampleInputs, withValue } from '../testing/sample-input.ts'
import { newFinding, percentile, seconds, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { newAddress } from './people.ts'
import { callRetrying, type RemoteResponse } from './remote-call.ts'
import type { Stage } from './stage.ts'

const atOnce = 24
/** Members tried until the limits let one through. */
const tries = 4
const internal = /SQLSTATE|syntax error|violates|relation "|node_modules|\.ts:\d|at Object\./

export interface FuzzOptions {
  stage: Stage
  scene: Scene
  /** No new case is begun after this time. */
  budgetMs: number
  methods?: readonly Method[]
}

interface Fuzzed {
  tried: number
  perMethod: Map<string, number>
  faults: { label: string; fault: 'broken' | 'leaked' | 'odd'; text: string }[]
  limited: number
  times: number[]
}

/**
 * R14: bodies that no client should send, to every call on two nodes, signed in and not. Each response is an envelope,
 * none is a 500, none reveals internals or another member's private data, and nothing of theirs changes.
 */
export async function fuzz(options: FuzzOptions): Promise<Finding> {
  const { stage } = options
  const finding = newFinding('R14 fuzzed calls')
  const victim = await buildVictim(options)
  const digest = await digestOf(stage, victim.memberId)
  const fuzzed: Fuzzed = { tried: 0, perMethod: new Map(), faults: [], limited: 0, times: [] }
  const cases = casesOf(options.methods ?? declaredMethods, victim.ids)
  const deadline = performance.now() + options.budgetMs
  const work = async () => {
    for (const one of cases) {
      if (performance.now() > deadline) return
      await send(options, one, fuzzed, victim.canary)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if ((await digestOf(stage, victim.memberId)) !== digest)
    finding.failures.push('rows of another member changed')
  for (const { pid, url } of stage.nodes)
    if (!isAlive(pid)) finding.failures.push(`the node at ${url} has ended`)
  const count = (fault: string) => fuzzed.faults.filter((one) => one.fault === fault).length
  const odd = fuzzed.faults
    .slice(0, 5)
    .map(({ label, fault, text }) => `${fault}: ${label}: ${text.slice(0, 200)} ${logOf(stage, text)}`)
  finding.failures.push(...odd)
  finding.counts = {
    tried: fuzzed.tried,
    stopped: fuzzed.tried - fuzzed.faults.length,
    leaked: count('leaked'),
    broken: count('broken'),
  }
  const fewest = Math.min(...fuzzed.perMethod.values())
  const p99 = percentile(fuzzed.times, 0.99)
  if (p99 > 2000) finding.slow.push(`calls took ${seconds(p99)} (p99)`)
  finding.note = `${fuzzed.perMethod.size} methods, ${fewest} cases at least, ${fuzzed.limited} beyond the limits, ${seconds(p99)} (p99)`
  return finding
}

/** What the nodes logged about the request that a response names. */
function logOf(stage: Stage, text: string): string {
  const trace = /"traceId":"([^"]+)"/.exec(text)?.[1]
  if (trace === undefined) return ''
  const lines = stage.nodes.flatMap((node) => node.output().split('\n'))
  return lines
    .filter((line) => line.includes(trace))
    .join('\n')
    .slice(0, 1000)
}

interface Case {
  method: Method
  body: HostileBody
  isMember: boolean
}

/** Cases of all methods in turn, so that an early end leaves none out. */
function* casesOf(methods: readonly Method[], ids: string[]): Generator<Case> {
  const sources = methods.map((method) => casesOfMethod(method, ids))
  while (sources.length > 0) {
    for (const [index, source] of [...sources.entries()].toReversed()) {
      const next = source.next()
      if (next.done === true) sources.splice(index, 1)
      else yield next.value
    }
  }
}

function* casesOfMethod(method: Method, ids: string[]): Generator<Case> {
  const samples = sampleInputs(method)
  for (const [place] of inputShapes(method).entries()) {
    const sample = samples[place] ?? {}
    for (const body of [...foreignIds(sample, ids), ...brokenBodies(sample), ...wrongValues(sample)]) {
      yield { method, body, isMember: true }
      yield { method, body, isMember: false }
    }
  }
  // Two wrong values at once, without an end.
  const paths = pathsOf(samples[0] ?? {})
  if (paths.length < 2) return
  for (let turn = 0; ; turn++) {
    const wrong = wrongValues(samples[0] ?? {})
    const first = wrong[(turn * 31) % wrong.length]
    const path = paths[turn % paths.length] ?? []
    if (first === undefined) return
    const payload = mixed(String(first.payload), path, turn)
    yield {
      method,
      body: { label: `${first.label} and ${path.join('.')}`, payload },
      isMember: turn % 3 !== 0,
    }
  }
}

const odds: unknown[] = [null, '', -1, 2 ** 53, [], {}, 'a\u0000b', '\ud800', 'x'.repeat(300), true]

function mixed(payload: string, path: (string | number)[], turn: number): string {
  try {
    return JSON.stringify(withValue(JSON.parse(payload), path, odds[turn % odds.length]))
  } catch {
    return payload.slice(0, turn % payload.length)
  }
}

/** The sample with the ids of somebody's private things in place of each id. */
function foreignIds(sample: Record<string, unknown>, ids: string[]): HostileBody[] {
  return pathsOf(sample)
    .filter((path) => /^[\da-f]{8}-/.test(String(path.reduce<unknown>((at, key) => Object(at)[key], sample))))
    .flatMap((path) =>
      ids.map((id) => ({
        label: `${path.join('.')} of somebody else`,
        payload: JSON.stringify(withValue(sample, path, id)),
      })),
    )
}

let turn = 0

async function send(
  { stage, scene }: FuzzOptions,
  { method, body, isMember }: Case,
  fuzzed: Fuzzed,
  canary: string,
): Promise<void> {
  const label = `${method.service}/${method.name} ${isMember ? 'by a member' : 'by a visitor'}: ${body.label}`
  let response: RemoteResponse | null = null
  for (let attempt = 0; attempt < tries; attempt++) {
    turn += 1
    const person = scene.people[turn % scene.people.length]
    const raw = { payload: body.payload, ...(body.headers === undefined ? {} : { headers: body.headers }) }
    try {
      response = await callRetrying(stage.observer, {
        url: stage.urlOf(turn),
        as: isMember ? (person?.browser ?? null) : null,
        agent: scene.agent,
        address: newAddress(),
        method,
        input: null,
        raw,
      })
    } catch (error) {
      fuzzed.faults.push({ label, fault: 'odd', text: `no envelope: ${String(error)}` })
      return
    }
    // A connection that the server had just closed, as after a body it could not read.
    if (response.status === 0) continue
    // Its session was ended by an earlier case.
    if (isMember && person !== undefined && (response.errorCode === 1001 || response.errorCode === 100)) {
      person.browser = await signIn(stage.observer, person.browser.userId)
    } else if (response.status !== 429) break
  }
  if (response === null) return
  fuzzed.tried += 1
  fuzzed.times.push(response.milliseconds)
  if (response.status === 429) fuzzed.limited += 1
  const name = `${method.service}/${method.name}`
  fuzzed.perMethod.set(name, (fuzzed.perMethod.get(name) ?? 0) + 1)
  const fault = faultOf(response, canary)
  if (fault !== null) fuzzed.faults.push({ label, fault, text: response.text || (response.cut ?? '') })
}

function faultOf(response: RemoteResponse, canary: string): 'broken' | 'leaked' | 'odd' | null {
  if (response.status === 500 || response.errorCode === 5000) return 'broken'
  if (response.text.includes(canary) || internal.test(response.text)) return 'leaked'
  return response.status === 0 ? 'odd' : null
}

/** Somebody with private things, each with a word that no response may contain. */
async function buildVictim({
  stage,
}: FuzzOptions): Promise<{ memberId: string; ids: string[]; canary: string }> {
  const canary = 'kanarienvogel'
  const { browser } = await buildAccount(stage.observer)
  const post = await buildPost(stage.observer, browser, { text: canary, exposeUser: [] })
  const deleted = await buildPost(stage.observer, browser, { text: canary, status: 5 })
  const ids = [post, deleted]
  const things: [Method, object][] = [
    [NewPublish.SaveDraft, { publishType: 1, text: canary }],
    [UserAddress.Create, { ...address, receiver: canary.slice(0, 10), detail: canary }],
    [UserLike.SaveFolder, { name: canary }],
    [Picture.SaveAlbum, { name: canary }],
  ]
  for (const [method, input] of things) {
    const { result, text } = await callRetrying(stage.observer, {
      url: stage.urlOf(0),
      as: browser,
      method,
      input,
    })
    const id: unknown = Object(result)['id']
    if (typeof id !== 'string') throw new Error(`${method.name}: ${text}`)
    ids.push(id)
  }
  return { memberId: browser.userId, ids, canary }
}

async function digestOf(stage: Stage, memberId: string): Promise<string> {
  const { rows } = await sql<{ digest: string }>`select md5(concat(
    (select string_agg(member::text, '|') from member where id = ${memberId}),
    (select string_agg(credential::text, '|') from credential where member_id = ${memberId}),
    (select string_agg(concat(id, body, status, deleted_at), '|' order by id) from publish where author_id = ${memberId}),
    (select string_agg(draft::text, '|' order by id) from draft where author_id = ${memberId}),
    (select string_agg(user_address::text, '|' order by id) from user_address where member_id = ${memberId}),
    (select string_agg(collect_folder::text, '|' order by id) from collect_folder where member_id = ${memberId}),
    (select string_agg(album::text, '|' order by id) from album where member_id = ${memberId})
  )) as digest`.execute(stage.observer.app.db)
  return rows[0]?.digest ?? ''
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
