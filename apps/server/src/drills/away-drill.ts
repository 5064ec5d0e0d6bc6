import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish } from '@guangquan/contract'
import { sql } from 'kysely'
import { WebSocket } from 'ws'
import { newFinding, percentile, seconds, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { openLive } from './open-live.ts'
import { callRemote, type RemoteResponse } from './remote-call.ts'
import { sendRaw } from './send-raw.ts'
import type { Stage } from './stage.ts'
import type { TcpProxy } from './tcp-proxy.ts'

export interface AwayOptions {
  stage: Stage
  scene: Scene
  /** In front of the database. */
  proxy: TcpProxy
  /** How long the database is away. */
  awayMs: number
}

/** R7: the database is away, comes back, and then ends every connection. */
export async function leaveDatabase({ stage, scene, proxy, awayMs }: AwayOptions): Promise<Finding> {
  const finding = newFinding(`R7 database away for ${Math.round(awayMs / 1000)} s`)
  const { failures, slow } = finding
  const sockets = await Promise.all(
    scene.people.slice(0, 2).map((person, index) => openLive(stage, person, stage.urlOf(index))),
  )
  const refused: RemoteResponse[] = []
  let odd = 0

  await proxy.shut()
  const begin = performance.now()
  let turn = 0
  while (performance.now() - begin < awayMs) {
    const responses = await Promise.all([write(stage, scene, turn), read(stage, scene, turn)])
    refused.push(...responses.filter(({ success }) => !success))
    odd += responses.filter(
      ({ success, status, headers }) => !success && !(status === 503 && headers['retry-after'] === '2'),
    ).length
    turn += 1
    await sleep(100)
  }
  for (const [path, wanted] of [
    ['/healthz', 200],
    ['/readyz', 503],
  ] as const) {
    for (const node of [0, 1]) {
      const { status } = await sendRaw({ url: stage.urlOf(node), path, method: 'GET' })
      if (status !== wanted) failures.push(`${path} was ${status} without a database`)
    }
  }
  if (refused.length === 0) failures.push('nothing was refused')
  if (odd > 0) failures.push(`${odd} refusals were not 503 with Retry-After: 2`)

  await proxy.open()
  const back = await untilBack(stage, scene)
  if (back === Infinity) failures.push('it did not come back')
  if (back > 5000) slow.push(`the first write succeeded after ${seconds(back)}`)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(stage.observer.app.db)
  const again = await untilBack(stage, scene)
  if (again === Infinity) failures.push('it did not come back after its connections were ended')
  const closed = sockets.filter((socket) => socket.readyState !== WebSocket.OPEN).length
  if (closed > 0) failures.push(`${closed} live connections were closed`)
  for (const socket of sockets) socket.terminate()

  const worst = percentile(
    refused.map(({ milliseconds }) => milliseconds),
    1 - 1e-9,
  )
  if (worst > 4000) slow.push(`a refusal took ${seconds(worst)}`)
  finding.counts = {
    tried: refused.length,
    stopped: refused.length - odd,
    broken: refused.filter(({ status }) => status === 500).length,
  }
  finding.note = `refusals in ${seconds(worst)} at most, back after ${seconds(back)}`
  return finding
}

function write({ observer, urlOf }: Stage, { people, agent }: Scene, turn: number): Promise<RemoteResponse> {
  const person = people[turn % people.length]
  const input = { publishType: 1, text: '等数据库回来' }
  const as = person?.browser ?? null
  return callRemote(observer, { url: urlOf(turn), as, agent, method: NewPublish.SaveDraft, input })
}

function read({ observer, urlOf }: Stage, { people, agent }: Scene, turn: number): Promise<RemoteResponse> {
  const as = people[(turn * 3 + 1) % people.length]?.browser ?? null
  return callRemote(observer, { url: urlOf(turn + 1), as, agent, method: NewPublish.GetDraftList, input: {} })
}

/** @returns milliseconds until a write succeeds on each node */
async function untilBack(stage: Stage, scene: Scene): Promise<number> {
  const begin = performance.now()
  for (const node of [0, 1]) {
    while (!(await write(stage, scene, node)).success) {
      if (performance.now() - begin > 30_000) return Infinity
      await sleep(50)
    }
  }
  return performance.now() - begin
}
