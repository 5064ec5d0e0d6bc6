import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { NewPublish, UserLike } from '@guangquan/contract'
import { sql } from 'kysely'
import { newFinding, seconds, type Finding } from './drill.ts'
import type { Scene } from './journal.ts'
import { beginRemote } from './remote-call.ts'
import type { Stage } from './stage.ts'

/** Bodies completed at a time: all at once would test overload. */
const atOnce = 40

export interface StopOptions {
  stage: Stage
  scene: Scene
  /** Requests whose headers have arrived when the node is told to stop. */
  inFlight: number
  /** Connections that never complete what they began. */
  stuck: number
}

/**
 * R9: SIGTERM to all processes of a node, and again, while requests are under way, among connections that never end
 * theirs. The last node stops.
 */
export async function stopNode({ stage, scene, inFlight, stuck }: StopOptions): Promise<Finding> {
  const finding = newFinding(`R9 SIGTERM with ${inFlight} in flight, ${stuck} stuck`)
  const last = stage.nodes.length - 1
  const node = stage.nodes[last]
  const url = stage.urlOf(last)
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight })
  const { rows: posts } = await sql<{ id: string }>`select id from publish where status = 2 limit 20`.execute(
    stage.observer.app.db,
  )
  const sockets = Array.from({ length: stuck }, (_, index) => getStuck(url, index))
  // The program has their headers; their bodies are not complete yet.
  const begun = await Promise.all(
    Array.from({ length: inFlight }, (_, n) => {
      const as = scene.people[n % scene.people.length]?.browser ?? null
      const targetId = posts[n % posts.length]?.id ?? ''
      const call =
        n % 2 === 0
          ? { method: UserLike.Collect, input: { targetType: 1, targetId, on: true } }
          : { method: NewPublish.GetPublishReplyList, input: { publishId: targetId } }
      return beginRemote(stage.observer, { url, as, agent, ...call })
    }),
  )
  const begin = performance.now()
  node?.signalAll('SIGTERM')
  // What the set-up hands on, and a supervisor that does not want to wait.
  for (const pauseMs of [20, 480]) {
    await sleep(pauseMs)
    node?.signalAll('SIGTERM')
  }
  let responded = 0
  const others: string[] = []
  for (let first = 0; first < inFlight; first += atOnce) {
    const responses = await Promise.all(begun.slice(first, first + atOnce).map((one) => one.finish()))
    for (const { status, errorCode, cut, milliseconds } of responses) {
      if (status > 0 && status < 500) responded += 1
      else others.push(`${status} ${errorCode ?? cut} after ${seconds(milliseconds)}`)
    }
  }
  const exit = await node?.exited
  const took = performance.now() - begin
  agent.destroy()
  for (const socket of sockets) socket.destroy()
  if (responded < inFlight)
    finding.failures.push(
      `${inFlight - responded} of ${inFlight} got no response: ${others.slice(0, 3).join(', ')}`,
    )
  if (exit?.code !== 0)
    finding.failures.push(`it ended with ${exit?.code ?? exit?.signal}: ${node?.output().slice(-500) ?? ''}`)
  if (took > 30_000) finding.failures.push(`it took ${seconds(took)}`)
  finding.counts = { acknowledged: responded, lost: inFlight - responded }
  finding.note = `ended after ${seconds(took)}`
  return finding
}

const beginnings = [
  // A body that is announced and never comes, as a fuzzer leaves it.
  'POST /api/services/guangquan/UserInfo/Get HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 900\r\n\r\n{"a"',
  // Chunks without an end.
  'POST /api/Login/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n3\r\n{"a\r\n',
  // Half of the headers.
  'GET / HTTP/1.1\r\nHost: x\r\nAccept: text',
  'GET /nope HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  // An upload of ten minutes.
  'PUT /api/FileFront/PutPiece/01a1fe66-ccba-7299-8c28-8a1f84a6d249/0 HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: 5242880\r\n\r\nxx',
]

function getStuck(url: string, index: number): Socket {
  const { hostname, port } = new URL(url)
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(beginnings[index % beginnings.length] ?? '')
  return socket
}
