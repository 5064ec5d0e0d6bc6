import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish, UserFollow } from '@guangquan/contract'
import pg from 'pg'
import { newFinding, percentile, seconds, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { callRemote, type RemoteResponse } from './remote-call.ts'
import { sendRaw } from './send-raw.ts'
import type { Stage } from './stage.ts'
import type { TcpProxy } from './tcp-proxy.ts'

/** Five times as many as a node has connections. */
const crowd = 100

export interface SlowOptions {
  stage: Stage
  scene: Scene
  proxy: TcpProxy
  /** How long a row is locked. */
  lockMs: number
}

/** R8: the network to the database is slow, silent or loses connections, and a row stays locked. */
export async function slowDatabase(options: SlowOptions): Promise<Finding[]> {
  const { proxy } = options
  const lag = (milliseconds: number) => ({
    begin: () => proxy.slow(milliseconds),
    end: () => proxy.slow(0),
  })
  return [
    await underFault(options, 'R8 responses of the database after 500 ms', lag(500)),
    await underFault(options, 'R8 responses of the database after 5 s', lag(5000)),
    await underFault(options, 'R8 no response of the database', lag(Infinity)),
    await underFault(options, 'R8 one connection in a hundred reset', {
      begin: () => proxy.reset(0.01),
      end: () => proxy.reset(0),
    }),
    await lockRow(options),
  ]
}

async function underFault(
  options: SlowOptions,
  drill: string,
  fault: { begin: () => void; end: () => void },
): Promise<Finding> {
  const finding = newFinding(drill)
  fault.begin()
  const reading = Promise.all(Array.from({ length: crowd }, (_, turn) => list(options, turn)))
  await sleep(500)
  const health = (await sendRaw({ url: options.stage.urlOf(0), path: '/healthz', method: 'GET' }))
    .milliseconds
  const responses = await reading
  fault.end()
  const recovered = await untilServed(options)
  const refused = responses.filter(({ success }) => !success)
  const odd = refused.filter(
    ({ status, errorCode }) => !(status === 503 && (errorCode === 5003 || errorCode === 5007)),
  )
  const worst = percentile(
    responses.map(({ milliseconds }) => milliseconds),
    1 - 1e-9,
  )
  // A call is ended after 20 s.
  if (worst > 25_000) finding.failures.push(`a call took ${seconds(worst)}`)
  if (recovered === Infinity) finding.failures.push('it did not recover')
  if (recovered > 2000) finding.slow.push(`it recovered after ${seconds(recovered)}`)
  if (health > 1000) finding.slow.push(`/healthz took ${seconds(health)}`)
  finding.counts = {
    tried: refused.length,
    stopped: refused.length - odd.length,
    broken: responses.filter(({ status }) => status === 500).length,
  }
  finding.note = `${crowd - refused.length} of ${crowd} served, ${seconds(worst)} at most, recovered after ${seconds(recovered)}`
  return finding
}

/** Writes of one member wait for a locked row; those of others continue. */
async function lockRow(options: SlowOptions): Promise<Finding> {
  const { stage, scene, lockMs } = options
  const finding = newFinding(`R8 a row locked for ${Math.round(lockMs / 1000)} s`)
  const id = scene.people[0]?.browser.userId ?? ''
  const beside: RemoteResponse[] = []
  const waiting: RemoteResponse[] = []
  // A connection of its own: those of the program may not be idle in a transaction for so long.
  const holder = new pg.Client({ connectionString: stage.directUrl })
  await holder.connect()
  try {
    await holder.query('begin')
    await holder.query('select id from member where id = $1 for update', [id])
    await holder.query('select member_id from member_counter where member_id = $1 for update', [id])
    const begin = performance.now()
    const isOver = () => performance.now() - begin > lockMs
    const follow = async (place: number) => {
      for (let turn = place; !isOver(); turn += 30) {
        const as = scene.people[(turn % (scene.people.length - 1)) + 1]?.browser ?? null
        const call = { as, agent: scene.agent, url: stage.urlOf(turn) }
        const input = { userId: id, on: true }
        waiting.push(await callRemote(stage.observer, { ...call, method: UserFollow.Follow, input }))
        await sleep(50)
      }
    }
    const read = async () => {
      for (let turn = 1; !isOver(); turn++) {
        beside.push(await list(options, turn))
        await sleep(30)
      }
    }
    await Promise.all([...Array.from({ length: 30 }, (_, place) => follow(place)), read()])
  } finally {
    await holder.end()
  }
  const p95 = percentile(
    beside.map(({ milliseconds }) => milliseconds),
    0.95,
  )
  const stopped = beside.filter(({ success }) => !success).length
  if (p95 > 1000) finding.slow.push(`other calls took ${seconds(p95)} (p95)`)
  if (stopped > 0) finding.slow.push(`${stopped} of ${beside.length} other calls were refused`)
  const refused = waiting.filter(({ success }) => !success)
  finding.counts = {
    tried: refused.length,
    stopped: refused.filter(({ status }) => status === 503 || status === 429).length,
    broken: [...waiting, ...beside].filter(({ status }) => status === 500).length,
  }
  finding.note = `${beside.length} other calls in ${seconds(p95)} (p95)`
  return finding
}

function list({ stage, scene }: SlowOptions, turn: number): Promise<RemoteResponse> {
  const as = scene.people[turn % scene.people.length]?.browser ?? null
  const call = { as, agent: scene.agent, url: stage.urlOf(turn) }
  return callRemote(stage.observer, { ...call, method: NewPublish.GetDraftList, input: {} })
}

/** @returns milliseconds until both nodes serve again */
async function untilServed(options: SlowOptions): Promise<number> {
  const begin = performance.now()
  for (const node of [0, 1]) {
    while (!(await list(options, node)).success) {
      if (performance.now() - begin > 30_000) return Infinity
      await sleep(50)
    }
  }
  return performance.now() - begin
}
